/** What a customer owes when the invoices are more than one read of single rows takes. */
import { createTestClient } from '../support/test-client.ts';

const { did, bill, get } = createTestClient();

test('many invoices are owed as few are', () => {
  const many = Array.from({ length: 53 }, () => bill({ customer_name: 'Debtor of many' }));
  const path = `/api/v1/customers/${many[0].customer_id}/balance`;
  expect(get(path).body.balances).toMatchObject([{ currency: 'EUR', balance_due: 5300 }]);
  did(many[52], 'payments');
  expect(get(path).body.balances).toMatchObject([{ currency: 'EUR', balance_due: 5200 }]);
});
