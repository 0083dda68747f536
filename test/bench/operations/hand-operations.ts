/** The measured operations of a person's hand on whole rows: 500 of them pasted, one deleted, one inserted. */
import {
  createPersonEdits,
  type PersonEdits,
} from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import type { BenchAnswer } from '../open-bench.ts';
import { type Operation, type PreparedWorkspace, together } from './operation.ts';

const pastedRows = 500;
const minuteMs = 60_000;

type Act = (edits: PersonEdits, rows: number) => ReturnType<PersonEdits['paste' | 'deleteRows']>;

const insertInTheMiddle: Act = (edits, rows) => edits.insertRows('Invoices', rows >> 1, 1);
const deleteInTheMiddle: Act = (edits, rows) => edits.deleteRows('Invoices', (rows >> 1) + 5, 1);

export const handOperations: readonly Operation[] = [
  {
    name: 'row_inserted',
    status: 200,
    limits: {
      ms: [1990, 2120, 3000],
      pessimistic: [3170, 3300, 4170],
      calls: [26, 26, 26],
      searches: { columns: 2, because: 'the ids of the records are read where a row was inserted' },
    },
    prepare: seeRows,
    run: (workspace) => act(workspace, insertInTheMiddle),
  },
  {
    name: 'row_deleted',
    status: 200,
    limits: {
      ms: [3160, 3390, 5000],
      pessimistic: [4340, 4570, 6220],
      calls: [39, 39, 39],
      searches: {
        columns: 7,
        because: 'the ids are read, and the rows and lines of the deleted record are searched',
      },
    },
    lockedMs: 2000,
    prepare: seeRows,
    run: (workspace) => act(workspace, deleteInTheMiddle),
  },
  {
    name: '500_rows_pasted',
    status: 200,
    limits: {
      ms: [32_010, 30_500, 30_770],
      pessimistic: [35360, 33790, 34070],
      calls: [340, 318, 318],
      searches: { columns: 3, because: 'each commit searches the customers by name' },
    },
    lockedMs: 2000,
    run: (workspace) => act(workspace, (edits, rows) => paste(workspace, edits, rows)),
  },
];

// The first event reads all sheets, and remembers which rows stand where.
function seeRows(workspace: PreparedWorkspace): string {
  act(workspace, insertInTheMiddle);
  return '';
}

function paste({ bench }: PreparedWorkspace, edits: PersonEdits, rows: number): ReturnType<Act> {
  const headers = sheetNamed(bench.emulator.world.workbook, 'Invoices')?.rows[0] ?? [];
  const texts = Array.from({ length: pastedRows }, (_, index) =>
    headers.map((header) => {
      if (header === 'Customer') return `Customer ${1 + (index % 20)}`;
      if (header === 'Total') return String(100 + index);
      return header === 'Status' ? 'open' : '';
    }),
  );
  return edits.paste({ sheet: 'Invoices', row: rows + 1, column: 1 }, texts);
}

function act({ bench }: PreparedWorkspace, does: Act): BenchAnswer {
  const { workbook, clock } = bench.emulator.world;
  clock.advance(minuteMs);
  const rows = sheetNamed(workbook, 'Invoices')?.rows.length ?? 1;
  const event = does(createPersonEdits(workbook, clock), rows);
  if (event === undefined) throw new Error('The sheet refuses the edit.');
  return together(bench.emulator.personDid({ ...event, user: localOwner }).map(({ outcome }) => outcome));
}
