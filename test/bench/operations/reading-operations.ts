/** The measured reads: a page and one record, also with an empty cache and after a person has moved the rows. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
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
  {
    name: 'list',
    status: 200,
    limits: { ms: [240, 240, 240], pessimistic: [400, 400, 400], calls: [1, 1, 1] },
    sorted: {
      ms: [570, 820, 1610],
      pessimistic: [730, 970, 1750],
      calls: [5, 6, 6],
      searches: { columns: 1, because: 'the newest ids are searched' },
    },
    run: getList,
  },
  {
    name: 'list_empty_cache',
    status: 200,
    limits: { ms: [590, 610, 610], pessimistic: [800, 820, 820], calls: [4, 4, 4] },
    sorted: {
      ms: [860, 1130, 1920],
      pessimistic: [1070, 1340, 2120],
      calls: [8, 9, 9],
      searches: { columns: 1, because: 'the newest ids are searched' },
    },
    prepare: forgetCache,
    run: getList,
  },
  {
    name: 'count',
    status: 200,
    limits: {
      ms: [250, 430, 570],
      pessimistic: [590, 760, 900],
      calls: [1, 3, 3],
      searches: { columns: 1, because: 'the ids are searched for rows without one' },
    },
    sorted: {
      ms: [250, 500, 1280],
      pessimistic: [590, 830, 1610],
      calls: [1, 4, 4],
      searches: { columns: 1, because: 'all ids are counted' },
    },
    run: (workspace) => get(workspace, 'invoices', 'limit=1&include=total_count'),
  },
  {
    name: 'get_hint',
    status: 200,
    limits: { ms: [230, 230, 230], pessimistic: [380, 380, 380], calls: [1, 1, 1] },
    sorted: {
      ms: [470, 490, 630],
      pessimistic: [560, 580, 720],
      calls: [4, 4, 4],
      searches: { columns: 1, because: 'the row of an id is searched' },
    },
    run: getOne,
  },
  {
    name: 'get_miss',
    status: 200,
    limits: { ms: [330, 330, 330], pessimistic: [480, 480, 480], calls: [1, 1, 1] },
    sorted: {
      ms: [570, 590, 730],
      pessimistic: [660, 680, 820],
      calls: [4, 4, 4],
      searches: { columns: 1, because: 'the row of an id is searched' },
    },
    prepare: forgetCache,
    run: getOne,
  },
  {
    name: 'get_moved',
    status: 200,
    limits: {
      ms: [470, 480, 620],
      pessimistic: [560, 580, 720],
      calls: [4, 4, 4],
      searches: { columns: 1, because: 'the row of an id is searched' },
    },
    sorted: {
      ms: [470, 490, 630],
      pessimistic: [560, 580, 720],
      calls: [4, 4, 4],
      searches: { columns: 1, because: 'the row of an id is searched' },
    },
    prepare: moveRows,
    run: getOne,
  },
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
