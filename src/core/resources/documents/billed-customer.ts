/** Finds the customer of a new document by id or by name, or makes a new one. */
import { Refusal } from '../../errors/refusal.ts';
import { normalizedName } from '../../schema/normalized-name.ts';
import { customers } from '../customers.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { RecordOf } from '../../schema/field.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { parties } from './document-fields.ts';

type Customer = RecordTypes['customer'];

export interface CustomerReference {
  readonly customer_id: string | null;
  readonly customer_name: string | null;
  readonly customer_email: string | null;
}

/** What a document has kept of its customer: all of it since it was issued, before that the name and the address. */
export interface KnownCustomer {
  readonly customer_id: string;
  readonly customer_name: string;
  readonly customer_email: string | null;
  readonly customer: CustomerSnapshot | null;
}

/**
 * Returns the customer's record; null when a fault was noted.
 * @param known the document that is being changed: its customer stays, even if it has been archived or deleted since
 */
export function billedCustomer(
  tx: Transaction,
  reference: CustomerReference,
  known: KnownCustomer | null,
): Customer | null {
  const { customer_id: id, customer_name: name } = reference;
  if (id === null) return name === null ? null : customerByName(tx, name, reference.customer_email);
  for (const field of ['customer_name', 'customer_email'] as const) {
    if (reference[field] === null) continue;
    tx.warn({
      code: `${field}_ignored`,
      message: `Both customer_id and ${field} were given: the customer was found by customer_id.`,
      pointer: `/${field}`,
    });
  }
  const kept = known?.customer_id === id ? known : null;
  return customerById(tx, id, kept === null ? null : id, kept);
}

/**
 * Returns the customer's record; a fault is noted when there is none, or when it is archived.
 * @param knownId a customer that may be archived
 * @param kept the document that stands in for a customer whose row a person has deleted
 */
export function customerById(
  tx: Transaction,
  id: string,
  knownId: string | null,
  kept: KnownCustomer | null = null,
): Customer | null {
  const customer = tx.find('customer', id) ?? (kept === null ? null : keptCustomer(kept));
  if (customer === null) {
    tx.fault({
      pointer: '/customer_id',
      code: 'not_found',
      message: `There is no customer with the id ${id}.`,
    });
    return null;
  }
  if (customer.archived && id !== knownId) {
    tx.fault({
      pointer: '/customer_id',
      code: 'archived_customer',
      message: `The customer ${id} is archived.`,
    });
  }
  return customer;
}

/**
 * Returns the customer of a document as its record is now. No field of an action names it, so none is to blame.
 * @throws Refusal invalid_state when a person has deleted its row
 */
export function customerOf(tx: Transaction, { customer_id }: JsonObject): Customer {
  const customer = tx.find('customer', String(customer_id));
  if (customer !== null) return customer;
  throw new Refusal(
    'invalid_state',
    `The customer ${String(customer_id)} of this document was deleted. Restore its row, or give a draft another customer.`,
  );
}

/**
 * Returns the record of a customer that was searched for, once all faults have been noted.
 * @throws Refusal validation_failed
 */
export function foundCustomer(tx: Transaction, customer: Customer | null): Customer {
  tx.stopOnFaults();
  if (customer === null) throw new Error('No customer, no fault.');
  return customer;
}

/**
 * Finds the customer with this name, or makes it. A caller who may not read customers cannot learn from the answer
 * which of them there are: where several have the name it gets a new one, and one that was found lends the document no
 * terms, because naming a customer does not prove to be that customer.
 */
function customerByName(tx: Transaction, name: string, address: string | null): Customer | null {
  const found = tx
    .findByText('customer', 'name_key', normalizedName(name))
    .filter(
      ({ archived, email }) =>
        !archived && (address === null || normalizedName(email ?? '') === normalizedName(address)),
    );
  const [only, another] = found;
  const mayRead = tx.may('customers:read');
  if (another !== undefined && mayRead) {
    tx.fault({
      pointer: '/customer_name',
      code: 'customer_ambiguous',
      message: 'Several customers have this name. Send customer_id, or add customer_email.',
      details: { candidates: found.map(({ id, name: known, email }) => ({ id, name: known, email })) },
    });
    return null;
  }
  if (only === undefined || another !== undefined) return newCustomer(tx, name, address);
  return mayRead ? only : { ...only, currency: null, tax_exempt: false, payment_terms_days: null };
}

function newCustomer(tx: Transaction, name: string, address: string | null): Customer {
  const input = Object.fromEntries(Object.keys(customers.fields).map((field) => [field, null]));
  const content = customers.create({ ...input, name, email: address }, withoutWarnings(tx));
  return tx.create('customer', content);
}

// A warning about the new customer's e-mail address would point at a field that this request does not have.
function withoutWarnings(tx: Transaction): Transaction {
  return { ...tx, warn: () => undefined };
}

function keptCustomer({
  customer_id: id,
  customer_name: name,
  customer_email: email,
  customer,
}: KnownCustomer) {
  // Currency and terms of the customer are gone with its row: the workspace's hold.
  return { id, name, email, ...customer } as Customer;
}

/** The customer as a document keeps it, so that later changes of the customer do not change the document. */
export type CustomerSnapshot = RecordOf<typeof parties>['customer'];

const snapshotNames = Object.keys(parties.customer.kind.fields ?? {});

/** The customer as it is now. */
export function snapshotOf(customer: JsonObject): CustomerSnapshot {
  // A customer's record has these fields of these types; one of version 1.0 lacks some.
  return Object.fromEntries(snapshotNames.map((name) => [name, customer[name] ?? null])) as CustomerSnapshot;
}
