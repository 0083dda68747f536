/** The setting by which whoever accepts a quotation gets its invoice at the same moment. */
import { createTestClient } from '../support/test-client.ts';
import { storeSettings } from '../support/store-settings.ts';
import type { Answered } from '../support/test-workspace.ts';
import { formOf, gateway, tokenOf, visit } from '../hosted-pages/page-visitor.ts';

const client = createTestClient();
const { act, create, did, eventsOf, get, read, type } = client;
beforeEach(() =>
  storeSettings(client, {
    gateway_url: gateway,
    invoice_accepted_quotations: true,
    books_closed_through: null,
  }),
);

type Record = Answered['body'];

const items = [{ description: 'Restoration', quantity: 2, unit_price: '600.00', tax_rate: 20 }];
const offer = (body: object = {}): Record =>
  create('quotations', { customer_name: 'Ada', items, status: 'sent', ...body });
const accepting = { name: 'Ada Lovelace', email: 'ada@example.com', agree: 'yes' };

const invoiceOf = (quotation: Record): Record => get(`/api/v1/invoices/${read(quotation).invoice_id}`).body;

test('the API accepts and converts in one write, and answers with the quotation', () => {
  const quotation = offer({ po_number: 'PO-1' });
  const accepted = did(quotation, 'accept', { accepted_by: { name: 'Grace' } });
  expect(accepted).toMatchObject({
    ...{ object: 'quotation', id: quotation.id, status: 'invoiced', version: quotation.version + 1 },
    ...{ accepted_by: { name: 'Grace' }, accepted_at: accepted.updated_at, warnings: [] },
  });
  const invoice = invoiceOf(quotation);
  expect(invoice).toMatchObject({
    ...{ id: accepted.invoice_id, status: 'open', quotation_id: quotation.id, total: 1440 },
    ...{ amount_due: 1440, po_number: 'PO-1', created_at: accepted.updated_at },
  });
  expect(eventsOf(quotation).slice(-2)).toEqual(['quotation.accepted', 'quotation.invoiced']);
  expect(eventsOf(invoice)).toEqual(['invoice.created', 'invoice.finalized']);
});

test('a draft is numbered, accepted and invoiced at once', () => {
  const accepted = did(create('quotations', { customer_name: 'Ada', items }), 'accept');
  expect(accepted).toMatchObject({ status: 'invoiced', number: expect.stringMatching(/^QUO-/) });
  expect(invoiceOf(accepted).customer).toMatchObject({ name: 'Ada' });
});

test('the page does the same, and says that an invoice was made', () => {
  const quotation = offer();
  const form = formOf(visit(client, tokenOf(quotation)), 'accept', { ...accepting, po_number: 'PO-77' });
  const page = visit(client, tokenOf(quotation), { method: 'POST', body: form });
  expect(page.text).toMatch(
    /This quotation was accepted by Ada Lovelace on .*An invoice has been made from it\. Thank you/,
  );
  const invoice = invoiceOf(quotation);
  expect(invoice).toMatchObject({ status: 'open', po_number: 'PO-77' });
  expect(page.html).toContain(`href="${tokenOf(invoice)}"`);
  expect(read(quotation)).toMatchObject({
    ...{ status: 'invoiced', accepted_via: 'hosted_page', po_number: 'PO-77' },
    accepted_by: { name: 'Ada Lovelace' },
  });
  expect(eventsOf(invoice)).toEqual(['invoice.created', 'invoice.finalized']);
  const again = visit(client, tokenOf(quotation), { method: 'POST', body: form });
  expect(again.status).toBe(200);
  expect(get('/api/v1/invoices', { query: `quotation_id=${quotation.id}` }).body.data).toHaveLength(1);
});

test('an owner who types accepted in the sheet gets the invoice, too', () => {
  const quotation = offer();
  type('Quotations', quotation, 'Status', 'accepted');
  expect(did(quotation, 'duplicate').status).toBe('draft');
  expect(read(quotation)).toMatchObject({ status: 'invoiced' });
  expect(invoiceOf(quotation)).toMatchObject({ status: 'open' });
});

test('where no invoice can be made the acceptance holds, nothing of an invoice is left, and a warning says why', () => {
  const earlier = invoiceOf(did(offer(), 'accept'));
  storeSettings(client, { books_closed_through: '2026-12-31' });
  const quotation = offer();
  const accepted = did(quotation, 'accept');
  expect(accepted).toMatchObject({
    ...{ status: 'accepted', invoice_id: null, version: quotation.version + 1 },
    warnings: [{ code: 'invoice_not_made', pointer: null, message: expect.stringContaining('2026-12-31') }],
  });
  expect(eventsOf(quotation).slice(-1)).toEqual(['quotation.accepted']);
  const other = offer();
  const form = formOf(visit(client, tokenOf(other)), 'accept', accepting);
  const page = visit(client, tokenOf(other), { method: 'POST', body: form });
  expect(page.text).toContain('This quotation was accepted by Ada Lovelace');
  expect(page.text).not.toContain('invoice has been made');
  expect(read(other)).toMatchObject({ status: 'accepted', accepted_via: 'hosted_page' });
  storeSettings(client, { books_closed_through: null });
  // No number was used up by what was refused.
  const sequence = ({ number }: Record): number => Number(number.slice(-4));
  expect(sequence(did(quotation, 'convert'))).toBe(sequence(earlier) + 1);
});

test('without the setting an acceptance is one alone', () => {
  storeSettings(client, { invoice_accepted_quotations: false });
  expect(did(offer(), 'accept')).toMatchObject({ status: 'accepted', invoice_id: null });
});

test('another acceptance of what is invoiced is refused, as that of any other invoiced quotation', () => {
  const quotation = offer();
  did(quotation, 'accept');
  expect(act(quotation, 'accept')).toMatchObject({ status: 409, body: { current_status: 'invoiced' } });
});
