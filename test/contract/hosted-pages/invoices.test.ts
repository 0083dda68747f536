/** The page of an invoice: how it stands, what is still due, how to pay it, and what can be downloaded. */
import { storeSettings } from '../support/store-settings.ts';
import { createLinkedClient, type SeenPage, tokenOf, visit } from './page-visitor.ts';

const client = createLinkedClient();
const { bill, create, did, post } = client;
storeSettings(client, {
  name: 'Lovelace & Co.',
  iban: 'DE89370400440532013000',
  account_name: 'Lovelace & Co.',
});

const open = (record: { hosted_url: string }): SeenPage => visit(client, tokenOf(record));
const paymentIn = ({ html }: SeenPage): string =>
  /<section class="card pay[^>]*>([\s\S]*?)<\/section>/.exec(html)?.[1] ?? '';
const pay = (invoice: { id: string }, amount: number): void => {
  post(`/api/v1/invoices/${invoice.id}/payments`, { amount });
};

test('an open invoice says what is due and when, and shows the account and a code to pay by', () => {
  const page = open(bill({ due_date: '2026-02-01' }));
  expect(page.text).toMatch(/To pay Amount due €100\.00 Due by 1 Feb 2026 Download PDF/);
  expect(page.text).toContain('DE89 3704 0044 0532 0130 00');
  const payment = paymentIn(page);
  expect(payment).toMatch(/<summary>Show payment code<\/summary><svg class="code" role="img"/);
  // A copy of the number has no gaps.
  expect(payment.replace(/<[^>]*>/g, '')).toContain('DE89370400440532013000');
  expect(page.html).not.toContain('<form');
});

test('a payment and a credit note show at once', () => {
  const invoice = bill();
  pay(invoice, 30);
  create('credit_notes', { invoice_id: invoice.id, amount: 20, reason: 'order_change' });
  expect(open(invoice).text).toMatch(
    /Partly paid Amount due €50\.00 Due by [\w ]+ Total €100\.00 Paid €30\.00 Credited €20\.00/,
  );
  pay(invoice, 50);
  expect(open(invoice).text).toMatch(
    /Invoice INV-2026-\d{4} Paid Total €100\.00 Paid €80\.00 Credited €20\.00 Download/,
  );
});

test('an overdue invoice says so', () => {
  const invoice = bill({ invoice_date: '2025-12-01', due_date: '2025-12-15' });
  expect(open(invoice).text).toContain('Overdue');
});

test('a void invoice says so, and asks for nothing', () => {
  const page = open(did(bill(), 'void'));
  expect(page.text).toContain('Cancelled Total €100.00');
  expect(page.text).not.toContain('Amount due');
  expect(paymentIn(page)).toBe('');
});

test.each([
  ['de', 'Zu zahlen', 'Offener Betrag', '100,00 €'],
  ['fr', 'À payer', 'Reste à payer', '100,00 €'],
  ['nl', 'Te betalen', 'Totaal', '€ 100,00'],
  ['es', 'Por pagar', 'Importe pendiente', '100,00 €'],
  ['it', 'Da pagare', 'Importo dovuto', '100,00 €'],
])('the page speaks the language of the customer: %s', (language, ...texts) => {
  const customer = create('customers', { name: `Kunde ${language}`, language });
  const page = open(bill({ customer_name: undefined, customer_id: customer.id }));
  expect(page.html).toContain(`<html lang="${language}">`);
  for (const text of texts) expect(page.text).toContain(text);
});

test('the PDF is the printed document', () => {
  const invoice = bill();
  const page = open(invoice);
  expect(page.html).toContain(`href="${tokenOf(invoice)}/pdf"`);
  const file = visit(client, `${tokenOf(invoice)}/pdf`);
  expect(file.headers).toMatchObject({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${invoice.number}.pdf"`,
  });
  expect(Buffer.from(file.html, 'base64').toString('latin1')).toMatch(/^%PDF/);
});

test('the electronic invoice is offered where it is ready, and nowhere else', () => {
  const invoice = bill();
  expect(open(invoice).html).not.toContain('/ubl"');
  expect(visit(client, `${tokenOf(invoice)}/ubl`).status).toBe(404);
  const address = {
    line1: 'Street 1',
    line2: null,
    state: null,
    city: 'Berlin',
    postal_code: '10115',
    country: 'DE',
  };
  storeSettings(client, { address, tax_ids: [{ type: 'eu_vat', value: 'DE129273398' }] });
  const customer = create('customers', { name: 'Ready GmbH', billing_address: address });
  const ready = create('invoices', {
    customer_id: customer.id,
    items: [{ description: 'Gears', unit_price: 100, tax_rate: 19 }],
  });
  expect(open(ready).html).toContain(`href="${tokenOf(ready)}/ubl"`);
  const file = visit(client, `${tokenOf(ready)}/ubl`);
  expect(file.headers['Content-Type']).toBe('application/xml');
  expect(file.html).toContain(`<cbc:ID>${ready.number}</cbc:ID>`);
});

test('the page of a credit note asks for nothing, and leads to that of its invoice while there is one', () => {
  const invoice = bill();
  const note = create('credit_notes', { invoice_id: invoice.id, amount: 20, reason: 'order_change' });
  const page = open(note);
  expect(page.text).toMatch(/Issued Total credit €20\.00 View invoice Download PDF/);
  expect(page.html).toContain(`href="${tokenOf(invoice)}"`);
  expect(paymentIn(page)).toBe('');
  const rotated = did(invoice, 'rotate_link');
  expect(open(note).html).toContain(`href="${tokenOf(rotated)}"`);
  client.deleteRow('Invoices', invoice);
  expect(open(note).status).toBe(200);
  expect(open(note).text).not.toContain('View invoice');
});

test('an invoice in rupees leads to the wallet of the phone', () => {
  storeSettings(client, { upi_id: 'lovelace@upi' });
  expect(paymentIn(open(bill({ currency: 'INR' })))).toMatch(
    /<a class="button quiet" href="upi:\/\/pay\?pa=lovelace@upi&amp;[^"]*am=100\.00/,
  );
});

test('a Swiss invoice shows its account and its code beside the document', () => {
  const line = { line1: 'Gasse 1', line2: null, state: null };
  const address = { ...line, city: 'Bern', postal_code: '3000', country: 'CH' };
  storeSettings(client, { iban: 'CH9300762011623852957', address });
  const payment = paymentIn(open(bill({ currency: 'CHF' })));
  expect(payment.replace(/<[^>]*>/g, '')).toContain('CH9300762011623852957');
  expect(payment).toContain('aria-label="Swiss QR Code"');
  expect(payment).not.toContain('Payable by');
});

test('a form changes no invoice', () => {
  const invoice = bill();
  expect(
    visit(client, tokenOf(invoice), { method: 'POST', body: 'answer=accept&name=x&agree=yes' }).status,
  ).toBe(405);
  expect(client.read(invoice)).toEqual(invoice);
});
