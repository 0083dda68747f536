/** The route of what a customer owes, which is asked for too seldom to be part of every request. */
import { customers } from '../../resources/customers.ts';
import type { Route } from '../operation.ts';
import { getBalance } from '../operations/balance.ts';

export const balanceRoutes: readonly Route[] = [
  {
    method: 'GET',
    resource: customers,
    path: '/customers/{id}/balance',
    operationId: 'getCustomerBalance',
    scope: 'invoices:read',
    parameters: [],
    body: { kind: 'none' },
    answer: 'other',
    successStatus: 200,
    run: getBalance,
  },
];
