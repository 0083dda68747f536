/** The measured work without a request: what a person's hand on the sheet causes, and what Google's clock starts. */
import {
  createPersonEdits,
  type PersonEdits,
} from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import type { BenchAnswer } from '../open-bench.ts';
import { type BenchOperation, forgetCache, type PreparedWorkspace, together } from './operation.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const hoursOfDay = 24;
const pastedRows = 500;
// This number of dispatcher runs finishes all work that the operations before have left.
const settlingRuns = 30;

type Act = (edits: PersonEdits, rows: number) => ReturnType<PersonEdits['typeCell' | 'deleteRows']>;

const insertInTheMiddle: Act = (edits, rows) => edits.insertRows('Invoices', rows >> 1, 1);
const deleteInTheMiddle: Act = (edits, rows) => edits.deleteRows('Invoices', (rows >> 1) + 5, 1);

/** They run behind the requests, in the same workspace. */
export const tickAndTyping: readonly BenchOperation[] = [
  {
    name: 'idle_tick',
    status: 200,
    prepare({ bench }) {
      for (let run = 0; run < settlingRuns; run += 1) bench.dispatch();
      return '';
    },
    run: ({ bench }) => bench.dispatch(),
  },
  {
    name: 'typed_row',
    status: 200,
    prepare: typeAllButStatus,
    run: (workspace, row) => type(workspace, Number(row), 'Status', 'open'),
  },
];

/** The first act on whole rows comes after a night in which nobody has used the workbook. */
export const handOperations: readonly BenchOperation[] = [
  {
    name: 'first_row_inserted',
    status: 200,
    prepare: afterNight,
    run: (workspace) => actLater(workspace, insertInTheMiddle),
  },
  { name: 'row_inserted', status: 200, run: (workspace) => actLater(workspace, insertInTheMiddle) },
  { name: 'row_deleted', status: 200, run: (workspace) => actLater(workspace, deleteInTheMiddle) },
  {
    name: '500_rows_pasted',
    status: 200,
    run: (workspace) => actLater(workspace, (edits, rows) => paste(workspace, edits, rows)),
  },
];

/** It needs a workspace of its own, because it has to be the first act. */
export const firstDeletion: BenchOperation = {
  name: 'first_row_deleted',
  status: 200,
  prepare: afterNight,
  run: (workspace) => actLater(workspace, deleteInTheMiddle),
};

/** It needs a workspace of its own, because it goes on where the last sweep stopped. */
export const hourlySweep: BenchOperation = {
  name: 'sweep',
  status: 200,
  prepare: sweepForDay,
  run: sweep,
};

// The first sweep sees all rows, and each hour from then on takes a share; the day of the first is over by then.
function sweepForDay(workspace: PreparedWorkspace): string {
  for (let hour = 0; hour < hoursOfDay; hour += 1) {
    sweep(workspace);
    workspace.bench.emulator.world.clock.advance(hourMs);
  }
  return '';
}

// Google's cache forgets what it holds within six hours.
function afterNight(workspace: PreparedWorkspace): string {
  sweepForDay(workspace);
  return forgetCache(workspace);
}

function sweep({ bench }: PreparedWorkspace): BenchAnswer {
  return together([bench.emulator.run('sweepRows', [], { kind: 'time_trigger', activeUser: localOwner })]);
}

// A person types an invoice below all others, cell by cell, and Google calls the triggers for each cell. @returns its row
function typeAllButStatus(workspace: PreparedWorkspace): string {
  const row = rowCount(workspace) + 1;
  const texts = { Customer: 'Customer 1', 'Invoice date': '2026-01-07', Total: '120' };
  for (const [header, text] of Object.entries(texts)) type(workspace, row, header, text);
  return String(row);
}

function type(workspace: PreparedWorkspace, row: number, header: string, text: string): BenchAnswer {
  const column = headersOf(workspace).indexOf(header) + 1;
  return act(workspace, (edits) => edits.typeCell({ sheet: 'Invoices', row, column }, text));
}

function paste(workspace: PreparedWorkspace, edits: PersonEdits, rows: number): ReturnType<Act> {
  const texts = Array.from({ length: pastedRows }, (_, index) =>
    headersOf(workspace).map((header) => {
      if (header === 'Customer') return `Customer ${1 + (index % 20)}`;
      if (header === 'Total') return String(100 + index);
      return header === 'Status' ? 'open' : '';
    }),
  );
  return edits.paste({ sheet: 'Invoices', row: rows + 1, column: 1 }, texts);
}

function actLater(workspace: PreparedWorkspace, does: Act): BenchAnswer {
  workspace.bench.emulator.world.clock.advance(minuteMs);
  return act(workspace, does);
}

// Does something to the sheet Invoices, and sums the usage of the triggers that Google calls for it.
function act(workspace: PreparedWorkspace, does: Act): BenchAnswer {
  const { emulator } = workspace.bench;
  const { workbook, clock } = emulator.world;
  const event = does(createPersonEdits(workbook, clock), rowCount(workspace));
  if (event === undefined) throw new Error('The sheet refuses the edit.');
  return together(emulator.personDid({ ...event, user: localOwner }).map(({ outcome }) => outcome));
}

function rowCount({ bench }: PreparedWorkspace): number {
  return sheetNamed(bench.emulator.world.workbook, 'Invoices')?.rows.length ?? 0;
}

function headersOf({ bench }: PreparedWorkspace): readonly unknown[] {
  return sheetNamed(bench.emulator.world.workbook, 'Invoices')?.rows[0] ?? [];
}
