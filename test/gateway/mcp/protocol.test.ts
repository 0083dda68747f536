/** The Model Context Protocol at the gateway: messages, versions, statuses, and which requests of the API are made. */
import type { RequestEnvelope } from '../../../src/core/api/message.ts';
import { type ScriptedAnswer, stored } from '../scripted-fetch.ts';
import { EXEC_URL, KEY, openScriptedGateway } from '../scripted-gateway.ts';

type Opened = ReturnType<typeof openScriptedGateway>;

const json = { 'content-type': 'application/json', authorization: `Bearer ${KEY}` };
const meWith = (...scopes: string[]): ScriptedAnswer => stored(200, { object: 'me', key: { scopes } });

interface Said {
  readonly id?: unknown;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

async function post(app: Opened['app'], body: unknown, headers: Record<string, string> = json) {
  const response = await app.request('https://billing.example/mcp', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { response, status: response.status, said: (text === '' ? null : JSON.parse(text)) as Said };
}

const request = (method: string, params?: object, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
const callOf = (name: string, args?: unknown) => request('tools/call', { name, arguments: args });

function envelopes({ sent }: Opened): RequestEnvelope[] {
  return sent.filter(({ url }) => url === EXEC_URL).map(({ request: { body } }) => JSON.parse(String(body)));
}

const resultOf = ({ result = {} }: Said): Record<string, unknown> => result;

const toolNames = (said: Said): string[] =>
  (resultOf(said).tools as { name: string }[]).map(({ name }) => name);

const everyScope = [
  ...['customers:read', 'customers:create', 'customers:update', 'products:read', 'invoices:read'],
  ...['invoices:create', 'payments:create', 'credit_notes:create', 'quotations:create', 'quotations:update'],
  'events:read',
];

test.each([
  ['2025-11-25', '2025-11-25'],
  ['2025-06-18', '2025-06-18'],
  ['2025-03-26', '2025-03-26'],
  ['2024-11-05', '2025-11-25'],
  ['2099-01-01', '2025-11-25'],
])('a client of %s is greeted in %s, and no execution is spent', async (asked, answered) => {
  const { app, executed } = openScriptedGateway([]);
  const { status, said } = await post(app, request('initialize', { protocolVersion: asked }, 'a'));
  expect(status).toBe(200);
  expect(said).toMatchObject({
    id: 'a',
    result: {
      protocolVersion: answered,
      capabilities: { tools: {} },
      serverInfo: { name: 'business-billing' },
    },
  });
  expect(executed()).toBe(0);
});

test('a ping is answered, and a notification gets no answer', async () => {
  const { app } = openScriptedGateway([]);
  expect((await post(app, request('ping'))).said).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  const notified = await post(app, { jsonrpc: '2.0', method: 'notifications/initialized' });
  expect([notified.status, notified.said]).toEqual([202, null]);
  const answered = await post(app, { jsonrpc: '2.0', id: 7, result: {} });
  expect([answered.status, answered.said]).toEqual([202, null]);
});

test.each(['GET', 'DELETE', 'PUT'])('%s is refused: there is no stream and no session', async (method) => {
  const { app, executed } = openScriptedGateway([]);
  for (const path of ['/mcp', '/mcp/', '/w/acme/mcp']) {
    const response = await app.request(`https://billing.example${path}`, { method, headers: json });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  }
  expect(executed()).toBe(0);
});

test.each([
  ['not JSON', '{', -32700],
  ['a text', '"ping"', -32600],
  ['a version of its own', { jsonrpc: '1.0', id: 1, method: 'ping' }, -32600],
  ['an id that is null', { jsonrpc: '2.0', id: null, method: 'ping' }, -32600],
  ['no method', { jsonrpc: '2.0', id: 1 }, -32600],
  ['a list as parameters', { jsonrpc: '2.0', id: 1, method: 'ping', params: [] }, -32600],
])('a message that is %s is refused', async (_what, body, code) => {
  const { app } = openScriptedGateway([]);
  const { status, said } = await post(app, body);
  expect(status).toBe(400);
  expect(said.error?.code).toBe(code);
});

test('an unknown method, an unknown tool and parameters that do not fit are errors of the request', async () => {
  const { app, executed } = openScriptedGateway([]);
  const codeOf = async (body: object) => (await post(app, body)).said.error?.code;
  expect(await codeOf(request('resources/list'))).toBe(-32601);
  expect(await codeOf(callOf('drop_tables', {}))).toBe(-32602);
  expect(await codeOf(callOf('get_invoice', []))).toBe(-32602);
  expect(await codeOf(request('initialize', {}))).toBe(-32602);
  expect(await codeOf(request('tools/list', { cursor: 'x' }))).toBe(-32602);
  expect(executed()).toBe(0);
});

test('a version that the server does not speak is refused, and a list of messages only belongs to the first', async () => {
  const { app } = openScriptedGateway([]);
  const both = [
    request('ping', {}, 1),
    { jsonrpc: '2.0', method: 'notifications/x' },
    request('ping', {}, 2),
  ];
  expect((await post(app, request('ping'), { ...json, 'mcp-protocol-version': '2024-11-05' })).status).toBe(
    400,
  );
  expect((await post(app, both, { ...json, 'mcp-protocol-version': '2025-06-18' })).status).toBe(400);
  const { status, said } = await post(app, both);
  expect([status, said]).toEqual([
    200,
    [
      { jsonrpc: '2.0', id: 1, result: {} },
      { jsonrpc: '2.0', id: 2, result: {} },
    ],
  ]);
  expect((await post(app, [])).status).toBe(400);
  expect(
    (
      await post(
        app,
        Array.from({ length: 21 }, () => request('ping')),
      )
    ).status,
  ).toBe(400);
});

test('what is no JSON, has no key or is too long is refused as the API refuses it', async () => {
  const { app, executed } = openScriptedGateway([]);
  expect((await post(app, request('ping'), { ...json, 'content-type': 'text/plain' })).status).toBe(415);
  const keyless = await post(app, request('ping'), { 'content-type': 'application/json' });
  expect([keyless.status, keyless.response.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer realm="Business Billing API"',
  ]);
  expect(keyless.said).toMatchObject({ code: 'missing_api_key' });
  const false_ = await post(app, request('ping'), { ...json, authorization: 'Bearer bbk_live_x' });
  expect([false_.status, false_.said]).toMatchObject([401, { code: 'invalid_api_key' }]);
  expect((await post(app, request('ping', { pad: 'x'.repeat(262_144) }))).status).toBe(413);
  expect(executed()).toBe(0);
});

test('a key that the workspace does not know is refused by HTTP, so that clients ask for another', async () => {
  const problem = stored(401, { status: 401, code: 'invalid_api_key', detail: 'No.' });
  const { app } = openScriptedGateway([problem]);
  const { status, said } = await post(app, request('tools/list'));
  expect([status, said]).toMatchObject([401, { code: 'invalid_api_key' }]);
});

test('the list has the twelve tools in at most twelve thousand bytes, each write with a required key', async () => {
  const { app } = openScriptedGateway([meWith(...everyScope)]);
  const { said } = await post(app, request('tools/list'));
  expect(toolNames(said)).toEqual([
    ...['search_customers', 'upsert_customer', 'search_products', 'preview_document', 'create_document'],
    ...['list_invoices', 'get_invoice', 'record_payment', 'credit_invoice', 'quotation_action'],
    ...['receivables', 'list_events'],
  ]);
  const listed = resultOf(said).tools as {
    inputSchema: { required?: string[]; properties: object };
    annotations: { readOnlyHint: boolean; idempotentHint?: boolean };
  }[];
  expect(new TextEncoder().encode(JSON.stringify(listed)).byteLength).toBeLessThanOrEqual(12_000);
  for (const { inputSchema, annotations } of listed) {
    const requires = inputSchema.required?.includes('idempotency_key') === true;
    expect(requires).toBe(!annotations.readOnlyHint);
    expect(annotations.idempotentHint === true).toBe(requires);
  }
});

test.each([
  [
    'read-only',
    ['customers:read', 'invoices:read'],
    ['search_customers', 'list_invoices', 'get_invoice', 'receivables'],
  ],
  ['for quotations', ['quotations:create'], ['preview_document', 'create_document']],
  ['of an older day', ['payments:write'], ['record_payment']],
  ['without a scope', [], []],
])('a key that is %s sees only what it may use', async (_what, scopes, names) => {
  const { app } = openScriptedGateway([meWith(...scopes)]);
  expect(toolNames((await post(app, request('tools/list'))).said)).toEqual(names);
});

test('an argument offers only the values that the key allows', async () => {
  const { app } = openScriptedGateway([meWith('quotations:create', 'quotations:update')]);
  const { said } = await post(app, request('tools/list'));
  const listed = resultOf(said).tools as {
    name: string;
    inputSchema: { properties: Record<string, { enum: string[] }> };
  }[];
  const schemaOf = (name: string) => listed.find((one) => one.name === name)?.inputSchema.properties;
  expect(schemaOf('create_document')?.type?.enum).toEqual(['quotation']);
  expect(schemaOf('quotation_action')?.action?.enum).toEqual(['send', 'accept', 'decline', 'cancel']);
});

test('a limit that is reached while tools are listed is told with its problem', async () => {
  const problem = { status: 429, code: 'rate_limited', detail: 'Wait.' };
  const { app } = openScriptedGateway([stored(429, problem, { 'Retry-After': '7' })]);
  const { said } = await post(app, request('tools/list'));
  expect(said.error).toMatchObject({ code: -32000, data: { code: 'rate_limited', retry_after_seconds: 7 } });
});

const id = (prefix: string) => `${prefix}_01KB1234567890ABCDEFGHJKMN`;

test('a write is one request of the API under its idempotency key, with the caller’s key and nothing else', async () => {
  const opened = openScriptedGateway([stored(201, { object: 'payment', id: id('pay') })]);
  const { said, response } = await post(
    opened.app,
    callOf('record_payment', { invoice_number: 'INV-1', amount: '5.00', idempotency_key: 'k1', notes: null }),
    { ...json, cookie: 'a=b', 'x-test-today': '2026-01-01', 'if-match': '"x"' },
  );
  expect(said.result).toMatchObject({ isError: false, structuredContent: { object: 'payment' } });
  expect(envelopes(opened)).toEqual([
    {
      method: 'POST',
      path: '/api/v1/payments',
      query: '',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${KEY}`,
        'content-type': 'application/json',
        'idempotency-key': 'k1',
        'x-request-id': response.headers.get('x-request-id'),
        'x-test-today': '2026-01-01',
      },
      body: '{"invoice_number":"INV-1","amount":"5.00"}',
    },
  ]);
});

test('arguments that do not fit name their pointers, and cost no request', async () => {
  const { app, executed } = openScriptedGateway([]);
  const faultsOf = async (name: string, args: object) => {
    const { said } = await post(app, callOf(name, args));
    expect(said.result).toMatchObject({ isError: true, structuredContent: { code: 'validation_failed' } });
    const { errors } = resultOf(said).structuredContent as { errors: { pointer: string; code: string }[] };
    return errors.map(({ pointer, code }) => `${pointer} ${code}`);
  };
  expect(await faultsOf('record_payment', { amount: 5 })).toEqual(['/idempotency_key required']);
  expect(await faultsOf('list_invoices', { limt: 5, limit: 0, overdue: 'yes' })).toEqual([
    '/limt unknown_field',
    '/limit out_of_range',
    '/overdue invalid_type',
  ]);
  expect(await faultsOf('create_document', { type: 'bill', idempotency_key: 'ä' })).toEqual([
    '/type invalid_enum',
    '/idempotency_key invalid_format',
  ]);
  for (const path of ['..', 'inv_1/../../me', `${id('inv')}?expand=payments`, `${id('inv')}\n`])
    expect(await faultsOf('get_invoice', { id: path })).toEqual(['/id invalid_format']);
  expect(await faultsOf('get_invoice', {})).toEqual(['/id required']);
  expect(await faultsOf('get_invoice', { __proto__: null, constructor: 1 })).toEqual([
    '/constructor unknown_field',
  ]);
  expect(executed()).toBe(0);
});

test('a refusal of the API keeps its code, detail, pointers and advice', async () => {
  const problem = {
    type: 'urn:problem-type:billing:validation_failed',
    status: 422,
    code: 'validation_failed',
    detail: '/items/0/quantity: Must not be 0.',
    instance: '/api/v1/invoices',
    request_id: 'req_1',
    errors: [{ pointer: '/items/0/quantity', code: 'out_of_range', message: 'Must not be 0.' }],
  };
  const { app } = openScriptedGateway([stored(422, problem)]);
  const { said } = await post(
    app,
    callOf('create_document', { type: 'invoice', idempotency_key: 'k', items: [{}] }),
  );
  const { type: _type, instance: _instance, ...facts } = problem;
  expect(said.result).toMatchObject({ isError: true, structuredContent: facts });
  const [{ text }] = resultOf(said).content as [{ text: string }];
  expect(JSON.parse(text)).toEqual(said.result?.structuredContent);
});

test('an external id that is taken changes who has it, under a key of its own', async () => {
  const taken = { status: 409, code: 'external_id_taken', detail: 'Taken.', existing_id: id('cus') };
  const opened = openScriptedGateway([
    stored(409, taken),
    stored(200, { object: 'customer', id: id('cus') }),
  ]);
  const args = { idempotency_key: 'k', external_id: 'c-1', name: 'Ada', phone: null };
  const { said } = await post(opened.app, callOf('upsert_customer', args));
  expect(said.result).toMatchObject({ structuredContent: { id: id('cus') } });
  const sent = envelopes(opened);
  expect(sent.map(({ method, path, headers }) => [method, path, headers?.['idempotency-key']])).toEqual([
    ['POST', '/api/v1/customers', 'k'],
    ['PATCH', `/api/v1/customers/${id('cus')}`, 'k.change'],
  ]);
  expect(JSON.parse(String(sent[1]?.body))).toEqual({ external_id: 'c-1', name: 'Ada', phone: null });
});

test('what is owed is one report: exact sums by age, and the customers who owe most in each currency', async () => {
  const amounts = (total: string, currency = 'EUR') => ({ not_due: total, over_90: '0.00', total, currency });
  const customer = (name: string, total: string, currency = 'EUR') => ({
    customer_id: name,
    customer_name: name.toUpperCase(),
    currency,
    invoice_count: 1,
    total: Number(total),
    amounts: amounts(total, currency),
  });
  const many = Array.from({ length: 51 }, (_, at) => customer(`c${at}`, `${at}.30`));
  const total = (currency: string, sum: string) => ({
    currency,
    invoice_count: 9,
    amounts: amounts(sum, currency),
  });
  const report = {
    object: 'receivables_report',
    on: '2026-04-01',
    customers: [customer('j', '7', 'JPY'), ...many],
    totals: [total('EUR', '1290.30'), total('JPY', '7')],
  };
  const opened = openScriptedGateway([stored(200, report)]);
  const { said } = await post(opened.app, callOf('receivables', { on: '2026-04-01' }));
  const { customers, ...rest } = (said.result?.structuredContent ?? {}) as { customers: object[] };
  expect(rest).toEqual({
    object: 'receivables',
    on: '2026-04-01',
    totals: [
      { invoice_count: 9, not_due: '1290.30', over_90: '0.00', total: '1290.30', currency: 'EUR' },
      { invoice_count: 9, not_due: '7', over_90: '0.00', total: '7', currency: 'JPY' },
    ],
    more_customers: 1,
  });
  expect(customers).toHaveLength(51);
  expect(customers[0]).toMatchObject({ customer_id: 'c50', customer_name: 'C50', total: '50.30' });
  expect(customers[50]).toMatchObject({ customer_id: 'j', currency: 'JPY' });
  expect(envelopes(opened).map(({ path, query }) => [path, query])).toEqual([
    ['/api/v1/reports/receivables', 'on=2026-04-01'],
  ]);
});

test('a workspace of its own name has its own endpoint, and an unknown one is not found', async () => {
  const { app } = openScriptedGateway([meWith()]);
  const init = { method: 'POST', headers: json, body: JSON.stringify(request('tools/list')) };
  const own = await app.request('https://billing.example/w/acme/mcp', init);
  expect(await own.json()).toMatchObject({ result: { tools: [] } });
  const none = await app.request('https://billing.example/w/nobody/mcp', init);
  expect(await none.json()).toMatchObject({ error: { data: { code: 'workspace_not_found' } } });
});

test('a page of another site may ask with a key of its own', async () => {
  const { app } = openScriptedGateway([]);
  const preflight = await app.request('https://billing.example/mcp', {
    method: 'OPTIONS',
    headers: { origin: 'https://agent.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
  expect((await post(app, request('ping'))).response.headers.get('access-control-allow-origin')).toBe('*');
});

test('llms.txt names the document, the endpoint and every tool, without a key', async () => {
  const { app, executed } = openScriptedGateway([]);
  for (const prefix of ['', '/w/acme']) {
    const response = await app.request(`https://billing.example${prefix}/llms.txt`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const said = await response.text();
    for (const place of ['openapi.json', 'mcp', 'api/v1', 'health'])
      expect(said).toContain(`https://billing.example${prefix}/${place}`);
    expect(said).toContain('`create_document`');
  }
  expect(executed()).toBe(0);
});
