/** The guide's story with the packed client: invoices, pages, refusals, a return, lost answers and webhooks. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createBillingFetch } from 'business-billing-client';
import {
  type CodeOf,
  createBillingClient,
  isRefusal,
  verifyWebhook,
  WebhookForged,
} from 'business-billing-client/client';

const { BASE = '', EXEC = '', KEY = '' } = process.env;
const billing = createBillingClient({ key: KEY, baseUrl: BASE });

const { workspace } = await billing.getMe();
console.log(workspace.currency);

const invoice = await billing.createInvoice({
  body: {
    customer_name: 'Ada Lovelace',
    items: [
      { description: 'Restoration of a camera', quantity: 2, unit_price: '120.00', tax_rate: 20 },
      { description: 'Postage', unit_price: 12.5 },
    ],
  },
});
console.log(invoice.status, invoice.amounts.total, invoice.currency);

const order = { body: { customer_name: 'Ada Lovelace', total: 12 }, idempotencyKey: 'client-2041' };
const [first, second] = [await billing.createInvoice(order), await billing.createInvoice(order)];
console.log(new Set([first.id, second.id]).size, 'invoice');

const items = [{ description: 'Hosting', unit_price: 12 }];
const batch = await billing.createInvoiceBatch({
  body: { data: ['Ada Lovelace', '山田 太郎'].map((customer_name) => ({ customer_name, items })) },
});
console.log('data' in batch ? batch.data.length : 0, 'invoices in one request');

const names: string[] = [];
for await (const product of billing.each('listProducts', { query: { limit: 2, sort: 'name' } }))
  names.push(product.name);
console.log(names.join(', '));

await refused(async () => {
  const faulty = { description: 'Consulting', quantity: 0, unit_price: 120 };
  await billing.createInvoice({
    body: { customer_name: 'Ada Lovelace', due_date: '2026-02-30', items: [faulty] },
  });
});

const theatre = await billing.createCustomer({
  body: { name: 'Harbour Theatre', email: 'stage@harbour.example' },
});
const offer = await billing.createQuotation({
  body: { customer_id: theatre.id, total: 1080, status: 'sent' },
});
await billing.emailQuotation({ path: { id: offer.id }, body: {} });
await billing.acceptQuotation({ path: { id: offer.id }, body: {} });
const events = await billing.listEvents({ query: { type: 'quotation.accepted', limit: 1 } });
// A webhook may come twice.
const mails = [await billAccepted(events.data[0]), await billAccepted(events.data[0])];
console.log(new Set(mails.map((mail) => mail?.id)).size, 'mail to', mails[0]?.to.join());

const sold = await billing.createInvoice({
  body: {
    customer_name: 'Mary Somerville',
    items: [{ description: 'Lamp', quantity: 3, unit_price: '40.00', tax_rate: 20 }],
  },
});
await billing.createInvoicePayment({ path: { id: sold.id }, body: { method: 'card' } });
const [lamps] = sold.items;
const note = await billing.createCreditNote({
  body: {
    invoice_id: sold.id,
    lines: [{ invoice_item_id: String(lamps?.id), quantity: 1 }],
    reason: 'product_unsatisfactory',
  },
  idempotencyKey: `return-${sold.number}`,
});
const refund = await billing.refundCreditNote({ path: { id: note.id }, body: { method: 'card' } });
console.log(note.status, note.amounts.total, refund.status, refund.amounts.amount);

// From here on: what a client is for.
for (const idempotencyKey of ['lost-1', 'busy-1', 'half-1']) {
  await billing.createInvoice({
    body: { customer_name: 'Grace Hopper', total: 20, metadata: { key: idempotencyKey } },
    idempotencyKey,
  });
  const kept = await billing.listInvoices({
    query: { metadata: { key: idempotencyKey }, include: 'total_count' },
  });
  console.log(idempotencyKey, kept.total_count);
}

const { etag } = await billing.getInvoice({ path: { id: invoice.id } });
console.log('unchanged', await billing.getInvoice({ path: { id: invoice.id }, ifNoneMatch: etag }));
await refused(() =>
  billing.updateInvoice({ path: { id: invoice.id }, body: { notes: 'x' }, ifMatch: '"0"' }),
);
await refused(() => billing.getInvoice({ path: { id: 'inv_unknown' } }));
await refused(() => createBillingClient({ key: 'bbk_wrong', baseUrl: BASE }).getMe());
const answer = await billing.request('getInvoiceHtml', { path: { id: invoice.id } });
console.log(answer.status, answer.data?.includes('Ada Lovelace'));
const direct = createBillingClient({ key: KEY, fetch: createBillingFetch(EXEC) });
console.log((await direct.getInvoice({ path: { id: invoice.id } })).number === invoice.number);

let secret = '';
const receiver = createServer(async (request, response) => {
  const body = await buffer(request);
  try {
    const event = await verifyWebhook({ headers: request.headers, body, secret });
    if (event.type === 'invoice.paid') console.log(event.data.object.number);
    console.log(event.type);
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookForged)) throw error;
    response.writeHead(400).end(error.message);
    return;
  }
  await forge(request.headers, String(body));
  receiver.close();
});
await new Promise<void>((resolve) => receiver.listen(0, resolve));
const url = `http://localhost:${portOf(receiver.address())}/`;
const endpoint = await billing.createWebhookEndpoint({ body: { url } });
secret = String(endpoint.secret);
await billing.pingWebhookEndpoint({ path: { id: endpoint.id } });

/** Bills an accepted quotation and mails the invoice, once for each event. */
async function billAccepted(event: (typeof events)['data'][number] | undefined) {
  if (event?.type !== 'quotation.accepted') return null;
  const billed = await billing.convertQuotation({
    path: { id: String(event.data.object.id) },
    idempotencyKey: `convert-${event.id}`,
  });
  return billing.emailInvoice({ path: { id: billed.id }, body: {}, idempotencyKey: `mail-${event.id}` });
}

/** Sends what arrived once more, with another body, with the signature of another secret, and without any. */
async function forge(headers: NodeJS.Dict<string | string[]>, body: string): Promise<void> {
  const own = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const genuine = Object.fromEntries(own.map((name) => [name, String(headers[name])]));
  const { 'webhook-signature': _signature, ...unsigned } = genuine;
  const forgeries = [
    [genuine, '{"type":"invoice.paid"}'],
    [{ ...genuine, 'webhook-signature': `v1,${'A'.repeat(43)}=` }, body],
    [{ ...genuine, 'webhook-timestamp': '1' }, body],
    [unsigned, body],
  ] as const;
  for (const [sent, text] of forgeries) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { connection: 'close', ...sent },
      body: text,
    });
    console.log(response.status, await response.text());
  }
}

async function refused(call: () => Promise<unknown>): Promise<void> {
  try {
    console.log('not refused', await call());
  } catch (error) {
    if (isRefusal(error, 'validation_failed'))
      for (const { pointer, code } of error.problem.errors ?? []) console.log(pointer, code);
    else if (isRefusal(error)) console.log(error.status, error.code);
    else throw error;
  }
}

function portOf(address: ReturnType<typeof receiver.address>): number {
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');
  return address.port;
}

/** What the types know to be wrong; none of it is ever sent. */
export const mistakes = (): unknown[] => [
  // @ts-expect-error: there is no such operation
  billing.createBill({}),
  // @ts-expect-error: an invoice is named by its id
  billing.getInvoice(),
  // @ts-expect-error: a customer has a name
  billing.createCustomer({ body: { email: 'ada@lovelace.example' } }),
  // @ts-expect-error: no such filter
  billing.listInvoices({ query: { state: 'open' } }),
  // @ts-expect-error: a single record has no pages
  billing.each('getInvoice', { path: { id: 'inv_1' } }),
  // @ts-expect-error: no request is refused with such a code
  isRefusal(null, 'no_such_code'),
  // @ts-expect-error: a customer is not converted
  'quotation_already_invoiced' satisfies CodeOf<'createCustomer'>,
];
