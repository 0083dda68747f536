/** Makes what a person has changed in a record's row a change of the record: a correction, an action, or nothing. */
import { Refusal } from '../../errors/refusal.ts';
import { actOnRecord } from '../../records/act-on-record.ts';
import { updateRecord } from '../../records/update-record.ts';
import { sheetRulesOf } from '../../resources/sheet-rules.ts';
import { allowedActions, findTransition } from '../../schema/action.ts';
import { isCorrectable } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Editable, Resource } from '../../schema/resource.ts';
import type { OpenTransaction } from '../../store/transaction/open-transaction.ts';

/**
 * Adds to the transaction what the new values of a record's fields amount to.
 * @param record as the transaction has found it, with what the API wrote last
 * @param values of the fields whose cells differ; those that an owner may not change are left out
 * @returns false when nothing is to be committed
 * @throws Refusal when the record's state or closed books do not allow it, or a value is not valid
 */
export function correctRecord(
  tx: OpenTransaction,
  resource: Resource,
  record: JsonObject,
  values: Readonly<JsonObject>,
): boolean {
  const { status, ...others } = values;
  const corrections = correctionsOf(resource, record);
  const { fields, needed = [] } = corrections;
  const patch = Object.fromEntries(
    Object.entries(others).filter(
      ([name, value]) => fields.includes(name) && !(value === null && needed.includes(name)),
    ),
  );
  const meant = sheetRulesOf(resource).meantByTyped?.(patch) ?? patch;
  const corrected = updateRecord(tx, resource, record, meant, corrections);
  if (status === undefined || status === null) return corrected !== record;
  takeAction(tx, resource, corrected, status);
  return true;
}

/** Returns the fields that an owner may correct in the record as it is. */
export function correctionsOf(resource: Resource, record: JsonObject): Editable {
  const { fields } = resource;
  return (
    sheetRulesOf(resource).corrections?.(record) ?? {
      fields: Object.keys(fields).filter((name) => fields[name] !== undefined && isCorrectable(fields[name])),
      recomputes: true,
    }
  );
}

/** Carries out the action that leads to the status that a person has typed. */
function takeAction(tx: OpenTransaction, resource: Resource, record: JsonObject, status: unknown): void {
  const { actions = [], lateActions = [], transitions = [] } = resource;
  const possible = [...actions, ...lateActions].flatMap((action) => {
    const to = findTransition(transitions, action.name, record)?.to ?? null;
    return to === null ? [] : [{ action, to }];
  });
  const wanted = possible.find(({ to }) => to === status);
  if (wanted === undefined) {
    const statuses = possible.map(({ to }) => to).join(', ');
    const hint = statuses === '' ? '' : ` It can be set to: ${statuses}.`;
    const advice = sheetRulesOf(resource).statusAdvice?.[String(status)];
    throw new Refusal(
      'invalid_state',
      `The status cannot go from ${String(record.status)} to ${String(status)}.${hint}${advice === undefined ? '' : ` ${advice}`}`,
      { members: { allowed_actions: allowedActions(resource, record) } },
    );
  }
  const refused = sheetRulesOf(resource).refuseStatus?.(record) ?? null;
  if (refused !== null) throw new Refusal('invalid_state', refused);
  actOnRecord(tx, resource, wanted.action, record, {});
  tx.stopOnFaults();
}
