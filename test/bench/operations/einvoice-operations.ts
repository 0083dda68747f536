/** The measured requests about electronic invoices. */
import { get, middleInvoice, type Operation } from './operation.ts';

export const einvoiceOperations: readonly Operation[] = [
  {
    name: 'einvoice_check',
    status: 200,
    limits: {
      ms: [290, 290, 290],
      pessimistic: [680, 680, 680],
      calls: [2, 2, 2],
    },
    run: (workspace) => get(workspace, `invoices/${middleInvoice(workspace)}/einvoice_check`),
  },
];
