/** The measured work that takes long as a whole, so that nobody may have to wait for all of it: in a workspace of its own. */
import { batchesOf } from '../../../src/core/exchange/batches.ts';
import type { ExportPage } from '../../../src/core/exchange/export-page.ts';
import { newRecordId, sequenceOf } from '../../../src/core/store/record-id.ts';
import type { ExecutionOutcome } from '../../../src/emulator/execution/outcome.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { SheetData } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import type { CommandName, Reply } from '../../../src/pages/protocol.ts';
import { type BenchAnswer, startMs } from '../open-bench.ts';
import { type Operation, type PreparedWorkspace, together } from './operation.ts';

const importedRows = 100;
const rowsBack = 20;
const uuid = '0f3c1a52-7b6e-4d0a-9c55-4b1f0a6d2e91';

export const longOperations: readonly Operation[] = [
  {
    name: 'first_deletion',
    status: 200,
    limits: {
      ms: [10090, 13950, 36690],
      pessimistic: [11290, 15150, 37890],
      calls: [112, 134, 191],
      searches: { columns: 31, because: 'all ids, places and lines are read for the first time' },
    },
    longFrom: 100_000,
    // No event and no sweep has seen the rows yet.
    run: (workspace) => tellOfRows(workspace, (edits, row) => edits.deleteRows('Invoices', row, 1)),
  },
  {
    name: 'import_100_invoices',
    status: 200,
    limits: {
      ms: [4700, 5590, 12610],
      pessimistic: [6570, 7450, 14480],
      calls: [50, 50, 50],
      searches: {
        columns: 9,
        because: 'the ids and numbers of the invoices are read before each of its slices',
      },
    },
    prepare: (workspace) => JSON.stringify(foreignInvoices(workspace)),
    run: (workspace, records) =>
      together(
        batchesOf(JSON.parse(records) as object[]).map((some) =>
          ask(workspace, 'exchange_restore', { plural: 'invoices', records: some, series: {} }),
        ),
      ),
  },
  {
    name: 'import_100_customers',
    status: 200,
    limits: {
      ms: [1380, 1430, 1590],
      pessimistic: [2150, 2200, 2360],
      calls: [11, 11, 11],
      searches: { columns: 0.2, because: 'the names and codes of a tenth as many customers are read' },
    },
    run: (workspace) =>
      together([
        ask(workspace, 'exchange_table', {
          plural: 'customers',
          table: { header: ['Name', 'External ID'], rows: foreignCustomers() },
          key: 'measured 0',
        }),
      ]),
  },
  {
    name: 'export_200_invoices',
    status: 200,
    limits: {
      ms: [170, 170, 170],
      pessimistic: [670, 670, 670],
      calls: [1, 1, 1],
    },
    run: (workspace) => together([ask(workspace, 'exchange_page', { plural: 'invoices', before: null })]),
  },
  {
    name: '20_deletions_undone',
    status: 200,
    limits: {
      ms: [41880, 47430, 64310],
      pessimistic: [43120, 48670, 65550],
      calls: [501, 525, 531],
      searches: { columns: 103.5, because: 'each record is looked for among the lines and payments' },
    },
    // Of 100,000 invoices a slice searches the lines and the payments for one record, which takes most of it.
    lockedMs: 2200,
    longFrom: 100_000,
    prepare: deleteRows,
    run: undoDeletion,
  },
  {
    name: '20_rows_moved',
    status: 200,
    limits: {
      ms: [2540, 3980, 15180],
      pessimistic: [3710, 5160, 16360],
      calls: [35, 41, 95],
      searches: { columns: 10.1, because: 'the ids are compared' },
    },
    // The operations before it have let the API read all rows once, which it would otherwise pay for.
    longFrom: 100_000,
    run: moveRows,
  },
];

/** @throws Error when the command fails, or refuses a record */
function ask({ bench }: PreparedWorkspace, command: CommandName, input: object): ExecutionOutcome {
  const start = { kind: 'page', activeUser: localOwner } as const;
  const outcome = bench.emulator.run('developerArea', [requestOf(command, input)], start);
  const said = outcome.ok ? String(outcome.value) : outcome.text;
  const reply = JSON.parse(outcome.ok ? said : '{}') as Reply<{ readonly refused?: readonly unknown[] }>;
  if (!reply.ok || (reply.answer.refused ?? []).length > 0) throw new Error(`${command}: ${said}`);
  return outcome;
}

function requestOf(command: CommandName, input: object): string {
  return JSON.stringify({ command, input });
}

/** The newest invoices as another workspace may have them: with ids, places and numbers that are free here. */
function foreignInvoices(workspace: PreparedWorkspace): object[] {
  const { value } = workspace.bench.emulator.callFromPage(
    'developerArea',
    [requestOf('exchange_page', { plural: 'invoices', before: null })],
    localOwner,
  ) as { readonly value: string };
  const { answer } = JSON.parse(value) as { readonly answer: ExportPage };
  const newest = sequenceOf(String(answer.records[0]?.id), 'inv') ?? 0;
  return answer.records.slice(0, importedRows).map((invoice, index) => ({
    ...invoice,
    id: newRecordId('inv', startMs, newest + index + 1, uuid),
    number: `X-${index}`,
    created_at: new Date(startMs).toISOString(),
  }));
}

function foreignCustomers(): readonly object[] {
  return Array.from({ length: importedRows }, (_none, index) => ({
    line: index + 2,
    cells: [`Foreign ${index}`, `E-${index}`],
  }));
}

type Edits = ReturnType<typeof createPersonEdits>;

function tellOfRows(
  { bench }: PreparedWorkspace,
  act: (edits: Edits, row: number, sheet: SheetData) => ReturnType<Edits['deleteRows']>,
): BenchAnswer {
  const { workbook, clock } = bench.emulator.world;
  const sheet = sheetNamed(workbook, 'Invoices');
  if (sheet === undefined) throw new Error('There is no sheet of invoices.');
  const event = act(createPersonEdits(workbook, clock), sheet.rows.length >> 1, sheet);
  return together(bench.emulator.personDid({ ...event, user: localOwner }).map(({ outcome }) => outcome));
}

/** The deleted rows as they were, for an undo. */
const deletedRows = new WeakMap<PreparedWorkspace, SheetData['rows']>();

/** A person deletes rows, which the API notices. @returns where the first of them stood */
function deleteRows(workspace: PreparedWorkspace): string {
  let first = 0;
  tellOfRows(workspace, (edits, row, sheet) => {
    first = row;
    deletedRows.set(workspace, sheet.rows.slice(row - 1, row - 1 + rowsBack));
    return edits.deleteRows('Invoices', row, rowsBack);
  });
  return String(first);
}

function undoDeletion(workspace: PreparedWorkspace, first: string): BenchAnswer {
  const rows = deletedRows.get(workspace) ?? [];
  return tellOfRows(workspace, (edits, _middle, sheet) => putBack(edits, sheet, Number(first), rows));
}

/** A person cuts rows out, and puts them in above the first. */
function moveRows(workspace: PreparedWorkspace): BenchAnswer {
  return tellOfRows(workspace, (edits, row, sheet) => {
    const moved = sheet.rows.slice(row - 1, row - 1 + rowsBack);
    edits.deleteRows('Invoices', row, rowsBack);
    return putBack(edits, sheet, 2, moved);
  });
}

function putBack(
  edits: Edits,
  sheet: SheetData,
  row: number,
  rows: SheetData['rows'],
): ReturnType<Edits['insertRows']> {
  const event = edits.insertRows('Invoices', row, rows.length);
  sheet.rows.splice(row - 1, rows.length, ...rows);
  return event;
}
