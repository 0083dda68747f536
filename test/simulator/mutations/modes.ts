/** Mutations of test mode: a name that both modes share. */
import type { openTestMode, testName } from '../../../src/core/test-mode.ts';
import { hintsName } from '../../../src/core/store/hints.ts';
import { journalSheet } from '../../../src/core/store/journal/journal-entry.ts';
import { propertyCacheName } from '../../../src/core/store/property-records.ts';
import type { Workspace } from '../../../src/core/workspace.ts';
import type { Mutation } from './mutation.ts';

const sharing =
  (shared: string) =>
  (original: typeof testName): typeof testName =>
  (name) =>
    name === shared ? name : original(name);

export const modeMutations: readonly Mutation[] = [
  {
    name: 'test_hints_without_prefix',
    description: 'Test mode keeps what it knows of its sheets under the name of live mode.',
    seams: { testName: sharing(hintsName) },
  },
  {
    name: 'test_endpoints_without_prefix',
    description: 'The copy of the webhook endpoints that the cache holds is one for both modes.',
    seams: { testName: sharing(propertyCacheName) },
  },
  {
    name: 'test_journal_without_prefix',
    description: 'Test mode writes its entries to the journal of live mode.',
    seams: {
      openTestMode: (original: typeof openTestMode) => (live: Workspace) => {
        const { document } = live;
        const test = original(live);
        const sheetOf = (sheet: string): Workspace['document'] =>
          sheet === journalSheet ? document : test.document;
        return {
          ...test,
          document: {
            ...test.document,
            read: (sheet, area) => sheetOf(sheet).read(sheet, area),
            readRow: (sheet, row) => sheetOf(sheet).readRow(sheet, row),
            write: (sheet, ...rest) => sheetOf(sheet).write(sheet, ...rest),
            gridRows: (sheet) => sheetOf(sheet).gridRows(sheet),
            lastContentRow: (sheet) => sheetOf(sheet).lastContentRow(sheet),
            addRows: (sheet, rows) => sheetOf(sheet).addRows(sheet, rows),
          },
        } satisfies Workspace;
      },
    },
  },
];
