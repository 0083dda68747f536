/** Unit codes of lines and products: those of common words, and the whole list. */
import { expectFaults } from '../support/expect-answer.ts';
import { createTestClient } from '../support/test-client.ts';

const { bill, create, patch, post } = createTestClient();

const line = { description: 'Work', unit_price: 80, tax_rate: 19 };
const codeOf = (item: object): unknown => bill({ items: [{ ...line, ...item }] }).items[0].unit_code;

test.each([
  ['hour', 'HUR'],
  ['Hours', 'HUR'],
  ['day', 'DAY'],
  ['piece', 'C62'],
  ['kg', 'KGM'],
  ['m', 'MTR'],
  ['km', 'KMT'],
  ['litre', 'LTR'],
  ['month', 'MON'],
  ['Std.', 'HUR'],
  ['Stück', 'C62'],
  ['bundle of joy', null],
])('the unit "%s" has the code %s', (unit, code) => {
  expect(codeOf({ unit })).toBe(code);
});

test('a given code wins over the unit, and any code of the list is taken', () => {
  expect(codeOf({ unit: 'hour', unit_code: 'DAY' })).toBe('DAY');
  for (const unit_code of ['XPK', '4K', 'E48', 'ZZ', 'MTK']) expect(codeOf({ unit_code })).toBe(unit_code);
});

test('an unknown code is refused with the nearest', () => {
  const refused = (unit_code: string) =>
    post('/api/v1/invoices', { customer_name: 'Ada', items: [{ ...line, unit_code }] });
  expectFaults(refused('HRR'), ['/items/0/unit_code invalid_enum']);
  expect(refused('HRR').body.errors[0].message).toMatch(/Did you mean "\w{2,3}"\?/);
  for (const word of ['hours', 'HOUR', 'hur']) {
    expectFaults(refused(word), ['/items/0/unit_code invalid_enum']);
    expect(refused(word).body.errors[0].message).toContain('Did you mean "HUR"?');
  }
  expectFaults(refused('H.R'), ['/items/0/unit_code invalid_enum']);
  expectFaults(post('/api/v1/products', { name: 'Gear', unit_price: 1, unit_code: 'Q9Q' }), [
    '/unit_code invalid_enum',
  ]);
});

test('a line has the unit and the code of its product; another unit has another code', () => {
  const product = create('products', { name: 'Cable', unit_price: 2, unit: 'reel', unit_code: 'XRL' });
  const item = { product_id: product.id };
  expect(bill({ items: [item] }).items[0]).toMatchObject({ unit: 'reel', unit_code: 'XRL' });
  expect(bill({ items: [{ ...item, unit: 'm' }] }).items[0]).toMatchObject({ unit: 'm', unit_code: 'MTR' });
  expect(patch(product, { unit: 'kg' }).body).toMatchObject({ unit: 'kg', unit_code: 'KGM' });
  const draft = bill({ status: 'draft', items: [{ ...line, unit: 'hour' }] });
  const changed = patch(draft, { items: [{ id: draft.items[0].id, unit: 'day' }] }).body;
  expect(changed.items[0]).toMatchObject({ unit: 'day', unit_code: 'DAY' });
});
