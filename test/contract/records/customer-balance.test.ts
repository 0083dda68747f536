/** What a customer owes. */
import { createTestClient } from '../support/test-client.ts';
import { expectRefused } from '../support/expect-answer.ts';

const { did, bill, get, create } = createTestClient();

test('what a customer owes is the sum of what can be paid, by currency', () => {
  const balanceOf = (id: string): unknown => get(`/api/v1/customers/${id}/balance`).body.balances;
  const invoice = bill({ customer_name: 'Debtor' });
  const { customer_id } = invoice;
  bill({ customer_name: 'Debtor', currency: 'JPY' });
  bill({ customer_name: 'Debtor', status: 'draft' });
  did(bill({ customer_name: 'Debtor' }), 'void');
  did(bill({ customer_name: 'Debtor' }), 'mark_uncollectible');
  bill({ customer_name: 'Somebody else' });
  const payment = did(invoice, 'payments', { amount: '0.10' });
  const owed = (currency: string, due: string, none: string) => ({
    currency,
    balance_due: Number(due),
    overdue: 0,
    credit_available: 0,
    amounts: { balance_due: due, overdue: none, credit_available: none, currency },
  });
  const jpy = owed('JPY', '100', '0');
  expect(balanceOf(customer_id)).toEqual([owed('EUR', '99.90', '0.00'), jpy]);
  did(payment, 'void');
  expect(balanceOf(customer_id)).toEqual([owed('EUR', '100.00', '0.00'), jpy]);
  did(invoice, 'payments');
  expect(balanceOf(customer_id)).toEqual([jpy]);
  expect(balanceOf(create('customers', { name: 'No debts' }).id)).toEqual([]);
  expectRefused(get('/api/v1/customers/cus_1/balance'), 404, 'not_found');
});
