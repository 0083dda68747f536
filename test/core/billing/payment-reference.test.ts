/** Creditor references of ISO 11649 out of numbers of documents. */
import { paymentReference } from '../../../src/core/billing/payment-reference.ts';

test('is the number as it is', () => {
  expect(paymentReference('INV-2026-0023', 'number')).toBe('INV-2026-0023');
});

test('is the published example of ISO 11649 where the form says so', () => {
  expect(paymentReference('539007547034', 'rf')).toBe('RF18539007547034');
});

test('leaves out what the standard does not know, and takes the end of a long number', () => {
  expect(paymentReference('inv/2026-7', 'rf')).toMatch(/^RF\d\dINV20267$/);
  const long = `${'A'.repeat(30)}7`;
  expect(paymentReference(long, 'rf')).toMatch(/^RF\d\dA{20}7$/);
});

test('stays the number when nothing of it can be in a reference', () => {
  expect(paymentReference('請求書', 'rf')).toBe('請求書');
});
