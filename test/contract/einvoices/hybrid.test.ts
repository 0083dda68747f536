/** `GET /invoices/{id}/pdf?einvoice=`: a PDF that carries its electronic invoice, which is Factur-X and ZUGFeRD. */
import { inflateSync } from 'node:zlib';
import { FacturX } from 'factur-x-kit';
import { expectRefused } from '../support/expect-answer.ts';
import { createElectronicBusiness } from './electronic-business.ts';

const { create, get, invoice, post, seller, xml } = createElectronicBusiness();

const pdfOf = ({ id }: { id: string }, query: string) => get(`/api/v1/invoices/${id}/pdf`, { query });

/** The bytes of the PDF, each as a letter. */
const lettersOf = (body: string): string => Buffer.from(body, 'base64').toString('latin1');

/** The only file in a PDF. */
function attached(pdf: string): string {
  const [, length = '0'] = /\/Type \/EmbeddedFile[\s\S]*?\/Length (\d+)/.exec(pdf) ?? [];
  const start = pdf.indexOf('stream\n', pdf.indexOf('/Type /EmbeddedFile')) + 'stream\n'.length;
  return inflateSync(Buffer.from(pdf.slice(start, start + Number(length)), 'latin1')).toString('utf8');
}

test.each([
  ['en16931', 'EN 16931'],
  ['xrechnung', 'XRECHNUNG'],
])('the PDF of %s has the XML of /cii in it, and says so', (profile, level) => {
  const made = invoice();
  const { status, headers, body } = pdfOf(made, `einvoice=${profile}`);
  expect(status).toBe(200);
  expect(headers['Content-Disposition']).toMatch(/^inline; filename="(TEST-)?INV-2026-\d+\.pdf"$/);
  const pdf = lettersOf(body);
  expect(attached(pdf)).toBe(xml(made, 'cii', profile));
  expect(pdf).toContain('/AFRelationship /Alternative');
  expect(pdf).toContain('(factur-x.xml)');
  expect(pdf).toContain(`<fx:ConformanceLevel>${level}</fx:ConformanceLevel>`);
  expect(pdfOf(made, `einvoice=${profile}`).body).toBe(body);
  expect(lettersOf(pdfOf(made, '').body)).not.toContain('factur-x.xml');
});

test('a library that knows Factur-X finds the electronic invoice in the PDF, with the amounts of the API', async () => {
  const { id } = create('credit_notes', {
    invoice_id: invoice().id,
    amount: '23.80',
    reason: 'order_change',
  });
  const { body } = get(`/api/v1/credit_notes/${id}/pdf`, { query: 'einvoice=en16931' });
  const { object } = await FacturX.fromPDF(Buffer.from(body, 'base64'));
  expect(object).toMatchObject({
    document: { type: '381', currency: 'EUR' },
    seller: { name: 'Weber & Söhne GmbH' },
    buyer: { name: 'Analytical <Engines> & Co', reference: 'Purchasing 7' },
    totals: { netTotal: 20, taxTotal: [{ amount: 3.8 }], grossTotal: 23.8 },
  });
});

test('what is missing is told as /cii tells it, and other profiles are refused', () => {
  seller({ address: null });
  const made = invoice();
  const refused = pdfOf(made, 'einvoice=en16931');
  expectRefused(refused, 422, 'einvoice_not_ready');
  expect(refused.body.missing).toEqual(get(`/api/v1/invoices/${made.id}/cii`).body.missing);
  expectRefused(pdfOf(made, 'einvoice=peppol'), 400, 'invalid_parameter');
});

test('a quotation is no electronic invoice', () => {
  const { body } = post('/api/v1/quotations', { customer_name: 'Ada', total: 10 });
  expectRefused(
    get(`/api/v1/quotations/${body.id}/pdf`, { query: 'einvoice=en16931' }),
    400,
    'unknown_parameter',
  );
});
