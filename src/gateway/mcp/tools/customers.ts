/** Finds customers, creates and changes them. */
import {
  type ApiAnswer,
  type ToolArguments,
  type CallApi,
  idempotencyKey,
  idOf,
  paging,
  shortList,
  splitWrite,
  textInput,
  type AgentTool,
} from '../tool.ts';

const shown = [
  ...['id', 'name', 'email', 'company', 'phone', 'currency', 'payment_terms_days', 'external_id', 'archived'],
];

const searchCustomers: AgentTool = {
  name: 'search_customers',
  title: 'Find customers',
  description: 'Customers by a part of their name, e-mail or company, or by your own id.',
  effect: 'read',
  scopes: ['customers:read'],
  properties: {
    q: textInput('Part of name, e-mail, company.'),
    email: textInput(),
    external_id: textInput(),
    ...paging,
  },
  run: async ({ limit = 20, ...query }, call) =>
    shortList(await call({ method: 'GET', path: '/customers', query: { limit, ...query } }), shown),
};

const upsertCustomer: AgentTool = {
  name: 'upsert_customer',
  title: 'Create or change a customer',
  description:
    'Changes the customer with this id or external_id; creates one when there is none. Further fields as in the API: company, tax_ids, shipping_address, language, notes, metadata.',
  effect: 'change',
  scopes: ['customers:read', 'customers:create', 'customers:update'],
  properties: {
    ...idempotencyKey,
    id: idOf('cus'),
    external_id: textInput('Your own id, unique. Give it, so that nobody is created twice.'),
    name: textInput('Required for a new customer.'),
    email: textInput(),
    phone: textInput(),
    billing_address: {
      type: 'object',
      description: 'line1, line2, city, state, postal_code, country (two letters).',
    },
    currency: textInput('ISO 4217.'),
    payment_terms_days: { type: 'integer', minimum: 0, maximum: 365 },
  },
  required: ['idempotency_key'],
  isOpen: true,
  run: upsert,
};

/**
 * Creates first and changes the one that has the external id already, so that two callers at once make one customer.
 * The change has a key of its own: the same key with another request would be refused.
 */
async function upsert(args: ToolArguments, call: CallApi): Promise<ApiAnswer> {
  const { key, body } = splitWrite(args);
  const { id, ...fields } = body;
  const change = (changedId: string): Promise<ApiAnswer> =>
    call({
      method: 'PATCH',
      path: `/customers/${changedId}`,
      body: fields,
      idempotencyKey: `${key}.change`,
    });
  if (typeof id === 'string') return change(id);
  if (typeof fields.external_id === 'string' && (fields.name ?? null) === null) {
    const known = await findByExternalId(fields.external_id, call);
    if (known !== null) return change(known);
  }
  const made = await call({ method: 'POST', path: '/customers', body: fields, idempotencyKey: key });
  const { code, existing_id } = made.body;
  return code === 'external_id_taken' && typeof existing_id === 'string' ? change(existing_id) : made;
}

async function findByExternalId(externalId: string, call: CallApi): Promise<string | null> {
  const query = { external_id: externalId, limit: 1 };
  const { body } = await call({ method: 'GET', path: '/customers', query });
  const [first] = Array.isArray(body.data) ? (body.data as readonly ToolArguments[]) : [];
  return typeof first?.id === 'string' ? first.id : null;
}

/** The tools of customers. */
export const customerTools: readonly AgentTool[] = [searchCustomers, upsertCustomer];
