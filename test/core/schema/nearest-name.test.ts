import fc from 'fast-check';
import { nearestName } from '../../../src/core/schema/nearest-name.ts';

const names = ['customer_name', 'customer_id', 'due_date', 'items', 'discount', 'tax_rate', 'sku'];

test.each([
  ['custmer_name', 'customer_name'],
  ['customerName', 'customer_name'],
  ['DUE_DATE', 'due_date'],
  ['item', 'items'],
  ['discuont', 'discount'],
  ['skus', 'sku'],
])('takes %s for %s', (given, meant) => {
  expect(nearestName(given, names)).toBe(meant);
});

test.each(['', 'x', 'completely_else', 'qqqqqqqqqqqqqqq'])('suggests nothing for %p', (given) => {
  expect(nearestName(given, ['customer_name', 'due_date'])).toBeNull();
});

test('finds a name that differs in one letter', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(), (name, pick) => {
      const at = pick % name.length;
      expect(nearestName(`${name.slice(0, at)}#${name.slice(at + 1)}`, [name])).toBe(name);
    }),
  );
});

test('answers at once however long the unknown name is', () => {
  expect(nearestName('x'.repeat(100_000), names)).toBeNull();
});
