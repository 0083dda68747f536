/** Tells payments that the row of their invoice was deleted, and that it is back. */
import { Refusal } from '../../errors/refusal.ts';
import { updatedEvent } from '../../records/update-record.ts';
import { sheetRulesOf } from '../../resources/sheet-rules.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Rollup } from '../../schema/sheet-rules.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import type { OpenTransaction } from '../../store/transaction/open-transaction.ts';
import { rowsWith } from '../rows/read-rows.ts';

/** The parents whose rows are gone, or are back. */
interface MovedParents {
  readonly resource: Resource;
  readonly ids: readonly string[];
  readonly isGone: boolean;
}

/**
 * Adds to the transaction the flag of the records that count for these parents: one search for all parents. A record
 * that cannot be read keeps its flag.
 */
export function markParts(session: Session, tx: OpenTransaction, parents: MovedParents): void {
  if (parents.ids.length === 0) return;
  for (const resource of session.resources)
    for (const rollup of sheetRulesOf(resource).rollups ?? [])
      if (rollup.orphan !== undefined && rollup.parent === parents.resource.object)
        markPartsOf(session, tx, { resource, rollup, orphan: rollup.orphan }, parents);
}

interface Parts {
  readonly resource: Resource;
  readonly rollup: Rollup;
  readonly orphan: string;
}

function markPartsOf(
  session: Session,
  tx: OpenTransaction,
  { resource, rollup, orphan }: Parts,
  { resource: parent, ids, isGone }: MovedParents,
): void {
  const linked = rowsWith(session, recordTable(resource), `"${rollup.link}":"(?:${ids.join('|')})"`);
  for (const { read, written } of linked) {
    const record = written.id === read.id ? readFound(tx, read) : null;
    if (record === null) continue;
    // It may count for a further record that is gone.
    const others = [record[rollup.link], ...rollup.parents(record)].map(String);
    const isOrphan =
      isGone ||
      others.some((id) => !ids.includes(id) && id !== 'null' && tx.find<string>(parent.object, id) === null);
    if (record[orphan] !== isOrphan)
      tx.change(resource, record, { [orphan]: isOrphan }, [updatedEvent(resource)]);
  }
}

function readFound(tx: OpenTransaction, read: ReadRow): JsonObject | null {
  try {
    return tx.addFound(read);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return null;
  }
}
