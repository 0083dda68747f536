/** A workspace whose records are full of texts that keys without their read scopes must not see. */

import { resources } from '../../src/core/resources/index.ts';
import { electronicSeller } from '../contract/einvoices/electronic-business.ts';
import { deriveBodies } from '../contract/support/derive-bodies.ts';
import { storeSettings } from '../contract/support/store-settings.ts';
import { createTestClient } from '../contract/support/test-client.ts';
import type { Answered } from '../contract/support/test-workspace.ts';

export type RestrictedRecord = Answered['body'];

const address = {
  line1: 'Secret Street 17',
  line2: 'Secret Yard',
  city: 'Secretville',
  state: 'Secretshire',
  postal_code: 'S3CR3T',
  country: 'CH',
};

const customerBody = {
  name: 'Ada Secretwoman',
  email: 'ada@secret.example',
  phone: '+41 79 735 17 17',
  company: 'Secret Engines',
  contact_name: 'Secret Assistant',
  tax_ids: [{ type: 'ch_vat', value: 'SECRET-VAT-17' }],
  billing_address: address,
  currency: 'CHF',
  payment_terms_days: 77,
  notes: 'A secret about Ada',
  external_id: 'secret-customer',
  metadata: { secret_of_ada: 'secret value' },
};

const line = {
  description: 'Secret gears',
  quantity: 7,
  unit: 'crate',
  unit_price: '733.17',
  tax_name: 'Secret tax',
  tax_rate: 20,
  tax_category: 'standard',
};
const documentBody = {
  items: [line, { ...line, description: 'Secret levers', unit_price: '391.43' }],
  notes: 'A secret note',
  terms: 'Secret terms',
  po_number: 'SECRET-PO',
  metadata: { secret_of_document: 'secret detail' },
};

// What an answer says of any record: it is no secret that there are such things.
const common = /^(?:[a-z_]{1,20}|[A-Z]{3}|\d{4}-\d\d-\d\d|0\.0+)$/;
// What a receipt tells of the record that the key has written, and the sums that follow from it.
const onReceipts = [
  ...['id', 'object', 'number', 'display_number', 'status', 'currency', 'allowed_actions', 'hosted_url'],
  'payment_reference',
  ...['subtotal', 'discount', 'taxable', 'tax', 'remaining_credit'],
];
const sum = /^(amount|total)(_|$)|_(amount|total)$/;
// Every key knows the business that it works for.
const ownBusiness = 'seller';

function leaves(value: unknown, name = ''): string[] {
  if (onReceipts.includes(name) || sum.test(name) || name === ownBusiness) return [];
  if (typeof value === 'string') return value.length < 4 || common.test(value) ? [] : [value];
  if (typeof value === 'number') return value > 100 ? [String(value)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) => leaves(one, inner));
}

export function createRestrictedScene() {
  const workspace = createTestClient();
  storeSettings(workspace, electronicSeller);
  const { call, create, post, createKey } = workspace;
  const made: Record<string, RestrictedRecord[]> = {};
  const keys = new Map<string, string>();
  let count = 0;

  const remember = (record: RestrictedRecord): RestrictedRecord => {
    const plural = `${record.object}s`;
    made[plural] = [...(made[plural] ?? []), record];
    return record;
  };
  const make = (plural: string, body: object): RestrictedRecord => remember(create(plural, body));
  const did = (record: RestrictedRecord, action: string, body = {}): RestrictedRecord => {
    const answer = post(`/api/v1/${record.object}s/${record.id}/${action}`, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return remember(answer.body);
  };

  const ada = make('customers', customerBody);
  const twins = ['one', 'two'].map((which) =>
    make('customers', { name: 'Grace Secretwin', email: `${which}@secret.example` }),
  );
  const archived = make('customers', { name: 'Charles Secretpast', archived: true });
  const gear = make('products', {
    name: 'Secret wheel',
    sku: 'SECRET-SKU',
    unit_price: '517.31',
    description: 'Secret make',
    external_id: 'secret-product',
  });
  const retired = make('products', { name: 'Secret relic', unit_price: '611.13', active: false });
  const billed = make('invoices', {
    ...documentBody,
    customer_id: ada.id,
    external_id: 'secret-invoice',
    number: 'SECRET-1',
  });

  /** A body for a resource that this test has never heard of. */
  function derivedBody(plural: string): object {
    const resource = resources.find((one) => one.plural === plural);
    if (resource === undefined) throw new Error(`There are no ${plural}.`);
    return deriveBodies(workspace).bodiesOf(resource)[0]?.() ?? {};
  }

  /** A record of this kind in the first state of its life, or in the one that is asked for. */
  function fresh(plural: string, status?: string): RestrictedRecord {
    count += 1;
    const document = { ...documentBody, customer_id: ada.id, external_id: `secret-${plural}-${count}` };
    switch (plural) {
      case 'customers':
        return make(plural, {
          ...customerBody,
          email: `${count}@secret.example`,
          name: `Secret ${count}`,
          external_id: `secret-c-${count}`,
        });
      case 'products':
        return make(plural, { name: `Secret good ${count}`, sku: `SECRET-${count}`, unit_price: '517.31' });
      case 'payments':
        return make(plural, {
          invoice_id: fresh('invoices', 'open').id,
          amount: '1.17',
          reference: 'Secret reference',
          notes: 'Secretly paid',
          external_id: `secret-p-${count}`,
        });
      case 'quotations': {
        const draft = make(plural, { ...document, title: 'A secret offer' });
        const steps = { draft: [], sent: ['send'], accepted: ['send', 'accept'] }[status ?? 'draft'] ?? [];
        return steps.reduce((record, step) => did(record, step), draft);
      }
      case 'credit_notes': {
        const invoice = status === 'draft' ? fresh('invoices', 'open') : paid();
        return make(plural, {
          invoice_id: invoice.id,
          reason: 'order_change',
          notes: 'A secret correction',
          amount: '7.19',
          ...(status === 'draft' ? { status } : {}),
        });
      }
      case 'refunds':
        return make(plural, { credit_note_id: fresh('credit_notes').id, amount: '2.23', method: 'card' });
      case 'invoices':
        return make(plural, { ...document, status: status ?? 'draft' });
      // Mailing a document makes it.
      case 'emails': {
        const mail = { to: [`${count}@secret.example`], message: 'A secret message', attach: [] };
        return did(fresh('invoices', 'open'), 'email', mail);
      }
      default:
        return make(plural, derivedBody(plural));
    }
  }

  /** An invoice that was paid in full. */
  function paid(): RestrictedRecord {
    const invoice = fresh('invoices', 'open');
    make('payments', { invoice_id: invoice.id, amount: invoice.total });
    return invoice;
  }

  /** A payment that no invoice has used. */
  function deposit(): RestrictedRecord {
    return make('payments', { customer_id: ada.id, amount: '61.17', currency: 'CHF' });
  }

  /** The texts of records that a key may not read, each with the kind of its record. */
  function secretsFrom(scopes: readonly string[]): string[] {
    const textsOf = (isWanted: (scope: string) => boolean): string[] =>
      Object.entries(made).flatMap(([plural, records]) =>
        isWanted(`${plural}:read`) ? records.flatMap((record) => [record.id, ...leaves(record)]) : [],
      );
    // A record that may be read names others: an invoice its customer, a payment its invoice.
    const shown = new Set([...textsOf((scope) => scopes.includes(scope)), ...listed(scopes)]);
    return textsOf((scope) => !scopes.includes(scope)).filter((text) => !shown.has(text));
  }

  /** What the key finds in the lists that it may read; other keys have created some of that. */
  function listed(scopes: readonly string[]): string[] {
    return resources.flatMap(({ plural }) =>
      scopes.includes(`${plural}:read`)
        ? leaves(call('GET', `/api/v1/${plural}`, { query: 'limit=500' }).body.data)
        : [],
    );
  }

  /** The key with exactly these scopes. */
  function keyWith(scopes: readonly string[]): string {
    const name = scopes.join(' ');
    const key = keys.get(name) ?? createKey(name);
    keys.set(name, key);
    return key;
  }

  const first = (plural: string): RestrictedRecord | undefined => made[plural]?.[0];
  const known = { ada, twins, archived, gear, retired, billed };
  return { ...workspace, ...known, first, fresh, paid, deposit, derivedBody, keyWith, secretsFrom };
}

export type RestrictedScene = ReturnType<typeof createRestrictedScene>;
