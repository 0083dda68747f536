/** What a document takes over when it is issued: seller, customer, references, and its sums in the workspace's currency. */
import { expectFaults } from '../support/expect-answer.ts';
import { storeSettings } from '../support/store-settings.ts';
import { createTestClient } from '../support/test-client.ts';

const client = createTestClient();
const { act, bill, create, did, patch, post, read } = client;

const address = {
  line1: '1 Rue de la Paix',
  line2: null,
  city: 'Paris',
  state: null,
  postal_code: '75002',
  country: 'FR',
};

beforeAll(() => {
  storeSettings(client, {
    name: 'Weber Werkstatt GmbH',
    address: { ...address, country: 'DE', city: 'Berlin' },
    tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
    iban: 'DE89370400440532013000',
    document_footer: 'Thank you.',
    colour: '#336699',
  });
});

describe('the seller', () => {
  test('is who bills when the invoice is issued, without logo, colour and footer', () => {
    const { seller } = bill();
    expect(seller).toMatchObject({
      name: 'Weber Werkstatt GmbH',
      address: { city: 'Berlin', country: 'DE' },
      tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
      iban: 'DE89370400440532013000',
      trade_name: null,
      language: 'en',
    });
    for (const name of ['logo', 'colour', 'document_footer']) expect(seller).not.toHaveProperty(name);
  });

  test('of a draft is who would bill now; an issued document keeps its own', () => {
    const [draft, issued] = [bill({ status: 'draft' }), bill()];
    const quotation = create('quotations', { customer_name: 'Ada', total: 5 });
    expect(quotation.seller.name).toBe('Weber Werkstatt GmbH');
    storeSettings(client, { name: 'Weber & Sons' });
    expect(read(draft).seller.name).toBe('Weber & Sons');
    expect(read(issued).seller.name).toBe('Weber Werkstatt GmbH');
    expect(did(draft, 'finalize').seller.name).toBe('Weber & Sons');
    expect(did(quotation, 'send').seller.name).toBe('Weber & Sons');
    storeSettings(client, { name: 'Weber Werkstatt GmbH' });
    expect(read(draft).seller.name).toBe('Weber & Sons');
  });
});

test('the customer of an issued document has all that a document shows', () => {
  const details = {
    company: 'Mistral SARL',
    contact_name: 'Zoë Fournier',
    phone: '+33 1 23',
    shipping_address: address,
    electronic_address: { scheme: '0009', value: '30303026500012' },
    language: 'fr',
  };
  const customer = create('customers', { name: 'Orchestre Mistral', ...details, buyer_reference: 'REF-7' });
  const invoice = bill({ customer_id: customer.id, customer_name: null });
  expect(invoice.customer).toMatchObject({ id: customer.id, ...details });
  expect(invoice.buyer_reference).toBe('REF-7');
  const own = bill({ customer_id: customer.id, customer_name: null, buyer_reference: 'Mine' });
  expect(own.buyer_reference).toBe('Mine');
});

describe('the payment reference', () => {
  test('is the number, unless another is given; a copy has its own', () => {
    const invoice = bill();
    expect(invoice.payment_reference).toBe(invoice.number);
    expect(bill({ status: 'draft' }).payment_reference).toBeNull();
    const own = bill({ payment_reference: 'RENT-JAN' });
    expect(own.payment_reference).toBe('RENT-JAN');
    const copy = did(own, 'duplicate');
    expect(did(copy, 'finalize')).toMatchObject({ payment_reference: expect.stringMatching(/^INV-/) });
  });

  test('is a creditor reference where the settings say so', () => {
    storeSettings(client, { payment_reference_form: 'rf' });
    const { number, payment_reference: reference } = bill();
    storeSettings(client, { payment_reference_form: 'number' });
    expect(reference).toMatch(new RegExp(`^RF\\d\\d${number.replace(/-/g, '')}$`));
    const digits = Array.from(`${reference.slice(4)}${reference.slice(0, 4)}`, (sign) => parseInt(sign, 36));
    expect(BigInt(digits.join('')) % 97n).toBe(1n);
  });
});

describe('the supply', () => {
  test('has a day or a period, and not both', () => {
    const period = { start: '2026-01-01', end: '2026-01-31' };
    expect(bill({ service_date: '2026-01-05' }).service_date).toBe('2026-01-05');
    expect(bill({ service_period: period }).service_period).toEqual(period);
    const both = { customer_name: 'Ada', total: 1, service_date: '2026-01-05', service_period: period };
    expectFaults(post('/api/v1/invoices', both), [
      '/service_date mutually_exclusive',
      '/service_period mutually_exclusive',
    ]);
    const backwards = {
      customer_name: 'Ada',
      total: 1,
      service_period: { start: '2026-02-01', end: '2026-01-31' },
    };
    expectFaults(post('/api/v1/quotations', backwards), ['/service_period/end out_of_range']);
    const draft = bill({ status: 'draft', service_date: '2026-01-05' });
    expect(patch(draft, { service_period: period }).body).toMatchObject({
      service_date: null,
      service_period: period,
    });
  });

  test('may go to another address', () => {
    expect(bill({ delivery_address: address }).delivery_address).toEqual(address);
    expectFaults(
      post('/api/v1/invoices', { customer_name: 'Ada', total: 1, delivery_address: { country: 'XX' } }),
      ['/delivery_address/country invalid_format'],
    );
  });
});

describe('the exchange rate', () => {
  test('gives the sums in the currency of the workspace, with the date of the document', () => {
    const invoice = bill({
      currency: 'USD',
      exchange_rate: '0.912345',
      items: [{ description: 'Gears', quantity: 3, unit_price: '19.99', tax_rate: 19 }],
    });
    expect(invoice).toMatchObject({
      exchange_rate: 0.912345,
      exchange_rate_date: invoice.invoice_date,
      taxable_total: 59.97,
      tax_total: 11.39,
      base_amounts: {
        currency: 'EUR',
        taxable_total: 54.71,
        tax_total: 10.39,
        total: 65.1,
        amounts: { taxable_total: '54.71', tax_total: '10.39', total: '65.10', currency: 'EUR' },
      },
    });
    expect(bill({ currency: 'USD' }).base_amounts).toBeNull();
    // Amounts name the currency that they are in, wherever they stand.
    expect(invoice.amounts.currency).toBe('USD');
    expect(invoice.items[0].amounts.currency).toBe('USD');
    expect(invoice.tax_breakdown[0].amounts.currency).toBe('USD');
  });

  test('has at most six decimals, is above zero, and is none of the workspace’s own currency', () => {
    const refused = (body: object) => post('/api/v1/invoices', { customer_name: 'Ada', total: 1, ...body });
    expectFaults(refused({ currency: 'USD', exchange_rate: '1.1234567' }), [
      '/exchange_rate too_many_decimals',
    ]);
    expectFaults(refused({ currency: 'USD', exchange_rate: 0 }), ['/exchange_rate out_of_range']);
    expectFaults(refused({ exchange_rate: '1.1' }), ['/exchange_rate out_of_range']);
    expectFaults(refused({ currency: 'USD', exchange_rate_date: '2026-01-01' }), ['/exchange_rate required']);
    const draft = bill({
      status: 'draft',
      currency: 'USD',
      exchange_rate: 2,
      exchange_rate_date: '2026-01-01',
    });
    expect(draft.base_amounts.total).toBe(200);
    expect(patch(draft, { exchange_rate: null }).body).toMatchObject({
      exchange_rate: null,
      exchange_rate_date: null,
      base_amounts: null,
    });
  });

  test('is not that of a copy', () => {
    const copy = did(bill({ currency: 'USD', exchange_rate: 2, service_date: '2026-01-05' }), 'duplicate');
    expect(copy).toMatchObject({ exchange_rate: null, base_amounts: null, service_date: null, seller: {} });
  });
});

test('an invoice that a quotation becomes takes its references, and pays by its own', () => {
  const quotation = create('quotations', {
    customer_name: 'Ada',
    status: 'sent',
    total: 50,
    service_date: '2026-02-01',
    buyer_reference: 'Desk 4',
    delivery_address: address,
  });
  expect(quotation.payment_reference).toBe(quotation.number);
  act(quotation, 'accept');
  const invoice = did(quotation, 'convert');
  expect(invoice).toMatchObject({
    payment_reference: invoice.number,
    service_date: '2026-02-01',
    buyer_reference: 'Desk 4',
    delivery_address: address,
    seller: { name: 'Weber Werkstatt GmbH' },
  });
});
