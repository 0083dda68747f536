/** Reads what a report sums: a few fields of the records that belong to it, and none that cannot be read. */
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { withVerifiedColumns } from '../store/locate/verified-columns.ts';
import { madeColumns } from '../store/made-columns.ts';
import { type PartialRecord, readColumns } from '../store/read/read-columns.ts';
import { readableRecord, readScattered } from '../store/read/read-records.ts';
import type { Session } from '../store/session.ts';
import { type RecordTable, recordTable } from '../store/table.ts';

interface Reported {
  /** The fields that tell whether a record belongs to the report. They have columns of their own. */
  readonly by: readonly string[];
  readonly holds: (record: JsonObject) => boolean;
  /** The further fields of those that do. */
  readonly further?: readonly string[];
}

/**
 * The records in the order in which they were created: of all rows the few columns that choose, then of the chosen rows
 * the rest. Some document calls for each of both, whatever the number of records.
 * @throws Refusal record_quarantined, because without that record the sums would look right; workspace_busy
 */
export function readReported(
  session: Session,
  resource: Resource,
  { by, holds, further = [] }: Reported,
): JsonObject[] {
  // A workbook that was not set up since has no such sheet.
  if (madeColumns(session.settings, resource.sheet) === null) return [];
  const table = recordTable(resource);
  const read = withVerifiedColumns(session, table, (layout) => {
    const all = readable(session, table, readColumns(session, table, layout, by), by);
    const chosen = all?.filter(({ record }) => holds(record)) ?? null;
    if (chosen === null || chosen.length === 0 || further.length === 0) return chosen;
    const names = [...by, ...further];
    const rows = chosen.map(({ row }) => row);
    const whole = readable(session, table, readColumns(session, table, layout, names, rows), names);
    const isSame = whole?.length === chosen.length && whole.every(({ id }, at) => id === chosen[at]?.id);
    return isSame && whole.every(({ record }) => holds(record)) ? whole : null;
  });
  return [...read].sort((a, b) => a.seq - b.seq).map(({ record }) => record);
}

/** The same records with all fields; null when one of them does not stand there any more. */
function readable(
  session: Session,
  table: RecordTable,
  read: readonly PartialRecord[],
  names: readonly string[],
): PartialRecord[] | null {
  const broken = read.filter(({ record }) => names.some((name) => !(name in record)));
  const rows = readScattered(session, table, broken);
  if (rows === null) return null;
  const mended = new Map(rows.map((row) => [row.row, readableRecord(row).record]));
  return read.map((one) => ({ ...one, record: mended.get(one.row) ?? one.record }));
}
