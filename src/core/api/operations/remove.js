/** Deletes a record. */
import { Refusal } from '../../errors/refusal.ts';
import { isStored } from '../../schema/field.ts';
import { tellingState } from '../../schema/telling-state.ts';
import { mentions } from '../../store/mentions.ts';
import { recordTable } from '../../store/table.ts';
import { transact } from '../../store/transact.ts';
import { attemptOf, outcomeAnswer } from '../attempt.ts';
import { findForWrite } from '../find-for-write.ts';
/** @throws Refusal not_found, etag_mismatch, not_deletable */
export function remove(resource, resources, call) {
  const outcome = transact(call.session, resources, attemptOf(call), (draft) => {
    const record = findForWrite(draft, resource, call);
    tellingState(resource, record, () => resource.prepareRemoval?.(record, draft));
    if (resource.insteadOfDeletion !== undefined)
      refuseReferenced(call.session, resource, resources, String(record.id));
    draft.remove(resource, record);
    return null;
  });
  return outcomeAnswer(outcome);
}
/** True when records of this kind can be deleted at all. */
export function isDeletable({ prepareRemoval, insteadOfDeletion }) {
  return prepareRemoval !== undefined || insteadOfDeletion !== undefined;
}
function refuseReferenced(session, resource, resources, id) {
  for (const other of resources) {
    for (const [name, field] of Object.entries(other.fields)) {
      if (name === 'id' || !refersTo(field, resource.idPrefix)) continue;
      if (!mentions(session, recordTable(other), name, id)) continue;
      throw new Refusal(
        'not_deletable',
        `There are ${other.plural} that refer to it. Set ${resource.insteadOfDeletion ?? ''} instead.`,
      );
    }
  }
}
// A reference may stand within a list, as that of a line to its product.
function refersTo(field, prefix) {
  if (!isStored(field)) return false;
  const inner = field.kind.list === true ? field.kind.fields : undefined;
  return (
    field.kind.refersTo === prefix || Object.values(inner ?? {}).some(({ kind }) => kind.refersTo === prefix)
  );
}
