/** `GET /invoices/{id}/ubl` and `/cii`, and the same of credit notes: documents as XML of EN 16931. */
import { searchCalls } from '../../chosen-switches.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { buyer, createElectronicBusiness, lamps } from './electronic-business.ts';

const { ask, create, customer, did, get, invoice, patch, post, read, reading, seller, type, xml } =
  createElectronicBusiness();

const syntaxes = ['ubl', 'cii'] as const;

/** The text of the first element with that name. */
function textOf(document: string, name: string): string | undefined {
  return new RegExp(`<${name}(?: [^>]*)?>([^<]*)<`).exec(document)?.[1];
}

describe.each(syntaxes)('an invoice in %s', (syntax) => {
  test('is an answer of application/xml that a browser keeps under its number', () => {
    const { number } = invoice();
    const { status, headers, body } = ask(read(get('/api/v1/invoices').body.data[0]), syntax);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'Content-Type': 'application/xml',
      'Content-Disposition': expect.stringMatching(`^attachment; filename="(TEST-)?${number}[.]xml"$`),
      'Cache-Control': 'no-store',
    });
    expect(headers.ETag).toBeUndefined();
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n</);
  });

  test('names both parties, the references and the dates', () => {
    const made = invoice({ notes: 'Thank you.\nSee you', po_number: 'PO-7' });
    expect(reading(made, syntax)).toMatchObject({
      number: made.number,
      date: '2026-01-07',
      type: '380',
      currency: 'EUR',
      buyerReference: 'Purchasing 7',
      note: 'Thank you.\nSee you',
      preceding: null,
      seller: {
        name: 'Weber & Söhne GmbH',
        vatId: 'DE136695976',
        country: 'DE',
        street: 'Oranienstraße 24',
      },
      buyer: {
        name: 'Analytical <Engines> & Co',
        vatId: 'FR61954506077',
        country: 'FR',
        street: '1 rue de la Paix',
      },
    });
    expect(xml(made, syntax)).toContain('PO-7');
  });

  test('has the sums of the API, and one discount for each rate', () => {
    const made = invoice({
      items: [
        { ...lamps, quantity: 10, unit_price: '120.00', tax_rate: 20 },
        { ...lamps, quantity: 3, unit_price: '19.99', tax_rate: 5 },
        { ...lamps, quantity: 2, unit_price: '12.50', tax_rate: 0, tax_category: 'zero' },
      ],
      discount: '50.00',
    });
    expect(reading(made, syntax)).toMatchObject({
      allowances: ['46.70', '2.33', '0.97'],
      taxes: [
        { category: 'S', rate: '20', taxable: '1153.30', tax: '230.66' },
        { category: 'S', rate: '5', taxable: '57.64', tax: '2.88' },
        { category: 'Z', rate: '0', taxable: '24.03', tax: '0.00' },
      ],
      totals: {
        lines: '1284.97',
        allowances: '50.00',
        taxExclusive: '1234.97',
        tax: '233.54',
        taxInclusive: '1468.51',
        prepaid: '0.00',
        due: '1468.51',
      },
    });
  });

  test('has prices without tax also where the document has them with tax', () => {
    const made = invoice({
      tax_inclusive: true,
      items: [
        { ...lamps, quantity: 1, unit_price: 119, tax_rate: 19 },
        { ...lamps, quantity: 1, unit_price: '53.50', tax_rate: 7 },
      ],
      discount: 10,
    });
    expect(made.total).toBe(162.5);
    expect(reading(made, syntax)).toMatchObject({
      lines: [
        { net: '100.00', price: '100' },
        { net: '50.00', price: '50' },
      ],
      allowances: ['5.80', '2.90'],
      totals: { taxExclusive: '141.30', tax: '21.20', taxInclusive: '162.50' },
    });
  });

  test('moves the sign of a negative price to the quantity', () => {
    const made = invoice({ items: [lamps, { ...lamps, quantity: 2, unit_price: '-12.50' }] });
    expect(reading(made, syntax).lines).toMatchObject([
      { quantity: '3', price: '33.33', net: '99.99' },
      { quantity: '-2', price: '12.5', net: '-25.00' },
    ]);
  });

  test('names units by their codes, and pieces where a unit has none', () => {
    const made = invoice({ items: [lamps, { ...lamps, unit: 'bunch' }] });
    expect(xml(made, syntax).match(/unitCode="[^"]*"/g)).toEqual(['unitCode="HUR"', 'unitCode="C62"']);
  });

  test('counts as paid before what was paid up to its date, and not what came later', () => {
    const made = invoice({ invoice_date: '2026-01-05' });
    did(made, 'payments', { amount: 10, payment_date: '2026-01-05' });
    did(made, 'payments', { amount: 20, payment_date: '2026-01-06' });
    const { totals } = reading(made, syntax);
    expect(totals).toMatchObject({ taxInclusive: '118.99', prepaid: '10.00', due: '108.99' });
  });

  test('has the tax of another currency also in that of the workspace', () => {
    const made = invoice({ currency: 'USD', exchange_rate: '0.5', exchange_rate_date: '2026-01-07' });
    const text = xml(made, syntax);
    expect(text).toMatch(/TaxCurrencyCode>EUR</);
    expect(text).toContain('currencyID="EUR">9.50<');
  });

  test('says of what is not taxed why', () => {
    const exempt = { ...lamps, tax_rate: 0, tax_category: 'exempt', tax_exemption_reason: 'Article 132 <1>' };
    expect(xml(invoice({ items: [exempt] }), syntax)).toContain('>Article 132 &lt;1&gt;<');
    const abroad = { ...lamps, tax_rate: 0, tax_category: 'reverse_charge' };
    expect(xml(invoice({ items: [abroad] }), syntax)).toContain('>VATEX-EU-AE<');
  });

  test('merges groups that differ in the name of their tax alone', () => {
    const items = ['A', 'B'].map((tax_name) => ({ ...lamps, tax_name, quantity: 1, unit_price: '10.03' }));
    const made = invoice({ items });
    expect(made.tax_breakdown).toHaveLength(2);
    expect(reading(made, syntax).taxes).toEqual([
      { category: 'S', rate: '19', taxable: '20.06', tax: '3.82' },
    ]);
  });

  test('stays as it was issued when the owner and the customer change', () => {
    const made = invoice();
    seller({ name: 'Somebody else' });
    expect(reading(made, syntax).seller.name).toBe('Weber & Söhne GmbH');
    seller({ name: 'Weber & Söhne GmbH' });
  });
});

describe.each(syntaxes)('a credit note in %s', (syntax) => {
  test('has the type 381, positive amounts and the invoice that it credits', () => {
    const made = invoice({ invoice_date: '2026-01-05' });
    const note = create('credit_notes', { invoice_id: made.id, amount: '23.80', reason: 'order_change' });
    expect(reading(note, syntax)).toMatchObject({
      root: syntax === 'ubl' ? 'CreditNote' : 'CrossIndustryInvoice',
      number: note.number,
      type: '381',
      preceding: made.number,
      buyerReference: 'Purchasing 7',
      totals: { taxExclusive: '20.00', tax: '3.80', taxInclusive: '23.80', due: '23.80' },
    });
  });
});

describe('a profile', () => {
  const identifiers = {
    en16931: 'urn:cen.eu:en16931:2017',
    peppol: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  };
  const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

  test.each([
    ['en16931', undefined],
    ['peppol', process],
    ['xrechnung', process],
  ] as const)('%s names itself in UBL', (profile, named) => {
    const text = xml(invoice(), 'ubl', profile);
    expect(textOf(text, 'cbc:CustomizationID')).toBe(identifiers[profile]);
    expect(textOf(text, 'cbc:ProfileID')).toBe(named);
  });

  test.each(['en16931', 'xrechnung'] as const)('%s names itself in CII', (profile) => {
    expect(xml(invoice(), 'cii', profile)).toContain(`<ram:ID>${identifiers[profile]}</ram:ID>`);
  });

  test('peppol is not to be had in CII', () => {
    expectRefused(ask(invoice(), 'cii', 'peppol'), 400, 'invalid_parameter', {
      errors: [
        { parameter: 'profile', code: 'invalid_parameter', message: expect.stringContaining('xrechnung') },
      ],
    });
  });

  test.each(['ubl', 'cii', 'einvoice_check'] as const)('that does not exist is refused by %s', (what) => {
    expectRefused(ask(invoice(), what, 'factur-x'), 400, 'invalid_parameter', {
      errors: [{ parameter: 'profile', code: 'invalid_parameter' }],
    });
  });

  test('xrechnung takes the e-mail address of a party for its electronic address', () => {
    const made = invoice({ customer_id: customer({ electronic_address: null }).id });
    expect(xml(made, 'ubl', 'xrechnung')).toContain('<cbc:EndpointID schemeID="EM">ada@example.com<');
    expect(ask(made, 'ubl', 'peppol').status).toBe(422);
  });
});

test('an export costs a read of the document and of its customer, and a search where something was paid', () => {
  const unpaid = invoice();
  expect(ask(unpaid, 'ubl').usage.documentCalls).toBeLessThanOrEqual(2);
  const paid = invoice();
  did(paid, 'payments', { amount: 10 });
  expect(ask(paid, 'ubl').usage.documentCalls).toBeLessThanOrEqual(4 + searchCalls);
});

describe('what cannot be exported', () => {
  test('is refused with everything that is missing, at once', () => {
    const made = invoice({ customer_id: create('customers', { name: 'Nobody' }).id });
    const refused = ask(made, 'ubl', 'peppol');
    expectRefused(refused, 422, 'einvoice_not_ready', {
      profile: 'peppol',
      detail: expect.stringContaining('The electronic invoice lacks something. '),
      missing: [
        { rule: 'BR-10', pointer: '/customer/billing_address', message: expect.stringMatching(/\S/) },
        { rule: 'BR-11', pointer: '/customer/billing_address/country' },
        { rule: 'PEPPOL-EN16931-R010', pointer: '/customer/electronic_address' },
        { rule: 'PEPPOL-EN16931-R003', pointer: '/buyer_reference' },
      ],
    });
    expect(ask(made, 'einvoice_check', 'peppol').body.missing).toEqual(refused.body.missing);
  });

  test('a draft has neither number nor date', () => {
    const draft = invoice({ status: 'draft' });
    expectRefused(ask(draft, 'cii'), 422, 'einvoice_not_ready', {
      missing: [
        { rule: 'BR-02', pointer: '/number' },
        { rule: 'BR-03', pointer: '/status' },
      ],
    });
  });

  test('an invoice that does not exist', () => {
    expectRefused(ask({ object: 'invoice', id: 'inv_1' }, 'ubl'), 404, 'not_found');
  });

  test('a quotation has no such form', () => {
    const offer = post('/api/v1/quotations', { customer_name: 'Ada', total: 5 }).body;
    expectRefused(ask(offer, 'ubl'), 404, 'route_not_found');
  });

  test('an invoice whose sums a person has made unreadable', () => {
    const made = invoice();
    type('Invoices', made, 'Total', 'much');
    expectRefused(ask(made, 'ubl'), 409, 'record_quarantined', { column: 'Total' });
    type('Invoices', made, 'Total', '500');
    // A sum that a person overtypes is that of the lines again as soon as it is read.
    expect(read(made).total).toBe(118.99);
    expect(reading(made, 'ubl').totals.taxInclusive).toBe('118.99');
  });
});

describe('an invoice whose customer had no country when it was issued', () => {
  const { country: _country, ...incomplete } = buyer.billing_address;

  test('is ready once the address of the customer has one', () => {
    const { id } = customer({ billing_address: incomplete });
    const made = invoice({ customer_id: id });
    expect(ask(made, 'ubl').body.missing).toMatchObject([{ pointer: '/customer/billing_address/country' }]);
    patch({ object: 'customer', id }, { billing_address: buyer.billing_address });
    expect(reading(made, 'ubl').buyer).toMatchObject({ street: '1 rue de la Paix', country: 'FR' });
    expect(read(made).customer.billing_address.country).toBeNull();
  });

  test('is not where the customer has moved since', () => {
    const { id } = customer({ billing_address: incomplete });
    const made = invoice({ customer_id: id });
    patch(
      { object: 'customer', id },
      { billing_address: { ...buyer.billing_address, line1: 'Elsewhere 2' } },
    );
    expect(ask(made, 'ubl').body.missing).toMatchObject([{ pointer: '/customer/billing_address/country' }]);
  });
});
