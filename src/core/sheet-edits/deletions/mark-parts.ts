/** Tells payments that the row of their invoice was deleted, and that it is back. */
import { updatedEvent } from '../../records/update-record.ts';
import { sheetRulesOf } from '../../resources/sheet-rules.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Rollup } from '../../schema/sheet-rules.ts';
import type { Session } from '../../store/session.ts';
import type { OpenTransaction } from '../../store/transaction/open-transaction.ts';
import { type FindParts, findPartsOf } from './part-rows.ts';

/** The parents whose rows are gone, or are back. */
interface MovedParents {
  readonly resource: Resource;
  readonly ids: readonly string[];
  readonly isGone: boolean;
  /** Finds what counts for them, when the caller has looked for it. */
  readonly findParts?: FindParts;
}

/**
 * Adds to the transaction the flag of the records that count for these parents: one search for all parents. A record
 * that cannot be read keeps its flag.
 */
export function markParts(session: Session, tx: OpenTransaction, parents: MovedParents): void {
  if (parents.ids.length === 0) return;
  for (const resource of session.resources)
    for (const rollup of sheetRulesOf(resource).rollups ?? [])
      if (rollup.parent === parents.resource.object) markPartsOf(session, tx, { resource, rollup }, parents);
}

function markPartsOf(
  session: Session,
  tx: OpenTransaction,
  { resource, rollup }: { readonly resource: Resource; readonly rollup: Rollup },
  { resource: parent, ids, isGone, findParts = findPartsOf(session, ids) }: MovedParents,
): void {
  const { orphan, link } = rollup;
  const [first] = ids;
  if (orphan === undefined || first === undefined) return;
  for (const { read, written } of findParts(resource, rollup, first)) {
    if (written.id !== read.id || !read.decoded.ok) continue;
    const parents = [written[link], ...rollup.parents(written)].map(String);
    if (!parents.some((id) => ids.includes(id))) continue;
    const record = tx.addFound(read);
    // It may count for a further record that is gone.
    const others = [record[link], ...rollup.parents(record)].map(String);
    const isOrphan =
      isGone ||
      others.some((id) => !ids.includes(id) && id !== 'null' && tx.find<string>(parent.object, id) === null);
    if (record[orphan] !== isOrphan)
      tx.change(resource, record, { [orphan]: isOrphan }, [updatedEvent(resource)]);
  }
}
