/** The records that the scene begins with, and the day of writes that a later scene adds. */
import { keysAmong } from '../../../src/core/access/api-key.ts';
import { rowsAbove } from '../../../src/core/store/journal/journal-tail.ts';
import type { PropertySnapshot } from '../../../src/emulator/services/properties/property-stores.ts';
import type { EmulatorClock } from '../../../src/emulator/time/clock.ts';
import { type ReceivedAnswer, type ApiCall, get, patch, post } from '../actors/actor.ts';
import type { SceneFacts } from './scene.ts';

/** Lines whose texts a spreadsheet would take for something else. */
export const oddLines = [
  { description: '=SUM(A1)', quantity: 3, unit_price: '19.99', tax_rate: 5 },
  { description: '00123', quantity: 10, unit_price: 120, tax_rate: 20 },
  { description: '1/2', unit_price: '12.50' },
] as const;

/** Creates the records. @returns their ids by what they are good for */
export function storyOfScene(send: (call: ApiCall) => ReceivedAnswer): Record<string, string> {
  const create = (path: string, body?: unknown): string => String(send(post(path, body)).body.id);
  const remarks = { notes: 'Pays late', metadata: { ledger: '00042' } };
  const customer = create('customers', {
    name: 'Charles Babbage',
    email: 'charles@example.com',
    ...remarks,
  });
  const other = create('customers', { name: 'Ada Lovelace', phone: '00123', ...remarks });
  const product = create('products', { name: 'Cog', sku: 'G-1', unit_price: '2.50' });
  const bill = (more: object): string =>
    create('invoices', { customer_id: customer, items: oddLines, ...more });
  const offer = (more: object): string =>
    create('quotations', { customer_id: other, items: oddLines, ...more });
  const invoice = bill({});
  const paid = bill({ discount: '50.00' });
  const accepted = offer({ status: 'sent' });
  send(post(`quotations/${accepted}/accept`));
  return {
    customer,
    other,
    product,
    invoice,
    paid,
    payment: create('payments', { invoice_id: paid, amount: '10.00' }),
    totalInvoice: create('invoices', { customer_name: 'Ada Lovelace', total: '99.50' }),
    draft: bill({ status: 'draft' }),
    quotation: offer({ status: 'sent' }),
    quotationDraft: offer({}),
    accepted,
  };
}

/** Creates the test data: records with names that live ones have, too. @returns their ids */
export function storyOfTestMode(send: (call: ApiCall) => ReceivedAnswer): Record<string, string> {
  const create = (path: string, body: unknown): string =>
    String(send(post(path, body, { key: 'test' })).body.id);
  const testCustomer = create('customers', { name: 'Ada Lovelace' });
  return {
    testCustomer,
    testInvoice: create('invoices', { customer_id: testCustomer, items: oddLines }),
    testDraft: create('quotations', { customer_id: testCustomer, items: oddLines }),
  };
}

/** The first write of the day; it may be repeated for a day. */
export const firstOfDay = post('customers', { name: 'Early Bird' }, { idempotencyKey: 'first-of-the-day' });

// More than the rows of the journal that a write reads to find where it ends, within nineteen hours.
const writes = rowsAbove + 10;
const pauseMs = 5 * 60_000;

/** @param send a request to the workspace, which is to succeed */
export function storyOfDay(
  send: (call: ApiCall) => ReceivedAnswer,
  clock: Pick<EmulatorClock, 'advance'>,
): void {
  send(firstOfDay);
  const { data } = send(get('webhook_endpoints')).body;
  const [endpoint] = data as readonly { readonly id: string }[];
  for (let count = 1; count <= writes; count += 1) {
    clock.advance(pauseMs);
    // A change of an endpoint makes no event, so nothing has to be delivered.
    send(patch(`webhook_endpoints/${endpoint?.id}`, { description: `Write ${count} of the day` }));
  }
}

/** The ids of the keys: `keyMain` and so on; and the last letters of the one to be revoked. */
export function idsOfKeys(
  properties: PropertySnapshot,
  { revoked }: SceneFacts['keys'],
): Record<string, string> {
  const keys = keysAmong(properties.script ?? {});
  const named = keys.map(({ name, id }) => [`key${name}`, id] as const);
  return { ...Object.fromEntries(named), endOfRevoked: revoked.slice(-4) };
}
