import {
  createPropertyStores,
  type PropertyStores,
} from '../../../src/emulator/services/properties/property-stores.ts';
import {
  blankWorkbook,
  createWorkbook,
  type Workbook,
} from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { emptyState, openEmulatorState } from '../../../src/local/workbook-file/emulator-state.ts';
import { openWorkbookFile } from '../../../src/local/workbook-file/workbook-file.ts';
import { crashedCopy, newPath } from './support/workbook-folder.ts';

interface OpenProject {
  readonly workbook: Workbook;
  readonly stores: PropertyStores;
  commit(): Promise<void>;
  close(): Promise<void>;
}

/** The emulator's own workbook and properties on a file, as the local server opens them. */
async function openProject(path: string): Promise<OpenProject> {
  const file = await openWorkbookFile({
    path,
    create: () => ({ snapshot: blankWorkbook('Billing', 'Europe/Berlin', 'en_US'), state: emptyState }),
    openWorkbook: (snapshot) => createWorkbook(snapshot),
    openState: openEmulatorState,
    report: (message) => {
      throw new Error(message);
    },
  });
  file.workbook.onMutation((change) => file.record({ part: 'workbook', change }));
  const stores = createPropertyStores(file.state.toStored().properties, (change) => {
    file.state.apply(change);
    file.record({ part: 'state', change });
  });
  return { workbook: file.workbook, stores, commit: file.commit, close: file.close };
}

function change({ workbook, stores }: OpenProject): void {
  workbook.apply({ op: 'insert_sheet', sheet_id: 5, name: 'Invoices', index: 1, rows: 20, columns: 4 });
  workbook.apply({
    op: 'set_style',
    sheet_id: 5,
    area: { row: 1, column: 1, rows: 20, columns: 1 },
    style: { numberFormat: '@' },
  });
  workbook.apply({ op: 'set_formulas', sheet_id: 5, row: 1, column: 2, formulas: [['=1+1']] });
  workbook.apply({ op: 'set_notes', sheet_id: 5, row: 1, column: 1, notes: [['number']] });
  workbook.apply({ op: 'set_columns', sheet_id: 5, column: 3, columns: 1, hidden: true });
  workbook.apply({ op: 'insert_rows', sheet_id: 5, row: 1, rows: 1, style_from: null });
  stores.open('script').set('key', 'value');
}

test('what the emulator changes is the same after a crash, and the same again after a checkpoint', async () => {
  const path = await newPath();
  const project = await openProject(path);
  change(project);
  await project.commit();
  const expected = project.workbook.toSnapshot();

  const replayed = await openProject(await crashedCopy(path));
  expect(replayed.workbook.toSnapshot()).toEqual(expected);
  expect(replayed.stores.snapshot()).toEqual({ script: { key: 'value' } });
  await replayed.close();

  await project.close();
  const reopened = await openProject(path);
  expect(reopened.workbook.toSnapshot()).toEqual(expected);
  expect(reopened.stores.snapshot()).toEqual({ script: { key: 'value' } });
  await reopened.close();
});
