/** Checks how the cost of an operation grows with the invoices: by the columns that it has to search, and no more. */
import type { Measurement } from './measure-group.ts';
import { operationNamed } from './operations/operations.ts';

const none = { columns: 0, because: 'nothing has to be searched' };

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
  const found = operationNamed(large.op);
  const limits = (found?.isSorted ? found.operation.sorted : undefined) ?? found?.operation.limits;
  const { columns, because } = limits?.searches ?? none;
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
