/** The measured lists with a filter. Each reads a page of the newest fifty invoices. */
import { get, middleCustomer, type Operation, type PreparedWorkspace } from './operation.ts';

const page =
  (queryOf: (workspace: PreparedWorkspace) => string): Operation['run'] =>
  (workspace) =>
    get(workspace, 'invoices', `limit=50&${queryOf(workspace)}`);

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
    run: page((workspace) => `customer_id=${middleCustomer(workspace)}`),
  },
  { name: 'filter_overdue', status: 200, run: page(() => 'overdue=true') },
  { name: 'filter_text', status: 200, run: page(() => 'q=customer 7') },
];
