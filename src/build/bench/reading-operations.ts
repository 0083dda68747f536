/** The reads that are measured: a page, one record, and what they cost when nothing is where it was. */
import { createPersonEdits } from '../../local/emulator/spreadsheet/person/person-edits.ts';
import {
  forgetCache,
  get,
  made,
  middleCustomer,
  middleInvoice,
  type Operation,
  type Stage,
  threeLines,
} from './operation.ts';

const getList = (stage: Stage) => get(stage, 'invoices', 'limit=50');
const getOne = (stage: Stage) => get(stage, `invoices/${middleInvoice(stage)}`);

export const readingOperations: readonly Operation[] = [
  { name: 'list', status: 200, run: getList },
  { name: 'list_empty_cache', status: 200, prepare: forgetCache, run: getList },
  { name: 'get_hint', status: 200, run: getOne },
  { name: 'get_miss', status: 200, prepare: forgetCache, run: getOne },
  { name: 'get_moved', status: 200, prepare: moveRows, run: getOne },
];

// A person inserts a blank row above everything. What was written since leaves a hint that knows of it.
function moveRows(stage: Stage): string {
  const { workbook, clock } = stage.bench.emulator.world;
  const hands = createPersonEdits(workbook, clock);
  made(stage, 'invoices', { customer_id: middleCustomer(stage), items: threeLines });
  hands.insertRows('Invoices', 2, 1);
  return '';
}

/** Takes the blank row away again, for the operations that follow. */
export function moveRowsBack({ bench }: Stage): void {
  const { workbook, clock } = bench.emulator.world;
  createPersonEdits(workbook, clock).deleteRows('Invoices', 2, 1);
}
