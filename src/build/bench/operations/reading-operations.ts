/** The measured reads: a page and one record, also with an empty cache and after a person has moved the rows. */
import { createPersonEdits } from '../../../local/emulator/spreadsheet/person/person-edits.ts';
import {
  forgetCache,
  get,
  made,
  middleCustomer,
  middleInvoice,
  type Operation,
  type PreparedWorkspace,
  threeLines,
} from './operation.ts';

const getList = (workspace: PreparedWorkspace) => get(workspace, 'invoices', 'limit=50');
const getOne = (workspace: PreparedWorkspace) => get(workspace, `invoices/${middleInvoice(workspace)}`);

export const readingOperations: readonly Operation[] = [
  { name: 'list', status: 200, run: getList },
  { name: 'list_empty_cache', status: 200, prepare: forgetCache, run: getList },
  { name: 'get_hint', status: 200, run: getOne },
  { name: 'get_miss', status: 200, prepare: forgetCache, run: getOne },
  { name: 'get_moved', status: 200, prepare: moveRows, run: getOne },
];

// A person inserts a blank row above all records, after a request has cached where the rows stand.
function moveRows(workspace: PreparedWorkspace): string {
  const { workbook, clock } = workspace.bench.emulator.world;
  const person = createPersonEdits(workbook, clock);
  made(workspace, 'invoices', { customer_id: middleCustomer(workspace), items: threeLines });
  person.insertRows('Invoices', 2, 1);
  return '';
}

/** Deletes the blank row again, for the operations that follow. */
export function moveRowsBack({ bench }: PreparedWorkspace): void {
  const { workbook, clock } = bench.emulator.world;
  createPersonEdits(workbook, clock).deleteRows('Invoices', 2, 1);
}
