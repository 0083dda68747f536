/** `GET /invoices/{id}/einvoice_check`: what an invoice still lacks, for each profile. */
import { createElectronicBusiness, lamps, electronicSeller as owner } from './electronic-business.ts';

const { ask, bill, create, createKey, customer, get, invoice, missing, seller, xml } =
  createElectronicBusiness();

test('says that a complete invoice is ready, without a profile for EN 16931', () => {
  const made = invoice();
  expect(ask(made, 'einvoice_check').body).toEqual({
    object: 'einvoice_check',
    profile: 'en16931',
    ready: true,
    missing: [],
    warnings: [],
  });
  for (const profile of ['peppol', 'xrechnung'])
    expect(ask(made, 'einvoice_check', profile).body).toMatchObject({ profile, ready: true });
});

test('names of each missing fact the rule, the field and what to do', () => {
  const made = invoice({ customer_id: customer({ billing_address: null }).id });
  expect(ask(made, 'einvoice_check').body).toEqual({
    object: 'einvoice_check',
    profile: 'en16931',
    ready: false,
    missing: [
      {
        rule: 'BR-10',
        pointer: '/customer/billing_address',
        message: 'The customer has no billing address.',
      },
      {
        rule: 'BR-11',
        pointer: '/customer/billing_address/country',
        message: 'The billing address of the customer has no country.',
      },
    ],
    warnings: [],
  });
});

test('an owner who has filled in nothing is told all of it', () => {
  const nothing = Object.fromEntries(
    Object.keys(owner).map((name) => [name, name === 'tax_ids' ? [] : null]),
  );
  seller(nothing);
  const made = bill();
  expect(missing(made, 'xrechnung')).toEqual([
    'BR-06 /seller/name',
    'BR-08 /seller/address',
    'BR-09 /seller/address/country',
    'BR-CO-26 /seller/tax_ids',
    'BR-10 /customer/billing_address',
    'BR-11 /customer/billing_address/country',
    'BR-CO-04 /items/0/tax_category',
    'PEPPOL-EN16931-R020 /seller/electronic_address',
    'PEPPOL-EN16931-R010 /customer/electronic_address',
    'BR-DE-15 /buyer_reference',
    'BR-DE-16 /seller/tax_ids',
    'BR-DE-5 /seller/contact_name',
    'BR-DE-6 /seller/phone',
    'BR-DE-7 /seller/email',
  ]);
  seller(owner);
  // What the snapshot lacks is taken from the settings of today.
  expect(missing(made).filter((fact) => fact.includes('/seller'))).toEqual([]);
});

describe('of what an invoice says', () => {
  const noTax = { ...lamps, tax_rate: 0 };

  test.each([
    [
      'a line without tax and without a reason',
      { items: [{ ...noTax, tax_category: null }] },
      'BR-CO-04 /items/0/tax_category',
    ],
    [
      'an exemption without its reason',
      { items: [lamps, { ...noTax, tax_category: 'exempt' }] },
      'BR-E-10 /items/1/tax_exemption_reason',
    ],
    ['a currency with three decimals', { currency: 'KWD' }, 'BR-DEC-14 /currency'],
    ['a draft', { status: 'draft' }, 'BR-02 /number'],
  ])('%s is named', (_words, body, expected) => {
    expect(missing(invoice(body))).toContain(expected);
  });

  test.each([
    ['reverse_charge', 'BR-AE-02 /customer/tax_ids'],
    ['intra_community', 'BR-IC-02 /customer/tax_ids'],
  ])('%s needs the VAT number of the customer', (tax_category, expected) => {
    const items = [{ ...noTax, tax_category }];
    const { id } = customer({ tax_ids: [], registration_number: null });
    expect(missing(invoice({ items }))).toEqual([]);
    expect(missing(invoice({ items, customer_id: id }))).toEqual([expected]);
  });

  test('an intra-community supply goes where the customer is, on the day of the invoice, unless it says so', () => {
    const items = [{ ...noTax, tax_category: 'intra_community' }];
    expect(xml(invoice({ items }), 'ubl')).toContain('<cbc:ActualDeliveryDate>2026-01-07<');
    expect(xml(invoice({ items, service_date: '2026-01-02' }), 'ubl')).toContain(
      '<cbc:ActualDeliveryDate>2026-01-02<',
    );
  });

  test('a wrong check digit of a Leitweg-ID is a warning, and no hindrance', () => {
    const check = (buyer_reference: string) =>
      ask(invoice({ buyer_reference }), 'einvoice_check', 'xrechnung').body;
    expect(check('04011000-12345-03').warnings).toEqual([]);
    expect(check('04011000-12345-04')).toMatchObject({
      ready: true,
      warnings: [{ rule: 'Leitweg-ID', pointer: '/buyer_reference' }],
    });
  });

  test('Peppol takes the number of the order for the reference of the buyer, and XRechnung does not', () => {
    const { id } = customer({ buyer_reference: null });
    const made = invoice({ customer_id: id, po_number: 'PO-7' });
    expect(missing(made, 'peppol')).toEqual([]);
    expect(missing(made, 'xrechnung')).toEqual(['BR-DE-15 /buyer_reference']);
    expect(missing(invoice({ customer_id: id }), 'peppol')).toEqual(['PEPPOL-EN16931-R003 /buyer_reference']);
  });

  test('a credit note has what its invoice has', () => {
    const { id } = create('credit_notes', { invoice_id: invoice().id, reason: 'duplicate' });
    const note = get(`/api/v1/credit_notes/${id}`).body;
    for (const profile of ['en16931', 'peppol', 'xrechnung']) expect(missing(note, profile)).toEqual([]);
  });
});

test('asks for the scope that reads the document', () => {
  const made = invoice();
  const path = `/api/v1/invoices/${made.id}`;
  const key = createKey('customers:read');
  for (const what of ['ubl', 'cii', 'einvoice_check'])
    expect(get(`${path}/${what}`, { key }).body.code).toBe('insufficient_scope');
});
