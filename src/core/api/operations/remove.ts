/** Deletes a record. */
import { Refusal } from '../../errors/refusal.ts';
import { type Field, isStored } from '../../schema/field.ts';
import type { Resource } from '../../schema/resource.ts';
import { tellingState } from '../../schema/telling-state.ts';
import { isReferenced } from '../../store/locate/find-record.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import { transact } from '../../store/transact.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import { findForWrite } from '../find-for-write.ts';
import type { Answer, Call } from '../operation.ts';

/** @throws Refusal not_found, etag_mismatch, not_deletable */
export function remove(resource: Resource, call: Call): Answer {
  const outcome = transact(call.session, attemptOf(call), (tx) => {
    const record = findForWrite(tx, resource, call);
    tellingState(resource, record, () => resource.prepareRemoval?.(record, tx));
    if (resource.insteadOfDeletion !== undefined) refuseReferenced(call.session, resource, String(record.id));
    tx.remove(resource, record);
    return null;
  });
  return outcomeAnswer(outcome);
}

/** True when records of this kind can be deleted at all. */
export function isDeletable({ prepareRemoval, insteadOfDeletion }: Resource): boolean {
  return prepareRemoval !== undefined || insteadOfDeletion !== undefined;
}

function refuseReferenced(session: Session, resource: Resource, id: string): void {
  for (const other of session.resources) {
    for (const [name, field] of Object.entries(other.fields)) {
      if (name === 'id' || !refersTo(field, resource.idPrefix)) continue;
      if (!isReferenced(session, recordTable(other), name, id)) continue;
      throw new Refusal(
        'not_deletable',
        `There are ${other.plural} that refer to it. Set ${resource.insteadOfDeletion ?? ''} instead.`,
      );
    }
  }
}

// A reference may stand within a list, as that of a line to its product.
function refersTo(field: Field, prefix: string): boolean {
  if (!isStored(field)) return false;
  const inner = field.kind.list === true ? field.kind.fields : undefined;
  return (
    field.kind.refersTo === prefix || Object.values(inner ?? {}).some(({ kind }) => kind.refersTo === prefix)
  );
}
