/** `/html` and `/pdf` of invoices, quotations and credit notes (contract, chapter 12). */
import type { TestWorkspace } from '../support/test-workspace.ts';
import { isTestKeyed } from '../support/key-mode.ts';
import { storeSettings } from '../support/store-settings.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { customer, printedLines, openPrinting, printedTextOf } from './printed.ts';

/** The numbers of test mode have it in front; the view of the tests leaves it out of bodies alone. */
const prefix = isTestKeyed ? 'TEST-' : '';

let workspace: TestWorkspace;
let client: TestClient;
beforeEach(() => {
  workspace = openPrinting();
  client = createTestClient(workspace);
});

const bill = (body: object = {}) =>
  workspace.create('invoices', {
    customer_id: workspace.create('customers', customer).id,
    service_period: { start: '2025-12-01', end: '2025-12-31' },
    po_number: 'PO 4711',
    items: printedLines,
    ...body,
  });

const htmlOf = ({ object, id }: { object: string; id: string }): string =>
  workspace.get(`/api/v1/${object}s/${id}/html`).body;

test('an invoice says all that article 226 of the VAT directive asks of it', () => {
  const invoice = bill();
  const text = printedTextOf(htmlOf(invoice));
  for (const item of [
    'Invoice date   7 Jan 2026',
    `Invoice no.   ${invoice.number}`,
    'VAT no. DE136695976',
    'VAT no. BE0203430576',
    'Lovelace Engines GmbH\nTorstraße 12\n10119 Berlin',
    'Hopper Compilers BV\nAttn. Grace Hopper\nRue de la Loi 16\n1000 Bruxelles\nBELGIUM',
    'Projector lamp\n4 piece   33.33      19%   133.32',
    'Installation\n1.5 hour   80.00   −10%   7%   108.00',
    'Period of supply   1 Dec 2025 – 31 Dec 2025',
    'VAT 19% on €133.32   €25.33',
    'VAT 7% on €108.00   €7.56',
    'Total   €274.21',
    'Amount due   €274.21',
    'Due date   6 Feb 2026',
    'IBAN   DE89 3704 0044 0532 0130 00',
    `Reference   ${invoice.number}`,
    'Your order   PO 4711',
    'Managing director: Ada Lovelace',
  ])
    expect(text).toContain(item);
});

test('both are of the record: its entity tag, its number as the name of the file, nothing to run', () => {
  const invoice = bill();
  const path = `/api/v1/invoices/${invoice.id}`;
  const html = workspace.get(`${path}/html`);
  const pdf = workspace.get(`${path}/pdf`);
  expect([html.status, pdf.status]).toEqual([200, 200]);
  expect([html.headers.ETag, pdf.headers.ETag]).toEqual([invoice.etag, invoice.etag]);
  expect(html.headers['Content-Type']).toBe('text/html');
  expect(html.headers['Content-Disposition']).toBe(`inline; filename="${prefix}${invoice.number}.html"`);
  expect(pdf.headers['Content-Type']).toBe('application/pdf');
  expect(pdf.headers['Content-Disposition']).toBe(`inline; filename="${prefix}${invoice.number}.pdf"`);
  expect(html.body).not.toMatch(/<script|javascript:|\son\w+=|\sstyle=|https?:\/\/[^"]*"/i);
});

test('an envelope carries the PDF as Base64 and says so', () => {
  const { id } = bill();
  const answer = JSON.parse(
    (
      workspace.emulator.webApp({
        method: 'POST',
        queryString: '',
        contentType: 'text/plain',
        body: JSON.stringify({
          method: 'GET',
          path: `/api/v1/invoices/${id}/pdf`,
          headers: { 'x-api-key': workspace.key },
        }),
      }) as { content: string }
    ).content,
  );
  expect(answer.encoding).toBe('base64');
  expect(Buffer.from(answer.body, 'base64').toString('latin1')).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
});

test('who has the document already gets no body', () => {
  const { id, etag } = bill();
  const answer = workspace.get(`/api/v1/invoices/${id}/pdf`, { headers: { 'if-none-match': etag } });
  expect([answer.status, answer.body]).toEqual([304, null]);
});

test('a PDF has the same bytes each time, and at every door', () => {
  const { id } = bill();
  const first = workspace.get(`/api/v1/invoices/${id}/pdf`).body;
  workspace.clock.advance(24 * 3_600_000);
  expect(workspace.get(`/api/v1/invoices/${id}/pdf`).body).toBe(first);
  const bytes = Buffer.from(first, 'base64').toString('latin1');
  // A tagged archive PDF with embedded fonts, and its code is drawn, not a picture.
  expect(bytes).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(bytes).toContain('/StructTreeRoot');
  expect(bytes).toMatch(/\/FontName \/\w+\+NotoSans-Regular/);
  expect(bytes.length).toBeLessThan(40_000);
});

test('letters that the fonts lack are counted in a header, and the page shows them', () => {
  const plain = workspace.get(`/api/v1/invoices/${bill().id}/pdf`);
  expect(plain.headers['Missing-Glyphs']).toBe('0');
  const invoice = bill({ notes: 'Žluťoučký Ωμέγα Щука ₹ 投影機 🙂' });
  expect(workspace.get(`/api/v1/invoices/${invoice.id}/pdf`).headers['Missing-Glyphs']).toBe('4');
  expect(printedTextOf(htmlOf(invoice))).toContain('投影機 🙂');
});

test('they need the scope to read the resource, and a record', () => {
  const { id } = bill();
  for (const format of ['html', 'pdf']) {
    const key = workspace.createKey('quotations:read');
    expectRefused(workspace.get(`/api/v1/invoices/${id}/${format}`, { key }), 403, 'insufficient_scope');
    const absent = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    expectRefused(workspace.get(`/api/v1/invoices/${absent}/${format}`), 404, 'not_found');
  }
});

test('a draft carries DRAFT, no number and no payment code', () => {
  const draft = bill({ status: 'draft', number: 'WISH-1' });
  const html = htmlOf(draft);
  expect(printedTextOf(html)).toContain('DRAFT');
  expect(html).not.toContain('WISH-1');
  expect(html).not.toContain('Scan to pay');
  const { headers } = workspace.get(`/api/v1/invoices/${draft.id}/pdf`);
  expect(headers['Content-Disposition']).toBe('inline; filename="invoice-draft.pdf"');
});

test('a payment code stands on what is due, and on nothing that is paid, void or a quotation', () => {
  const [open, paid, voided] = [bill(), bill(), bill()];
  client.did(voided, 'void', {});
  workspace.create('payments', { invoice_id: paid.id, amount: 100 });
  // A test document asks nobody to pay.
  expect([open, paid].map((one) => htmlOf(one).includes('Scan to pay'))).toEqual([
    !isTestKeyed,
    !isTestKeyed,
  ]);
  expect(printedTextOf(htmlOf(paid))).toContain('Paid   −€100.00\nAmount due   €174.21');
  workspace.create('payments', { invoice_id: paid.id, amount: '174.21' });
  const settled = htmlOf(paid);
  expect(settled).not.toContain('Scan to pay');
  expect(printedTextOf(settled)).toContain('PAID');
  expect(htmlOf(voided)).not.toContain('Scan to pay');
  expect(printedTextOf(htmlOf(voided))).toContain('VOID');
  expect(printedTextOf(htmlOf(voided))).not.toContain('Amount due');
});

test('what was issued stays as it was, although business and customer change', () => {
  const invoice = bill();
  storeSettings(workspace, { name: 'Other Ltd', iban: null, bic: null });
  workspace.call('PATCH', `/api/v1/customers/${invoice.customer_id}`, { body: { company: 'Elsewhere Inc' } });
  const text = printedTextOf(htmlOf(invoice));
  expect(text).toContain('Lovelace Engines GmbH');
  expect(text).toContain('DE89 3704');
  expect(text).toContain('Hopper Compilers BV');
  expect(text).not.toMatch(/Other Ltd|Elsewhere/);
});

test('a quotation names its subject and how long it holds, and asks for no payment', () => {
  const quotation = workspace.create('quotations', {
    customer_name: 'Ada',
    title: 'Lighting of the reading room',
    status: 'sent',
    items: printedLines,
  });
  const text = printedTextOf(htmlOf(quotation));
  for (const item of [
    'Quotation',
    'Lighting of the reading room',
    'Valid until   6 Feb 2026',
    quotation.number,
  ])
    expect(text).toContain(item);
  expect(text).not.toMatch(/Amount due|Scan to pay|Due date/);
});

test('a credit note names its invoice with its day, and why', () => {
  const invoice = bill();
  const note = workspace.create('credit_notes', {
    invoice_id: invoice.id,
    amount: '119.00',
    reason: 'price_correction',
  });
  const text = printedTextOf(htmlOf(note));
  for (const item of [
    'Credit note',
    `For invoice   ${invoice.number} of 7 Jan 2026`,
    'Reason   Price corrected',
    'Total credit   €119.00',
    'VAT no. BE0203430576',
  ])
    expect(text).toContain(item);
});

test('reverse charge and an exemption are said in the words of the law and of the business', () => {
  const text = printedTextOf(
    htmlOf(
      bill({
        items: [
          { description: 'Advice', unit_price: 100, tax_rate: 0, tax_category: 'reverse_charge' },
          {
            description: 'Course',
            unit_price: 50,
            tax_rate: 0,
            tax_category: 'exempt',
            tax_exemption_reason: 'Teaching, § 4 Nr. 21 UStG',
          },
        ],
      }),
    ),
  );
  expect(text).toContain('Reverse charge: the customer is liable for the tax.');
  expect(text).toContain('Teaching, § 4 Nr. 21 UStG');
});

test('tax of a foreign currency is shown in that of the business, with the rate and its day', () => {
  const text = printedTextOf(
    htmlOf(bill({ currency: 'USD', exchange_rate: '0.9', exchange_rate_date: '2026-01-05' })),
  );
  expect(text).toContain('VAT in EUR   €29.60');
  expect(text).toContain('Exchange rate   1 USD = 0.9 EUR, 5 Jan 2026');
});

test('prices with tax are shown without it, too', () => {
  const text = printedTextOf(
    htmlOf(
      bill({
        tax_inclusive: true,
        items: [{ description: 'Lamp', quantity: 2, unit_price: '119.00', tax_rate: 19 }],
      }),
    ),
  );
  expect(text).toContain('2   100.00   119.00   19%   238.00');
  expect(text).toContain('Includes VAT 19% on €200.00   €38.00');
});

test('a document of test mode carries TEST and no code', () => {
  const key = workspace.createKey(isTestKeyed ? 'full' : 'test full');
  const made = workspace.post('/api/v1/invoices', { customer_name: 'Ada', items: printedLines }, { key });
  const { body: html } = workspace.get(`/api/v1/invoices/${made.body.id}/html`, { key });
  expect(printedTextOf(html)).toContain('TEST');
  expect(html).not.toContain('Scan to pay');
});

test('words of the business take the place of the usual ones in their language', () => {
  const invoice = bill();
  storeSettings(workspace, {
    document_words: 'en.invoice = Bill\nen.units.DAY = days of work\nde.total = Summe',
  });
  const text = printedTextOf(htmlOf(invoice));
  expect(text).toContain(`Bill`);
  expect(text).not.toMatch(/^Invoice$/m);
  expect(text).toContain('Total   €274.21');
});

test('an invoice without a seller says what the law still asks of it', () => {
  storeSettings(workspace, { name: '', address: null });
  expect(printedTextOf(htmlOf(bill()))).toContain('Still missing: the seller’s name, the seller’s address.');
  const offer = workspace.create('quotations', { customer_name: 'Ada', items: printedLines });
  expect(printedTextOf(htmlOf(offer))).toContain('Still missing: the seller’s name.');
});
