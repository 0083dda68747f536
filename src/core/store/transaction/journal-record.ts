/** Describes a change of a record as the journal keeps it. */
import { canonicalValue, isSame } from '../../schema/canonical.ts';
import { type Field, type Fields, isShown, isStored } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Warning } from '../../schema/transaction.ts';
import type { JournalRecord } from '../journal/journal-entry.ts';
import { hashIn } from '../row/added-cells.ts';
import { hashCell } from '../row/row-hash.ts';
import type { Session } from '../session.ts';
import { showRecord } from '../show-record.ts';
import { recordTable } from '../table.ts';
import { changedColumns, type PlannedChange } from '../write/plan-change.ts';
import { isRewritten } from '../write/record-change.ts';

/** The record of a change as the journal keeps it: as the answer shows it, and what an update has changed. */
export function journalRecordOf(
  session: Session,
  { change, cells, writes }: PlannedChange,
  warnings: readonly Warning[],
): JournalRecord {
  const { kind, resource, record, seq, before, adopt } = change;
  const table = recordTable(resource);
  const { object } = resource;
  const id = String(record.id);
  const old = before?.cells ?? [];
  const columns = isRewritten(kind) ? changedColumns(table, cells, old) : [];
  const changed = Object.fromEntries(
    columns.map((at) => [table.columns[at]?.key ?? '', hashCell(old[at] ?? '')]),
  );
  const shown =
    kind === 'deleted'
      ? { id, object, deleted: true }
      : showRecord(resource, record, hashIn(cells[table.checkIndex]), session, warnings);
  const fields =
    kind === 'updated' && before !== null
      ? { fields: changedFields(resource.fields, before.stored.record, record) }
      : {};
  const typed = adopt === undefined ? {} : { typed: true };
  // The record's own row is one write; a second one is that of its line items.
  const items = writes.length > 1;
  const kept = resource.kept?.(record);
  return { object, id, seq, kind, changed, ...fields, ...typed, items, kept, text: JSON.stringify(shown) };
}

// The names of the fields that an answer shows otherwise now. Version and time change with each commit.
function changedFields(fields: Fields, before: JsonObject, after: JsonObject): string[] {
  return Object.keys(fields).filter((name) => {
    const field = fields[name] as Field;
    const isTold = isStored(field) && isShown(field) && name !== 'version' && name !== 'updated_at';
    const [then, now] = [before[name] ?? null, after[name] ?? null];
    // What is computed anew may spell a decimal otherwise than the row.
    return isTold && !isSame(canonicalValue(field.kind, then), canonicalValue(field.kind, now));
  });
}
