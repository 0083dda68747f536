/** A story that an integrator would write: from a new customer to a paid invoice, with types made of the document. */
import type { components, paths } from 'billing-api';
import createClient from 'openapi-fetch';

type Invoice = components['schemas']['Invoice'];

const [baseUrl = '', key = ''] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl, headers: { 'x-api-key': key } });

/** What a request was answered with; an error carries the API's own words. */
async function answered<Data>(request: Promise<{ data?: Data; error?: Problem }>): Promise<Data> {
  const { data, error } = await request;
  if (data === undefined) throw new Error(`${error?.code}: ${error?.detail}`);
  return data;
}

type Problem = components['schemas']['Problem'];

const customer = await answered(
  api.POST('/api/v1/customers', {
    body: {
      name: 'Ada Lovelace',
      email: 'ada@lovelace.example',
      payment_terms_days: 14,
      metadata: { segment: 'engines & looms' },
    },
  }),
);

const quotation = await answered(
  api.POST('/api/v1/quotations', {
    params: { header: { 'Idempotency-Key': 'offer-1' } },
    body: {
      customer_id: customer.id,
      title: 'An analytical engine',
      items: [
        { description: 'Gears', quantity: 3, unit_price: '19.99', tax_rate: 20 },
        { description: 'Assembly', unit_price: 240, tax_rate: 20 },
      ],
    },
  }),
);
const path = { id: quotation.id };
await answered(api.POST('/api/v1/quotations/{id}/send', { params: { path } }));
const accepted = await answered(
  api.POST('/api/v1/quotations/{id}/accept', {
    params: { path },
    body: { accepted_by: { name: 'Ada Lovelace', email: null } },
  }),
);
const invoice = await answered(api.POST('/api/v1/quotations/{id}/convert', { params: { path } }));

await answered(
  api.POST('/api/v1/payments', { body: { invoice_id: invoice.id, amount: '100.00', method: 'card' } }),
);
const partly = await read(invoice);
await answered(api.POST('/api/v1/invoices/{id}/payments', { params: { path: { id: invoice.id } } }));
const paid = await read(invoice);

const refused = await api.POST('/api/v1/quotations/{id}/convert', { params: { path } });
const paidOnes = await answered(
  api.GET('/api/v1/invoices', { params: { query: { status: 'paid', 'total[gte]': 100, limit: 5 } } }),
);

// Other records stand beside one, and a key of the metadata is one of a parameter.
const beside = await answered(
  api.GET('/api/v1/invoices/{id}', {
    params: { path: { id: invoice.id }, query: { expand: 'customer,payments,quotation' } },
  }),
);
const marked = await answered(
  api.GET('/api/v1/customers', { params: { query: { metadata: { segment: 'engines & looms' } } } }),
);

// What was listed or read is edited and sent back as it is, without a cast.
const [listed] = paidOnes.data;
if (listed === undefined) throw new Error('The paid invoice is not listed.');
const renamed = await answered(
  api.PATCH('/api/v1/invoices/{id}', { params: { path: { id: listed.id } }, body: { ...listed } }),
);
const address = { line1: '12 St James’s Square', country: 'GB' };
const moved = await answered(
  api.PATCH('/api/v1/customers/{id}', {
    params: { path: { id: customer.id } },
    body: { ...customer, billing_address: address },
  }),
);
await answered(
  api.PATCH('/api/v1/customers/{id}', { params: { path: { id: moved.id } }, body: { ...moved, phone: '1' } }),
);
const draft = await answered(
  api.POST('/api/v1/invoices', {
    body: { customer_id: customer.id, status: 'draft', items: [{ description: 'Oil', unit_price: 5 }] },
  }),
);
const items = draft.items.map((line) => ({ ...line, quantity: line.quantity + 6 }));
const edited = await answered(
  api.PATCH('/api/v1/invoices/{id}', { params: { path: { id: draft.id } }, body: { ...draft, items } }),
);

async function read({ id }: Invoice): Promise<Invoice> {
  return answered(api.GET('/api/v1/invoices/{id}', { params: { path: { id } } }));
}

console.log(
  JSON.stringify({
    accepted: [accepted.status, accepted.accepted_by?.name],
    invoice: [invoice.status, invoice.number, invoice.amounts.total, invoice.quotation_id === quotation.id],
    partly: [partly.status, partly.amount_due],
    paid: [paid.status, paid.amounts.amount_due, paid.allowed_actions],
    refused: refused.error?.code,
    paidOnes: paidOnes.data.map((one) => one.number),
    beside: [
      beside.expanded?.customer?.name,
      beside.expanded?.payments?.map((one) => one.amounts.currency),
      beside.expanded?.quotation?.status,
    ],
    marked: marked.data.map((one) => one.name),
    renamed: renamed.version === listed.version,
    edited: [edited.items[0]?.quantity, edited.total],
  }),
);

/** What the types know to be wrong; none of it is ever sent. */
export const mistakes = (): unknown[] => [
  // @ts-expect-error: there is no such path
  api.GET('/api/v1/bills'),
  // @ts-expect-error: a customer has a name
  api.POST('/api/v1/customers', { body: { email: 'ada@lovelace.example' } }),
  // @ts-expect-error: no such way to pay
  api.POST('/api/v1/payments', { body: { invoice_id: 'inv_1', method: 'barter' } }),
  // @ts-expect-error: no such filter
  api.GET('/api/v1/invoices', { params: { query: { state: 'open' } } }),
  // @ts-expect-error: an entry of metadata is a text
  api.GET('/api/v1/invoices', { params: { query: { metadata: { segment: 1 } } } }),
  // @ts-expect-error: a total is a number, or a decimal text
  api.POST('/api/v1/invoices', { body: { customer_name: 'Ada', total: { amount: 1 } } }),
];
