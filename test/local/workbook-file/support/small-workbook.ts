/** A workbook and a state small enough to follow by eye, for tests of the files on the disk. */

import { wholeChanges } from '../../../../src/emulator/spreadsheet/workbook/workbook-changes.ts';
import type {
  SheetSnapshot,
  WorkbookSnapshot,
} from '../../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import type { LiveState, LiveWorkbook } from '../../../../src/local/workbook-file/load-parts.ts';
import { openWorkbookFile, type WorkbookFile } from '../../../../src/local/workbook-file/workbook-file.ts';
import type { CheckpointStep } from '../../../../src/local/workbook-file/checkpoint.ts';

type RowAdded = readonly string[];
type Names = readonly string[];

/** A workbook of one sheet to which rows are added: a change that is applied twice shows. */
interface SmallWorkbook extends LiveWorkbook<RowAdded> {
  readonly rows: RowAdded[];
}

/** A list of names: a change that is applied twice shows. */
interface SmallState extends LiveState<Names, string> {
  readonly names: string[];
}

type SmallFile = WorkbookFile<RowAdded, string, SmallWorkbook, SmallState>;

function smallSnapshot(rows: readonly RowAdded[]): WorkbookSnapshot {
  const sheet: SheetSnapshot = {
    id: 7,
    name: 'Rows',
    hidden: false,
    frozenRows: 1,
    maxRows: 1000,
    maxColumns: 5,
    rows: rows.map((row) => [...row]),
    formats: [],
    columnWidths: [],
    notes: [],
    validations: [],
    conditionalFormats: [],
    protections: [],
  };
  return { name: 'Small', timeZone: 'Europe/Berlin', locale: 'en_US', sheets: [sheet] };
}

interface SmallOptions {
  readonly idleMs?: number;
  readonly latestMs?: number;
  readonly patienceMs?: number;
  readonly onTaken?: () => void;
  readonly afterStep?: (step: CheckpointStep) => void;
  readonly report?: (message: string) => void;
}

/** Opens or creates a small workbook; a new one has a header and the name `owner`. */
export function openSmall(path: string, options: SmallOptions = {}): Promise<SmallFile> {
  return openWorkbookFile<Names, RowAdded, string, SmallWorkbook, SmallState>({
    path,
    create: () => ({ snapshot: smallSnapshot([['Header']]), state: ['owner'] }),
    openWorkbook: (snapshot) => {
      const rows = (snapshot.sheets[0]?.rows ?? []).map((row) => row.map(String));
      return {
        rows,
        apply: (row) => {
          rows.push([...row]);
        },
        trackChanges: () => ({ take: () => wholeChanges(smallSnapshot(rows)), written: () => undefined }),
      };
    },
    openState: (stored) => {
      const names = [...stored];
      return {
        names,
        apply: (name) => {
          names.push(name);
        },
        toStored: () => [...names],
      };
    },
    report: (message) => {
      throw new Error(message);
    },
    // Long enough that no checkpoint comes between the lines of a test.
    idleMs: 600_000,
    latestMs: 600_000,
    ...options,
  });
}

/** Makes a change as the emulator does: in memory first, then in the log. */
export function addRow(file: SmallFile, ...row: string[]): void {
  file.workbook.apply(row);
  file.record({ part: 'workbook', change: row });
}

export function addName(file: SmallFile, name: string): void {
  file.state.apply(name);
  file.record({ part: 'state', change: name });
}
