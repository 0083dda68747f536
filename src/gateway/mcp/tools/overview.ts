/** Shows who owes what, and what has happened. */
import { compareDecimals } from '../../../core/billing/decimal.ts';
import {
  type ApiAnswer,
  type ToolArguments,
  type CallApi,
  dayInput,
  idOf,
  paging,
  pickMembers,
  textInput,
  type AgentTool,
} from '../tool.ts';

const customersMax = 50;

const receivables: AgentTool = {
  name: 'receivables',
  title: 'Sum what is owed',
  description:
    'What is owed on a day by age, in each currency in all and by the 50 customers who owe most; with customer_id the balance of one, with credit. Amounts are exact texts.',
  effect: 'read',
  scopes: ['invoices:read'],
  properties: {
    customer_id: idOf('cus'),
    on: { ...dayInput, description: 'Default: today.' },
  },
  run: ({ customer_id: id, on }, call) =>
    typeof id === 'string'
      ? call({ method: 'GET', path: `/customers/${id}/balance` })
      : reportReceivables(on, call),
};

async function reportReceivables(on: unknown, call: CallApi): Promise<ApiAnswer> {
  const answer = await call({ method: 'GET', path: '/reports/receivables', query: { on } });
  if (answer.status >= 400) return answer;
  const { totals, customers } = answer.body as Readonly<Record<string, readonly Owing[]>>;
  // Each currency is sorted by itself: amounts of two cannot be compared.
  const owing = (totals ?? []).map(({ currency }) =>
    (customers ?? [])
      .filter((one) => one.currency === currency)
      .sort((left, right) => compareDecimals(right.amounts.total, left.amounts.total)),
  );
  const shown = owing.flatMap((ofCurrency) => ofCurrency.slice(0, customersMax));
  const body = {
    object: 'receivables',
    on: answer.body.on,
    totals: (totals ?? []).map(shortOwing),
    customers: shown.map(shortOwing),
    more_customers: owing.flat().length - shown.length,
  };
  return { status: answer.status, body };
}

/** What one customer owes in one currency, or all. */
interface Owing extends ToolArguments {
  readonly currency: string;
  readonly amounts: { readonly total: string; readonly currency: string };
}

/** Without the numbers, which `amounts` has as exact texts. */
function shortOwing(owing: Owing): ToolArguments {
  return {
    ...pickMembers(owing, ['customer_id', 'customer_name', 'invoice_count']),
    ...owing.amounts,
  };
}

const listEvents: AgentTool = {
  name: 'list_events',
  title: 'List what has happened',
  description: 'Events of the last 30 days, the newest first: who changed which record, and how.',
  effect: 'read',
  scopes: ['events:read'],
  properties: {
    type: textInput('For example invoice.paid or invoice.*; several with commas.'),
    resource_id: textInput('The id of a record.'),
    since: textInput('A time of RFC 3339.'),
    ...paging,
  },
  run: async ({ since, limit = 20, ...rest }, call) => {
    const query = { limit, 'created_at[gte]': since, ...rest };
    const { status, body } = await call({ method: 'GET', path: '/events', query });
    if (status >= 400) return { status, body };
    const { data, has_more, next_cursor } = body;
    return {
      status,
      body: {
        object: 'list',
        data: (data as readonly ToolArguments[]).map(shortEvent),
        has_more,
        next_cursor,
      },
    };
  },
};

function shortEvent(event: ToolArguments): ToolArguments {
  const { object = {}, changed } = event.data as { object?: ToolArguments; changed?: unknown };
  return {
    ...pickMembers(event, ['id', 'type', 'timestamp', 'source', 'request_id']),
    ...(changed === undefined || changed === null ? {} : { changed }),
    object: pickMembers(object, ['id', 'object', 'number', 'name', 'status', 'total', 'amount', 'currency']),
  };
}

/** The tools that give an overview. */
export const overviewTools: readonly AgentTool[] = [receivables, listEvents];
