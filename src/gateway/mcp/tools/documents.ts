/** Finds products, and previews and creates invoices and quotations. */
import {
  type ToolArguments,
  type ArgumentSchema,
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

const shownProduct = ['id', 'name', 'sku', 'unit_price', 'currency', 'tax_rate', 'unit', 'active'];

const searchProducts: AgentTool = {
  name: 'search_products',
  title: 'Find products',
  description: 'Products by a part of their name or SKU, with price and tax rate.',
  effect: 'read',
  scopes: ['products:read'],
  properties: {
    q: textInput('Part of name or SKU.'),
    sku: textInput(),
    active: { type: 'boolean' },
    ...paging,
  },
  run: async ({ limit = 20, ...query }, call) =>
    shortList(await call({ method: 'GET', path: '/products', query: { limit, ...query } }), shownProduct),
};

const line: ArgumentSchema = {
  type: 'object',
  properties: {
    product_id: idOf('prd'),
    description: textInput('Required without product_id.'),
    quantity: amountInput('Default 1.'),
    unit_price: amountInput('Required without product_id.'),
    tax_rate: amountInput('Percent, 20 for 20 %.'),
    discount: amountInput(),
    discount_percent: amountInput(),
  },
};

const documentFields: Readonly<Record<string, ArgumentSchema>> = {
  customer_id: idOf('cus'),
  customer_name: textInput('Instead of customer_id: found by this name, or created.'),
  items: { type: 'array', items: line, description: 'The lines; this or total.' },
  total: amountInput('With items a check, else the only line.'),
  currency: textInput('ISO 4217. Default: the customer’s.'),
  invoice_date: { ...dayInput, description: 'Default today.' },
  due_date: dayInput,
  quotation_date: dayInput,
  expiry_date: dayInput,
  discount: amountInput('An amount off the whole document.'),
  tax_inclusive: { type: 'boolean', description: 'Prices include tax.' },
  notes: textInput(),
  po_number: textInput(),
  external_id: textInput('Your own id, unique.'),
};

const type = (description: string): ArgumentSchema => ({
  type: 'string',
  enum: ['invoice', 'quotation'],
  description,
});

const documentVariants = {
  argument: 'type',
  scopes: {
    invoice: ['invoices:create'],
    quotation: ['quotations:create'],
  },
} as const;

function splitType({ type, ...body }: ToolArguments): {
  readonly path: string;
  readonly body: ToolArguments;
} {
  return { path: `/${String(type)}s`, body };
}

const previewDocument: AgentTool = {
  name: 'preview_document',
  title: 'Compute a document without storing it',
  description:
    'The totals, taxes and faults of an invoice or quotation; nothing is stored. Takes the fields of create_document.',
  effect: 'read',
  scopes: [],
  variants: documentVariants,
  properties: {
    type: type('What to compute.'),
    customer_id: idOf('cus'),
    customer_name: textInput(),
    items: { type: 'array', description: 'As in create_document.' },
    total: amountInput(),
  },
  required: ['type'],
  isOpen: true,
  run: (args, call) => {
    const { path, body } = splitType(args);
    return call({ method: 'POST', path: `${path}/preview`, body });
  },
};

const createDocument: AgentTool = {
  name: 'create_document',
  title: 'Create an invoice or a quotation',
  description:
    'Creates an invoice, which is numbered and payable at once unless status is draft, or a quotation, which is a draft unless status is sent. An issued invoice cannot be deleted, only credited: preview it first. Further fields as in the API.',
  effect: 'add',
  scopes: [],
  variants: documentVariants,
  properties: {
    ...idempotencyKey,
    type: type('What to create.'),
    status: { type: 'string', enum: ['draft', 'open', 'sent'] },
    ...documentFields,
  },
  required: ['type', 'idempotency_key'],
  isOpen: true,
  run: (args, call) => {
    const { key, body: fields } = splitWrite(args);
    const { path, body } = splitType(fields);
    return call({ method: 'POST', path, body, idempotencyKey: key });
  },
};

/** The tools of products and new documents. */
export const documentTools: readonly AgentTool[] = [searchProducts, previewDocument, createDocument];
