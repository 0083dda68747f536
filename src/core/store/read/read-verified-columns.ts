/** Reads a few fields of all records while people may move the columns. */
import { withVerifiedColumns } from '../locate/verified-columns.ts';
import type { Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { type PartialRecord, readColumns } from './read-columns.ts';

/**
 * Reads these fields, and behind them the header, which verifies the columns: one document call more than
 * `readColumns`.
 * @throws Refusal workspace_busy when rows or columns are being moved
 */
export function readVerifiedColumns(
  session: Session,
  table: RecordTable,
  names: readonly string[],
  only: readonly number[] | null = null,
): PartialRecord[] {
  return withVerifiedColumns(session, table, (layout) => readColumns(session, table, layout, names, only));
}
