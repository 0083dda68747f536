/** What a customer tells of itself as a party: addresses, tax ids, electronic address, language. */
import { expectFaults } from '../support/expect-answer.ts';
import { createTestClient } from '../support/test-client.ts';

const { create, patch, post, read } = createTestClient();

const warningsOf = (body: object): unknown[] =>
  create('customers', { name: 'Ada', ...body }).warnings.map(
    ({ code, pointer }: { code: string; pointer: string }) => `${pointer} ${code}`,
  );

test('its fields are kept, and null where nothing was given', () => {
  const given = {
    registration_number: 'HRB 12345',
    shipping_address: { line1: 'Dock 4', city: 'Rotterdam', country: 'NL' },
    electronic_address: { scheme: '0088', value: '4035811991014' },
    buyer_reference: '04011000-12345-34',
    language: 'nl',
  };
  expect(create('customers', { name: 'Ada', ...given })).toMatchObject(given);
  for (const name of Object.keys(given)) expect(create('customers', { name: 'Ada' })[name]).toBeNull();
});

test('an unknown scheme is refused with the nearest, and so are another language and a country XX', () => {
  const answer = post('/api/v1/customers', {
    name: 'Ada',
    electronic_address: { scheme: '0089', value: '1' },
    language: 'xx',
    shipping_address: { country: 'XX' },
  });
  expectFaults(answer, ['/language invalid_enum', '/shipping_address/country invalid_format']);
  const scheme = post('/api/v1/customers', {
    name: 'Ada',
    electronic_address: { scheme: '0089', value: '1' },
  });
  expectFaults(scheme, ['/electronic_address/scheme invalid_enum']);
  expect(scheme.body.errors[0].message).toMatch(/Did you mean "00\d\d"\?/);
  expectFaults(post('/api/v1/customers', { name: 'Ada', electronic_address: { value: '1' } }), [
    '/electronic_address/scheme required',
  ]);
});

describe('a tax id', () => {
  test.each([
    ['eu_vat', 'DE136695976', 'DE'],
    ['eu_vat', 'FR 40 303 265 045', 'FR'],
    ['eu_vat', 'EL123456789', 'GR'],
    ['eu_vat', 'ATU12345678', null],
    ['eu_vat', 'NL123456789B01', 'NL'],
    ['eu_vat', 'ESX1234567R', 'ES'],
    ['gb_vat', 'GB123456789', 'GB'],
    ['ch_vat', 'CHE-116.281.710 MWST', 'CH'],
    ['no_vat', 'NO 923 609 016 MVA', 'NO'],
    ['us_ein', 'anything', 'US'],
  ])('%s %s fits its country', (type, value, country) => {
    expect(warningsOf({ tax_ids: [{ type, value }], billing_address: country && { country } })).toEqual([]);
  });

  test.each([
    ['eu_vat', 'DE12345', 'DE'],
    ['eu_vat', '136695976', 'DE'],
    ['eu_vat', 'FR40303265045', 'DE'],
    ['eu_vat', 'GR123456789', 'GR'],
    ['gb_vat', 'GB12', 'GB'],
    ['ch_vat', 'CHE-116', 'CH'],
    ['no_vat', '12345', 'NO'],
  ])('%s %s does not fit, which is a warning and never a refusal', (type, value, country) => {
    const body = { tax_ids: [{ type, value }], billing_address: { country } };
    expect(warningsOf(body)).toEqual(['/tax_ids/0/value vat_number_does_not_fit']);
  });

  test('of an unknown type is taken, with a warning', () => {
    expect(warningsOf({ tax_ids: [{ type: 'moon_vat', value: '1' }, { value: 'DE1' }] })).toEqual([
      '/tax_ids/0/type unknown_tax_id_type',
    ]);
  });

  test('is looked at again when it changes', () => {
    const customer = create('customers', { name: 'Ada' });
    const { body } = patch(customer, { tax_ids: [{ type: 'eu_vat', value: 'DE1' }] });
    expect(body.warnings).toMatchObject([{ code: 'vat_number_does_not_fit' }]);
    expect(read(customer)).toEqual({ ...body, warnings: [] });
  });
});
