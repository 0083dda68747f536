/** The measured reads, and the requests that are refused before anything is read. */
import { keyChecksum } from '../../../src/core/access/api-key-format.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import {
  forgetCache,
  sendGet,
  made,
  middleCustomer,
  middleInvoice,
  type BenchOperation,
  type PreparedWorkspace,
  threeLines,
} from './operation.ts';

const getOne = (workspace: PreparedWorkspace) => sendGet(workspace, `invoices/${middleInvoice(workspace)}`);

/** A list of invoices with this query. */
const list =
  (query: string): BenchOperation['run'] =>
  (workspace) =>
    sendGet(workspace, 'invoices', query);

const counting = 'limit=1&include=total_count';

export const readingOperations: readonly BenchOperation[] = [
  { name: 'list', status: 200, run: list('limit=50') },
  { name: 'first_count', status: 200, run: list(counting) },
  { name: 'count', status: 200, prepare: createOne, run: list(counting) },
  { name: 'get_hint', status: 200, run: getOne },
  { name: 'get_miss', status: 200, prepare: forgetCache, run: getOne },
  { name: 'get_moved', status: 200, prepare: moveRows, run: getOne },
];

const oneMonth = 'invoice_date[gte]=2024-07-01&invoice_date[lt]=2024-08-01';

export const filteringOperations: readonly BenchOperation[] = [
  { name: 'filter_month', status: 200, run: list(`limit=50&${oneMonth}`) },
  // Ten invoices of the filled workbook are void.
  { name: 'filter_rare', status: 200, run: list('limit=50&status=void') },
];

/** Every fiftieth invoice of the filled workbook is overdue. */
export const manyMatches: BenchOperation = {
  name: 'many_matches',
  status: 200,
  run: list('limit=50&overdue=true&include=total_count'),
};

function createOne(workspace: PreparedWorkspace): string {
  return made(workspace, 'invoices', { customer_id: middleCustomer(workspace), items: threeLines });
}

// A person inserts a blank row above all records, after a request has cached where the rows stand.
function moveRows(workspace: PreparedWorkspace): string {
  const { workbook, clock } = workspace.bench.emulator.world;
  createOne(workspace);
  createPersonEdits(workbook, clock).insertRows('Invoices', 2, 1);
  return '';
}

/** Deletes the blank row again, for the operations that follow. */
export function moveRowsBack({ bench }: PreparedWorkspace): void {
  const { workbook, clock } = bench.emulator.world;
  createPersonEdits(workbook, clock).deleteRows('Invoices', 2, 1);
}

const requestsAMinute = 100;

// The key is well formed, so that the API has to look it up in the table of keys.
const letters = 'A'.repeat(32);
const unknownKey = `bbk_live_${letters}${keyChecksum(letters)}`;

/** They must cost next to nothing, because anybody can cause them. */
export const refusingOperations: readonly BenchOperation[] = [
  {
    name: 'refused_401',
    status: 401,
    run: ({ bench }) => bench.send(unknownKey, 'GET', '/api/v1/invoices'),
  },
  { name: 'refused_429', status: 429, prepare: useUpLimit, run: getOne },
];

// Requests for an unknown path make no document call, and the rate limit counts them like others.
function useUpLimit(workspace: PreparedWorkspace): string {
  for (let count = 0; count < requestsAMinute; count += 1) sendGet(workspace, 'nothing');
  return '';
}
