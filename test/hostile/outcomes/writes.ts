/** The kinds of writes that the enumeration of faults tries, and the workspace that they meet. */
import type { Switches } from '../../../src/emulator/switches.ts';
import { type Scene, sceneMaker } from '../../contract/support/scene.ts';
import type { Write } from './write-story.ts';

const items = [
  { description: 'Brass gears', quantity: 3, unit_price: '19.99', tax_rate: 5 },
  { description: 'Cams', quantity: 10, unit_price: 120, tax_rate: 20 },
];

export interface Enumeration {
  readonly openScene: () => Scene;
  readonly writes: readonly Write[];
}

/** Makes the workspace, and the writes that its records allow. */
export function enumerate(switches?: Switches): Enumeration {
  const writes: Write[] = [];
  const openScene = sceneMaker(switches === undefined ? {} : { switches }, (call) => {
    const create = (plural: string, body: object): string => {
      const answer = call('POST', `/api/v1/${plural}`, { body });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return `/api/v1/${plural}/${answer.body.id}`;
    };
    const customer = create('customers', { name: 'Charles Babbage' });
    create('products', { name: 'Cog', sku: 'G-1', unit_price: 2 });
    const bill = (more: object = {}): string =>
      create('invoices', { customer_name: 'Charles Babbage', items, ...more });
    const owed = bill();
    const paid = call('POST', `${bill()}/payments`, { body: { amount: 7 } }).body;
    const draft = bill({ status: 'draft' });
    const accepted = create('quotations', { customer_name: 'Charles Babbage', items });
    call('POST', `${accepted}/accept`);
    const endpoint = create('webhook_endpoints', { url: 'https://shop.example.com/hook' });
    const document = { customer_name: 'Ada Lovelace', items, discount: '50.00' };
    writes.push(
      { name: 'a customer', method: 'POST', path: '/api/v1/customers', body: { name: 'Ada' } },
      { name: 'an invoice', method: 'POST', path: '/api/v1/invoices', body: document },
      {
        ...{ name: 'an invoice without a key', method: 'POST', path: '/api/v1/invoices', body: document },
        isKeyed: false,
      },
      { name: 'a quotation', method: 'POST', path: '/api/v1/quotations', body: document },
      { name: 'a change', method: 'PATCH', path: customer, body: { email: 'cb@example.com' } },
      {
        ...{ name: 'a change of lines', method: 'PATCH', path: draft },
        body: { items: [...items, { description: 'New', unit_price: 3 }] },
      },
      { name: 'an issue', method: 'POST', path: `${draft}/finalize` },
      { name: 'a payment', method: 'POST', path: `${owed}/payments`, body: { amount: 7 } },
      { name: 'a voided payment', method: 'POST', path: `/api/v1/payments/${paid.id}/void` },
      { name: 'a void', method: 'POST', path: `${owed}/void` },
      { name: 'a conversion', method: 'POST', path: `${accepted}/convert` },
      { name: 'a deletion', method: 'DELETE', path: draft },
      {
        ...{ name: 'an endpoint', method: 'POST', path: '/api/v1/webhook_endpoints' },
        body: { url: 'https://shop.example.com/other' },
      },
      { name: 'a changed endpoint', method: 'PATCH', path: endpoint, body: { description: 'The shop' } },
      { name: 'a new secret', method: 'POST', path: `${endpoint}/rotate_secret`, body: {} },
      { name: 'a deleted endpoint', method: 'DELETE', path: endpoint },
    );
  });
  return { openScene, writes };
}
