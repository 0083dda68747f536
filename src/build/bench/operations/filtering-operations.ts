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
    limits: {
      ms: [250, 500, 660],
      pessimistic: [410, 650, 810],
      calls: [1, 4, 4],
      searches: { columns: 1, because: 'the dates are searched' },
    },
    sorted: {
      ms: [250, 700, 1690],
      pessimistic: [410, 850, 1850],
      calls: [1, 4, 5],
      searches: { columns: 2, because: 'the dates are searched, and the ids for the order' },
    },
    run: page(() => 'invoice_date[gte]=2024-07-01&invoice_date[lt]=2024-08-01'),
  },
  {
    name: 'filter_rare',
    status: 200,
    limits: {
      ms: [250, 1050, 1190],
      pessimistic: [410, 1190, 1330],
      calls: [1, 13, 13],
      searches: { columns: 1, because: 'the statuses are searched' },
    },
    sorted: {
      ms: [250, 490, 630],
      pessimistic: [410, 640, 780],
      calls: [1, 4, 4],
      searches: { columns: 1, because: 'the statuses are searched' },
    },
    run: page(() => 'status=void'),
  },
  {
    name: 'filter_customer',
    status: 200,
    limits: {
      ms: [250, 1050, 1190],
      pessimistic: [410, 1200, 1330],
      calls: [1, 13, 13],
      searches: { columns: 1, because: 'the customers’ ids are searched' },
    },
    sorted: {
      ms: [250, 490, 630],
      pessimistic: [410, 640, 780],
      calls: [1, 4, 4],
      searches: { columns: 1, because: 'the customers’ ids are searched' },
    },
    run: page((workspace) => `customer_id=${middleCustomer(workspace)}`),
  },
  {
    name: 'filter_overdue',
    status: 200,
    limits: {
      ms: [250, 1270, 1510],
      pessimistic: [410, 1410, 1670],
      calls: [1, 5, 5],
      searches: { columns: 3, because: 'open invoices are found by status and due date' },
    },
    sorted: {
      ms: [250, 1800, 4820],
      pessimistic: [410, 1940, 4930],
      calls: [1, 22, 55],
      searches: { columns: 3, because: 'open invoices are found by status and due date' },
    },
    run: page(() => 'overdue=true'),
  },
  {
    name: 'filter_text',
    status: 200,
    limits: {
      ms: [250, 1000, 1490],
      pessimistic: [410, 1150, 1650],
      calls: [1, 7, 7],
      searches: { columns: 5, because: 'five columns are searched for the text' },
    },
    sorted: {
      ms: [250, 1040, 1680],
      pessimistic: [410, 1180, 1820],
      calls: [1, 7, 7],
      searches: { columns: 5, because: 'five columns are searched for the text' },
    },
    run: page(() => 'q=customer 7'),
  },
];
