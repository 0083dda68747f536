/** Shows invoices, records payments of them, credits them, and takes quotations through their states. */
import {
  type ApiAnswer,
  type ToolArguments,
  type CallApi,
  dayInput,
  amountInput,
  idempotencyKey,
  idOf,
  paging,
  shortList,
  splitWrite,
  textInput,
  type AgentTool,
} from '../tool.ts';
import { problemOf } from '../tool-problem.ts';

const shown = [
  ...[
    'id',
    'number',
    'status',
    'customer_id',
    'customer_name',
    'invoice_date',
    'due_date',
    'currency',
    'total',
  ],
  ...['amount_due', 'is_overdue', 'external_id', 'hosted_url'],
];

const listInvoices: AgentTool = {
  name: 'list_invoices',
  title: 'List invoices',
  description: 'Invoices, the newest first, in few words; get_invoice shows one with its lines.',
  effect: 'read',
  scopes: ['invoices:read'],
  properties: {
    status: textInput(
      'Several with commas: draft, open, partially_paid, paid, credited, void, uncollectible. Open ones are open,partially_paid.',
    ),
    overdue: { type: 'boolean' },
    customer_id: idOf('cus'),
    external_id: textInput(),
    from: { ...dayInput, description: 'First invoice date.' },
    to: { ...dayInput, description: 'Last invoice date.' },
    sort: textInput(
      'created_at, number, invoice_date, due_date, total, amount_due; a minus before it for descending.',
    ),
    ...paging,
  },
  run: async ({ from, to, limit = 20, ...rest }, call) => {
    const query = { limit, 'invoice_date[gte]': from, 'invoice_date[lte]': to, ...rest };
    return shortList(await call({ method: 'GET', path: '/invoices', query }), shown);
  },
};

const getInvoice: AgentTool = {
  name: 'get_invoice',
  title: 'Show an invoice',
  description: 'One invoice with its lines, taxes, what is paid and due, and the actions it allows.',
  effect: 'read',
  scopes: ['invoices:read'],
  properties: {
    id: idOf('inv'),
    number: textInput('Instead of the id.'),
    expand: textInput('Also show, with commas: customer, payments, credit_notes, quotation.'),
  },
  run: showInvoice,
};

async function showInvoice({ id, number, expand }: ToolArguments, call: CallApi): Promise<ApiAnswer> {
  if (typeof id === 'string') return call({ method: 'GET', path: `/invoices/${id}`, query: { expand } });
  if (typeof number !== 'string')
    return problemOf('validation_failed', 'Give the id or the number of the invoice.', [
      { pointer: '/id', code: 'required', message: 'Give the id or the number of the invoice.' },
    ]);
  const found = await call({ method: 'GET', path: '/invoices', query: { number, expand, limit: 1 } });
  const [invoice] = Array.isArray(found.body.data) ? (found.body.data as readonly ToolArguments[]) : [];
  if (found.status >= 400) return found;
  return invoice === undefined
    ? problemOf('not_found', 'No invoice has this number.')
    : { status: 200, body: invoice };
}

const ofInvoice = { invoice_id: idOf('inv'), invoice_number: textInput('Instead of invoice_id.') };

const recordPayment: AgentTool = {
  name: 'record_payment',
  title: 'Record a payment',
  description:
    'Records that a customer has paid an invoice, in whole or in part. It moves no money. Further fields as in the API.',
  effect: 'add',
  scopes: ['payments:create'],
  properties: {
    ...idempotencyKey,
    ...ofInvoice,
    amount: amountInput('Default: all that is due.'),
    payment_date: { ...dayInput, description: 'Default today.' },
    method: {
      type: 'string',
      enum: ['bank_transfer', 'card', 'cash', 'check', 'direct_debit', 'online', 'other'],
    },
    reference: textInput('For example of the bank statement.'),
    external_id: textInput('Your own id, unique.'),
    overpayment: {
      type: 'string',
      enum: ['refuse', 'credit'],
      description: 'credit keeps what is more than due.',
    },
  },
  required: ['idempotency_key'],
  isOpen: true,
  run: (args, call) => create('/payments', args, call),
};

const creditInvoice: AgentTool = {
  name: 'credit_invoice',
  title: 'Credit an invoice',
  description:
    'Issues a credit note about an invoice: of some lines, of an amount, or without either of all that is left. It lowers what is due. Further fields as in the API, such as refund.',
  effect: 'change',
  scopes: ['credit_notes:create'],
  properties: {
    ...idempotencyKey,
    ...ofInvoice,
    reason: {
      type: 'string',
      enum: [
        ...['duplicate', 'order_change', 'order_cancellation', 'product_unsatisfactory', 'price_correction'],
        ...['fraudulent', 'other'],
      ],
    },
    reason_text: textInput('Required with other.'),
    amount: amountInput('With tax.'),
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { invoice_item_id: textInput(), quantity: amountInput(), amount: amountInput() },
      },
    },
    notes: textInput(),
  },
  required: ['reason', 'idempotency_key'],
  isOpen: true,
  run: (args, call) => create('/credit_notes', args, call),
};

const quotationAction: AgentTool = {
  name: 'quotation_action',
  title: 'Act on a quotation',
  description: 'Sends, accepts, declines or cancels a quotation, or converts an accepted one to an invoice.',
  effect: 'change',
  scopes: ['quotations:update'],
  variants: {
    argument: 'action',
    scopes: { send: [], accept: [], decline: [], cancel: [], convert: ['invoices:create'] },
  },
  properties: {
    ...idempotencyKey,
    id: idOf('quo'),
    action: { type: 'string', enum: ['send', 'accept', 'decline', 'cancel', 'convert'] },
    reason: textInput('decline, cancel.'),
    override_expiry: { type: 'boolean', description: 'accept: also after the expiry date.' },
    accepted_by: { type: 'object', description: 'accept: name, email.' },
    invoice_date: { ...dayInput, description: 'convert.' },
    due_date: { ...dayInput, description: 'convert.' },
  },
  required: ['id', 'action', 'idempotency_key'],
  run: ({ id, action, ...args }, call) => create(`/quotations/${String(id)}/${String(action)}`, args, call),
};

function create(path: string, args: ToolArguments, call: CallApi): Promise<ApiAnswer> {
  const { key, body } = splitWrite(args);
  return call({ method: 'POST', path, body, idempotencyKey: key });
}

/** The tools of invoices and quotations that are there. */
export const invoiceTools: readonly AgentTool[] = [
  listInvoices,
  getInvoice,
  recordPayment,
  creditInvoice,
  quotationAction,
];
