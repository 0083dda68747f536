/** Customers: their fields, what they share with nobody, and what may look like a duplicate. */
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const { create } = workspace;

function refuse(body: unknown): ReturnType<typeof workspace.post> {
  return expectNothingWritten(workspace, () => workspace.post('/api/v1/customers', body));
}

const whole = {
  name: 'Lumière et Fils SARL',
  email: 'comptabilite@lumiere.example',
  phone: '+33 4 72 00 00 00',
  company: 'Lumière',
  contact_name: 'Antoinette',
  tax_ids: [{ type: 'eu_vat', value: 'FR40303265045' }],
  billing_address: {
    line1: '25 rue du Premier-Film',
    line2: null,
    city: 'Lyon',
    state: null,
    postal_code: '69008',
    country: 'FR',
  },
  currency: 'EUR',
  payment_terms_days: 14,
  tax_exempt: true,
  notes: 'Calls before noon.',
  external_id: 'crm-2041',
  archived: false,
  metadata: { segment: 'cinema' },
};

describe('a customer', () => {
  test('comes back as it was given', () => {
    const customer = create('customers', whole);
    expect(customer).toMatchObject({ ...whole, object: 'customer', version: 1, tax_id: 'FR40303265045' });
    expect(customer.id).toMatch(/^cus_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(workspace.get(`/api/v1/customers/${customer.id}`).body).toEqual(customer);
    expect(workspace.get('/api/v1/customers', { query: 'limit=1' }).body.data).toEqual([customer]);
  });

  test('needs a name alone, and has every field all the same', () => {
    const customer = create('customers', { name: 'Mary' });
    for (const name of Object.keys(whole)) expect(customer).toHaveProperty(name);
    expect(customer).toMatchObject({
      email: null,
      phone: null,
      billing_address: null,
      currency: null,
      payment_terms_days: null,
      tax_ids: [],
      tax_id: null,
      tax_exempt: false,
      archived: false,
      metadata: {},
      warnings: [],
    });
  });

  test('takes its tax number in short', () => {
    expect(create('customers', { name: 'Short', tax_id: 'DE123' })).toMatchObject({
      tax_id: 'DE123',
      tax_ids: [{ type: null, value: 'DE123' }],
    });
  });

  test('with the e-mail address of another is created with a warning', () => {
    const first = create('customers', { name: 'One', email: 'same@example.com' });
    const second = create('customers', { name: 'Two', email: 'same@example.com' });
    expect(second.id).not.toBe(first.id);
    expect(second.warnings).toMatchObject([{ code: 'possible_duplicate', pointer: '/email' }]);
    expect(second.warnings[0].message).toContain(first.id);
    expect(workspace.get(`/api/v1/customers/${second.id}`).body.warnings).toEqual([]);
  });

  test('shares its external_id with nobody, and case counts', () => {
    const { id } = create('customers', { name: 'First', external_id: 'X-1' });
    expectRefused(refuse({ name: 'Second', external_id: 'X-1' }), 409, 'external_id_taken', {
      existing_id: id,
    });
    expect(create('customers', { name: 'Third', external_id: 'x-1' }).external_id).toBe('x-1');
    expect(create('customers', { name: 'Fourth', external_id: 'X-11' }).external_id).toBe('X-11');
  });
});

describe('the fields of a customer', () => {
  test('are refused all at once, each where it stands', () => {
    expectFaults(
      refuse({
        name: ' ',
        email: 'nobody',
        phone: '1'.repeat(41),
        tax_ids: [{ type: 'eu_vat' }, 'FR1'],
        billing_address: { country: 'France', city: 7, town: 'Lyon' },
        currency: 'eur',
        payment_terms_days: 366,
        tax_exempt: 'yes',
        external_id: ' 7',
        metadata: { note: 7 },
        id: 'cus_01KEBZ6R00V5T9QJ4M8XHD2C7A',
        emial: 'typo@example.com',
      }),
      [
        '/name required',
        '/email invalid_email',
        '/phone too_long',
        '/tax_ids/0/value required',
        '/tax_ids/1 invalid_type',
        '/billing_address/country invalid_format',
        '/billing_address/city invalid_type',
        '/billing_address/town unknown_field',
        '/currency invalid_currency',
        '/payment_terms_days out_of_range',
        '/tax_exempt invalid_type',
        '/external_id invalid_format',
        '/metadata/note invalid_type',
        '/id read_only',
        '/emial unknown_field',
      ],
    );
  });

  test.each([
    [{ payment_terms_days: -1 }, '/payment_terms_days out_of_range'],
    [{ payment_terms_days: 1.5 }, '/payment_terms_days out_of_range'],
    [{ payment_terms_days: '30' }, '/payment_terms_days invalid_type'],
    [{ tax_ids: 'FR1' }, '/tax_ids invalid_type'],
    [{ tax_ids: Array.from({ length: 11 }, () => ({ value: '1' })) }, '/tax_ids too_many_items'],
    [{ billing_address: [] }, '/billing_address invalid_type'],
    [{ billing_address: { line1: 'x'.repeat(201) } }, '/billing_address/line1 too_long'],
    [{ email: `${'a'.repeat(251)}@b.c` }, '/email too_long'],
    [{ metadata: ['a'] }, '/metadata invalid_type'],
    [{ currency: 'XXX' }, '/currency invalid_currency'],
  ])('refuse %j', (fields, fault) => {
    const faults = refuse({ name: 'Ada', ...fields }).body.errors;
    expect(faults.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`)).toContain(fault);
  });

  test('take as many texts in metadata as they promise, and not one more', () => {
    const texts = (count: number): object =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`name ${index}`.padEnd(40, '.'), 'é'.repeat(500)]),
      );
    const { id, metadata } = create('customers', { name: 'Meta', metadata: texts(50) });
    expect(metadata).toEqual(texts(50));
    expect(workspace.get(`/api/v1/customers/${id}`).body.metadata).toEqual(texts(50));
    expectFaults(refuse({ name: 'Meta', metadata: texts(51) }), ['/metadata too_many_items']);
    expect(refuse({ name: 'Meta', metadata: { ['n'.repeat(41)]: 'a' } }).body.errors[0].code).toBe(
      'too_long',
    );
    expectFaults(refuse({ name: 'Meta', metadata: { a: 'x'.repeat(501) } }), ['/metadata/a too_long']);
  });
});
