/** Makes what a person has changed in a record's row a change of the record: a correction, an action, or nothing. */
import { invalid, Refusal } from '../../errors/refusal.ts';
import { actOnRecord } from '../../records/act-on-record.ts';
import { refuseTaken } from '../../records/refuse-taken.ts';
import { updatedEvent } from '../../records/update-record.ts';
import { allowedActions, findTransition } from '../../schema/action.ts';
import { isSame, canonicalValue } from '../../schema/canonical.ts';
import { type Fields, isCorrectable, isGiven } from '../../schema/field.ts';
import { inputForm, mergePatch } from '../../schema/merge-patch.ts';
import { inputSchema } from '../../schema/input-schema.ts';
import type { ResourceOrName } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Editable, Resource } from '../../schema/resource.ts';
import { validate } from '../../schema/validate.ts';
import type { OpenTransaction } from '../../store/open-transaction.ts';

/**
 * Adds to the transaction what the new values of a record's fields amount to.
 * @param record as the transaction has found it, with what the API wrote last
 * @param values of the fields whose cells differ
 * @returns false when nothing is to be committed
 * @throws Refusal when the record's state or closed books do not allow it, or a value is not valid
 */
export function correctRecord(
  open: OpenTransaction,
  resource: Resource,
  record: JsonObject,
  values: Readonly<JsonObject>,
): boolean {
  const tx = searchingAsWritten(open);
  const { status, ...others } = values;
  const allowed = correctionsOf(resource, record);
  const patch = Object.fromEntries(
    Object.entries(others).filter(
      ([name, value]) => allowed.fields.includes(name) && !(value === null && allowed.needed?.includes(name)),
    ),
  );
  const content = Object.keys(patch).length === 0 ? {} : revised(tx, resource, record, patch, allowed);
  const changes = Object.fromEntries(
    Object.entries(content).filter(([name, value]) => {
      const kind = resource.fields[name]?.kind;
      return kind !== undefined && !isSame(canonicalValue(kind, value ?? null), record[name] ?? null);
    }),
  );
  const isCorrected = Object.keys(changes).length > 0;
  if (isCorrected) {
    allowed.check?.(changes, tx);
    tx.stopOnFaults();
  }
  const corrected = isCorrected ? tx.change(resource, record, changes, [updatedEvent(resource)]) : record;
  if (status === undefined || status === null) return isCorrected;
  takeAction(tx, resource, corrected, status);
  return true;
}

/** Returns the fields that a person may correct in the record as it is. */
export function correctionsOf({ editable, fields }: Resource, record: JsonObject): Editable {
  return (
    editable?.(record, 'person') ?? {
      fields: Object.keys(fields).filter((name) => fields[name] !== undefined && isCorrectable(fields[name])),
      recomputes: true,
    }
  );
}

/**
 * The transaction with a search that goes by what the API wrote last, or by what this transaction has made of it. The
 * edited row itself shows its new number or code already, and would be found as another holder of it.
 */
export function searchingAsWritten(tx: OpenTransaction): OpenTransaction {
  const findByText = (resource: ResourceOrName, field: string, text: string): JsonObject[] =>
    tx.findByText<string>(resource as string, field, text).filter((record) => {
      const isChanged = tx.changes.some((change) => change.record === record);
      const known = isChanged ? record : tx.placeOf(record).stored.written;
      return known[field] === text;
    });
  return { ...tx, findByText: findByText as OpenTransaction['findByText'] };
}

function revised(
  tx: OpenTransaction,
  resource: Resource,
  record: JsonObject,
  patch: JsonObject,
  { fields: allowed, recomputes }: Editable,
): JsonObject {
  const { fields, revise } = resource;
  refuseTaken(tx, resource, patch);
  if (revise === undefined || !recomputes) return validated(pick(fields, Object.keys(patch)), patch);
  const form = inputForm(fields, record);
  const merged = mergePatch(resource.prepareMerge?.(form, patch, record) ?? form, patch) as JsonObject;
  const problems = resource.check?.(merged) ?? [];
  if (problems.length > 0) throw invalid(problems);
  // The corrected lines of an issued document are priced as those of a draft.
  const asDraft = fields.status === undefined ? record : { ...record, status: 'draft' };
  const content = revise(validated(fields, merged), withOwnCustomer(tx, resource, record), asDraft);
  tx.stopOnFaults();
  // Fields that may not be corrected stay, for example the name of a customer who has another by now.
  const kept = Object.entries(content).filter(([name]) => {
    const field = fields[name];
    return (
      field === undefined || !isGiven(field) || field.column?.computed === true || allowed.includes(name)
    );
  });
  return Object.fromEntries(kept);
}

// A person may have deleted the document's customer: then the transaction finds what the document has kept of it.
function withOwnCustomer(tx: OpenTransaction, { fields }: Resource, document: JsonObject): OpenTransaction {
  const { customer_id: id, customer_name: name, customer_email: email, customer } = document;
  if (typeof id !== 'string') return tx;
  // An issued document keeps the customer as it was then.
  const kept = { id, name, email, ...(customer as JsonObject | null) };
  const isCustomer = (wanted: ResourceOrName): boolean =>
    typeof wanted === 'string'
      ? wanted === 'customer'
      : fields.customer_id?.kind.refersTo === wanted.idPrefix;
  const find = (resource: ResourceOrName, wanted: string): JsonObject | null =>
    tx.find(resource, wanted) ?? (isCustomer(resource) && wanted === id ? kept : null);
  return { ...tx, find: find as OpenTransaction['find'] };
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

function validated(fields: Fields, body: JsonObject): JsonObject {
  const result = validate<JsonObject>(inputSchema(fields), body);
  if (!result.ok) throw invalid(result.problems);
  return result.value;
}

/** Carries out the action that leads to the status that a person has typed. */
function takeAction(tx: OpenTransaction, resource: Resource, record: JsonObject, status: unknown): void {
  const { actions = [], transitions = [] } = resource;
  const possible = actions.flatMap((action) => {
    const to = findTransition(transitions, action.name, record)?.to ?? null;
    return to === null ? [] : [{ action, to }];
  });
  const wanted = possible.find(({ to }) => to === status);
  if (wanted === undefined) {
    const statuses = possible.map(({ to }) => to).join(', ');
    const hint = statuses === '' ? '' : ` It can be set to: ${statuses}.`;
    throw new Refusal(
      'invalid_state',
      `The status cannot go from ${String(record.status)} to ${String(status)}.${hint}`,
      { members: { allowed_actions: allowedActions(resource, record) } },
    );
  }
  actOnRecord(tx, resource, wanted.action, record, {});
  tx.stopOnFaults();
}
