/** Checks how the cost of an operation grows with the invoices: by the columns that its filter has to search, and no more. */
import type { Measurement } from './measure-rows.ts';

interface Growth {
  /** The number of columns that are searched from end to end. */
  readonly columns: number;
  /** The reason why they have to be searched, for the report. */
  readonly because: string;
}

// In a sorted sheet, ids and dates stand anywhere, and so do the rows of a moved record. Operations on them search columns.
const search = (columns: number, because: string): Growth => ({ columns, because });

const none: Growth = { columns: 0, because: 'nothing has to be searched' };
const byId = search(1, 'the row of an id is searched');

const growths: Readonly<Record<string, Growth>> = {
  get_moved: byId,
  create_known_name: search(0.1, 'a tenth as many customers are searched by name'),
  create_new_name: search(0.1, 'a tenth as many customers are searched by name'),
  typed_row: search(0.1, 'a tenth as many customers are searched by name'),
  filter_month: search(1, 'the dates are searched'),
  filter_rare: search(1, 'the statuses are searched'),
  filter_customer: search(1, 'the customers’ ids are searched'),
  filter_overdue: search(3, 'open invoices are found by status and due date'),
  filter_text: search(5, 'five columns are searched for the text'),
  list_sorted: search(1, 'the newest ids are searched'),
  list_empty_cache_sorted: search(1, 'the newest ids are searched'),
  get_hint_sorted: byId,
  get_miss_sorted: byId,
  get_moved_sorted: byId,
  create_known_name_sorted: search(0.1, 'a tenth as many customers are searched by name'),
  create_new_name_sorted: search(0.1, 'a tenth as many customers are searched by name'),
  typed_row_sorted: search(0.1, 'a tenth as many customers are searched by name'),
  patch_sorted: byId,
  payment_sorted: byId,
  filter_month_sorted: search(2, 'the dates are searched, and the ids for the order'),
  filter_rare_sorted: search(1, 'the statuses are searched'),
  filter_customer_sorted: search(1, 'the customers’ ids are searched'),
  filter_overdue_sorted: search(3, 'open invoices are found by status and due date'),
  filter_text_sorted: search(5, 'five columns are searched for the text'),
};

// The store reads some more rows than it needs, and a month of a larger workbook has more rows.
const widerCells = 3_000;
// Smaller workbooks are left out, because their cost depends on the number of rows that one call reads.
const comparedRowsMin = 1_000;
// A page of fifty records of a sorted sheet needs at most one call for each record.
const scatteredCalls = 50;

/**
 * One line for each operation that costs more than it may in a larger workbook than in the next smaller one.
 * @param measurements of the same operations at several sizes
 */
export function growthFaults(measurements: readonly Measurement[]): string[] {
  return measurements.flatMap((large) => {
    const smaller = measurements.filter(
      ({ op, rows }) => op === large.op && rows < large.rows && rows >= comparedRowsMin,
    );
    const small = smaller.sort((one, other) => other.rows - one.rows)[0];
    return small === undefined ? [] : faultsBetween(small, large);
  });
}

function faultsBetween(small: Measurement, large: Measurement): string[] {
  const { columns, because } = growths[large.op] ?? none;
  const moreCells = large.cells_read - small.cells_read;
  const moreCalls = large.document_calls - small.document_calls;
  const cellsMax = columns * (large.rows - small.rows) + widerCells;
  const callsMax = columns < 1 ? 0 : scatteredCalls;
  const from = `${large.op} from ${small.rows} to ${large.rows} invoices`;
  return [
    ...(moreCells > cellsMax ? [`${from} reads ${moreCells} more cells of ${cellsMax}: ${because}.`] : []),
    ...(moreCalls > callsMax ? [`${from} makes ${moreCalls} more document calls of ${callsMax}.`] : []),
  ];
}
