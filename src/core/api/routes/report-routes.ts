/** The routes of reports. */
import type { Route } from '../operation.ts';
import { getReceivablesReport, getTaxReport } from '../operations/reports.ts';

const reading = {
  method: 'GET',
  resource: null,
  body: { kind: 'none' },
  answer: 'other',
  alsoAs: 'text/csv',
  successStatus: 200,
} as const;

export const reportRoutes: readonly Route[] = [
  {
    ...reading,
    path: '/reports/tax',
    operationId: 'getTaxReport',
    scopes: ['invoices:read', 'credit_notes:read', 'payments:read', 'refunds:read'],
    parameters: ['from', 'to', 'basis', 'format'],
    run: getTaxReport,
  },
  {
    ...reading,
    path: '/reports/receivables',
    operationId: 'getReceivablesReport',
    scopes: ['invoices:read'],
    parameters: ['on', 'format'],
    run: getReceivablesReport,
  },
];
