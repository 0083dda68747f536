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
      pessimistic: [590, 830, 990],
      calls: [1, 4, 4],
      searches: { columns: 1, because: 'the dates are searched' },
    },
    sorted: {
      ms: [250, 700, 1690],
      pessimistic: [590, 1030, 2030],
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
      pessimistic: [590, 1370, 1510],
      calls: [1, 13, 13],
      searches: { columns: 1, because: 'the statuses are searched' },
    },
    sorted: {
      ms: [250, 490, 630],
      pessimistic: [590, 820, 960],
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
      pessimistic: [590, 1380, 1510],
      calls: [1, 13, 13],
      searches: { columns: 1, because: 'the customers’ ids are searched' },
    },
    sorted: {
      ms: [250, 490, 630],
      pessimistic: [590, 820, 960],
      calls: [1, 4, 4],
      searches: { columns: 1, because: 'the customers’ ids are searched' },
    },
    run: page((workspace) => `customer_id=${middleCustomer(workspace)}`),
  },
  {
    name: 'filter_overdue',
    status: 200,
    limits: {
      ms: [250, 1340, 1580],
      pessimistic: [590, 1630, 1850],
      calls: [1, 5, 5],
      searches: { columns: 3, because: 'open invoices are found by status and due date' },
    },
    sorted: {
      ms: [250, 1800, 4820],
      pessimistic: [590, 2120, 5110],
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
      pessimistic: [590, 1330, 1830],
      calls: [1, 7, 7],
      searches: { columns: 5, because: 'five columns are searched for the text' },
    },
    sorted: {
      ms: [250, 1040, 1680],
      pessimistic: [590, 1360, 2000],
      calls: [1, 7, 7],
      searches: { columns: 5, because: 'five columns are searched for the text' },
    },
    run: page(() => 'q=customer 7'),
  },
];
