/** Measures all operations at every size, once in a workbook in the order of writing and once in one that a person has sorted. */
import { type Ledger, measureRows } from './measure-rows.ts';

const rowCounts = [100, 10_000, 100_000];

export function measureLedgers(): readonly Ledger[] {
  return rowCounts.flatMap((rows) => [measureRows(rows), measureRows(rows, true)]);
}
