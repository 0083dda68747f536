/** The filtered lists that are measured, each a page of the newest fifty. */
import { get, middleCustomer, type Operation, type Stage } from './operation.ts';

const page =
  (queryOf: (stage: Stage) => string): Operation['run'] =>
  (stage) =>
    get(stage, 'invoices', `limit=50&${queryOf(stage)}`);

export const filteringOperations: readonly Operation[] = [
  {
    name: 'filter_month',
    status: 200,
    run: page(() => 'invoice_date[gte]=2024-07-01&invoice_date[lt]=2024-08-01'),
  },
  { name: 'filter_rare', status: 200, run: page(() => 'status=void') },
  {
    name: 'filter_customer',
    status: 200,
    run: page((stage) => `customer_id=${middleCustomer(stage)}`),
  },
  { name: 'filter_overdue', status: 200, run: page(() => 'overdue=true') },
  { name: 'filter_text', status: 200, run: page(() => 'q=customer 7') },
];
