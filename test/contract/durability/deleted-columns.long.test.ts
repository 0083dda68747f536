/** A column that a person deletes: an own one leaves the API as it was, one of the API's is named by every request. */
import { resources } from '../../../src/core/resources/index.ts';
import '../../../src/core/resources/late-rules.ts';
import { createPerson, type Person } from '../support/person.ts';
import { storeSettings } from '../support/store-settings.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { columnNamed } from '../support/workbook-watch.ts';

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

/** What can be asked of each resource's records, reads first; each leaves what the next one needs. */
function requests(ids: Readonly<Record<string, string>>): Record<string, Asked[]> {
  const of = (plural: string): string => `/api/v1/${plural}/${ids[plural]}`;
  const all = (plural: string): Asked[] => [
    ['GET', of(plural)],
    ['GET', `/api/v1/${plural}`],
    ['GET', `/api/v1/${plural}?limit=1`],
    ['GET', `/api/v1/${plural}?${plural === 'emails' ? 'resource_id' : 'external_id'}=none`],
  ];
  return {
    customers: [
      ...all('customers'),
      ['GET', '/api/v1/customers?q=ada'],
      ['PATCH', of('customers'), { phone: '1' }],
      ['POST', '/api/v1/customers', { name: 'Bob' }],
    ],
    products: [
      ...all('products'),
      ['PATCH', of('products'), { unit_price: 2 }],
      ['POST', '/api/v1/products', { name: 'Oil', unit_price: 1 }],
      ['DELETE', of('products')],
    ],
    quotations: [
      ...all('quotations'),
      ['GET', '/api/v1/quotations?status=draft'],
      ['PATCH', of('quotations'), { title: 'Engine' }],
      ['POST', `${of('quotations')}/send`],
      ['POST', '/api/v1/quotations', { customer_name: 'Ada', total: 5 }],
    ],
    invoices: [
      ...all('invoices'),
      ['GET', '/api/v1/invoices?status=open&sort=-total'],
      ['GET', `${of('invoices')}/payments`],
      ['PATCH', of('invoices'), { notes: 'Thanks' }],
      ['POST', `${of('invoices')}/payments`, { amount: 1 }],
      ['POST', `${of('invoices')}/duplicate`],
      ['POST', `${of('invoices')}/mark_uncollectible`],
      ['POST', '/api/v1/invoices', { customer_name: 'Ada', total: 5 }],
    ],
    payments: [
      ...all('payments'),
      ['POST', `${of('payments')}/void`],
      ['POST', '/api/v1/payments', { invoice_id: ids.invoices, amount: 1 }],
    ],
    credit_notes: [
      ...all('credit_notes'),
      ['GET', `${of('invoices')}/credit_notes`],
      ['PATCH', of('credit_notes'), { notes: 'Sorry' }],
      ['POST', `${of('credit_notes')}/void`],
      ['POST', '/api/v1/credit_notes', { invoice_id: ids.invoices, amount: 1, reason: 'duplicate' }],
    ],
    refunds: [...all('refunds'), ['GET', '/api/v1/refunds?status=paid'], ['POST', `${of('refunds')}/void`]],
    emails: [
      ...all('emails'),
      ['GET', '/api/v1/emails?status=queued'],
      ['GET', '/api/v1/emails?q=ada'],
      ['POST', `${of('emails')}/cancel`],
      ['POST', `${of('invoices')}/email`, { to: ['grace@hopper.example'], attach: [] }],
    ],
  };
}

function createOne(): Readonly<Record<string, string>> {
  const item = { description: 'Engine', quantity: 2, unit_price: 100 };
  const customers = workspace.create('customers', { name: 'Ada' }).id;
  const products = workspace.create('products', { name: 'Engine', unit_price: 1 }).id;
  const quotations = workspace.create('quotations', { customer_name: 'Ada', items: [item] }).id;
  const invoices = workspace.create('invoices', { customer_name: 'Ada', items: [item] }).id;
  const payments = workspace.create('payments', { invoice_id: invoices, amount: 5 }).id;
  const credit = { reason: 'price_correction', amount: 10 };
  const credit_notes = workspace.create('credit_notes', { ...credit, invoice_id: invoices }).id;
  // What was paid in full is credited to the customer, and can be refunded.
  const settled = workspace.create('invoices', { customer_name: 'Ada', items: [item] }).id;
  workspace.create('payments', { invoice_id: settled });
  const refunded = { ...credit, invoice_id: settled, refund: { amount: 10 } };
  workspace.create('credit_notes', refunded);
  const refunds = workspace.get('/api/v1/refunds').body.data[0].id;
  storeSettings(workspace, { name: 'Lovelace Engines', gateway_url: 'https://billing.example.com' });
  const mail = { to: ['ada@lovelace.example'], attach: [] };
  const emails = workspace.post(`/api/v1/invoices/${invoices}/email`, mail).body.id;
  return { customers, products, quotations, invoices, payments, credit_notes, refunds, emails };
}

type Asked = [method: string, path: string, body?: unknown];

const cases = resources.map(({ plural, sheet }) => ({ plural, sheet, count: requests({})[plural]?.length }));

describe.each(cases)('In $sheet', ({ plural, sheet, count }) => {
  test.each(Array.from({ length: count ?? 0 }, (_, index) => index))(
    'request %i is answered as before after an own column was deleted',
    (index) => {
      person.does((hands) => hands.insertColumn(sheet, 3));
      const [method, path, body]: Asked = requests(createOne())[plural]?.[index] ?? ['GET', '/'];
      person.does((hands) => hands.deleteColumn(sheet, 3));
      const { status } = workspace.call(method, path, { body });
      expect([method, path, Math.floor(status / 100)]).toEqual([method, path, 2]);
    },
  );

  test('every request names a column of the API that was deleted', () => {
    const asked = requests(createOne())[plural] as Asked[];
    // Mails have no ids of other systems.
    const header = plural === 'emails' ? 'Subject' : 'External ID';
    const column = columnNamed(workspace, sheet, header);
    person.does((hands) => hands.deleteColumn(sheet, column));
    expect(asked.length).toBeGreaterThan(5);
    for (const [method, path, body] of asked) {
      const answer = workspace.call(method, path, { body });
      expect([method, path, answer.status, answer.body.column]).toEqual([method, path, 503, header]);
    }
  });
});
