/** Finds the customer of a new document by id or by name, or makes a new one. */
import { customers } from '../customers.ts';
import { normalizedName } from '../normalized-name.ts';
/**
 * The customer's record; null when a fault was noted.
 * @param knownId the customer of a document that is being changed: it stays, even if it has been archived since
 */
export function billedCustomer(draft, reference, knownId) {
  const { customer_id: id, customer_name: name } = reference;
  if (id === null) return name === null ? null : customerByName(draft, name, reference.customer_email);
  for (const field of ['customer_name', 'customer_email']) {
    if (reference[field] === null) continue;
    draft.warn({
      code: `${field}_ignored`,
      message: `Both customer_id and ${field} were given: the customer was found by customer_id.`,
      pointer: `/${field}`,
    });
  }
  return customerById(draft, id, knownId);
}
/**
 * The customer's record; a fault is noted when it is not there, or archived.
 * @param knownId a customer that may be archived
 */
export function customerById(draft, id, knownId) {
  const customer = draft.find(customers, id);
  if (customer === null) {
    draft.fault({
      pointer: '/customer_id',
      code: 'not_found',
      message: `There is no customer with the id ${id}.`,
    });
    return null;
  }
  if (customer.archived === true && id !== knownId) {
    draft.fault({
      pointer: '/customer_id',
      code: 'archived_customer',
      message: `The customer ${id} is archived.`,
    });
  }
  return customer;
}
/**
 * The customer of a draft as it stands.
 * @throws Refusal validation_failed when a person has deleted its row
 */
export function customerOf(draft, { customer_id }) {
  const id = String(customer_id);
  return foundCustomer(draft, customerById(draft, id, id));
}
/**
 * The record of a customer that was looked for, once all faults have been noted.
 * @throws Refusal validation_failed
 */
export function foundCustomer(draft, customer) {
  draft.stopOnFaults();
  if (customer === null) throw new Error('No customer, no fault.');
  return customer;
}
function customerByName(draft, name, address) {
  const found = draft
    .findByText(customers, 'name_key', normalizedName(name))
    .filter(
      ({ archived, email }) =>
        archived !== true && (address === null || normalizedName(String(email)) === normalizedName(address)),
    );
  const [only, another] = found;
  if (another !== undefined) {
    draft.fault({
      pointer: '/customer_name',
      code: 'customer_ambiguous',
      message: 'Several customers have this name: give customer_id, or customer_email too.',
      details: { candidates: found.map(({ id, name: known, email }) => ({ id, name: known, email })) },
    });
    return null;
  }
  return only ?? newCustomer(draft, name, address);
}
function newCustomer(draft, name, address) {
  const input = Object.fromEntries(Object.keys(customers.fields).map((field) => [field, null]));
  const content = customers.create({ ...input, name, email: address }, silent(draft));
  return draft.create(customers, content);
}
// A warning about the new customer's e-mail address would point at a field that this request does not have.
function silent(draft) {
  return { ...draft, warn: () => undefined };
}
