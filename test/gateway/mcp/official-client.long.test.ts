/** The story of an agent, told by the protocol's official client, through both hosts of the gateway. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { LocalWorkspace } from '../../../src/local/runtime/local-workspace.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { execPath, type LocalServer, serve } from '../../../src/local/runtime/serve.ts';
import { openWorkerd } from '../worker/workerd.ts';
import { openWorkspace } from '../../local/runtime/support/open-workspace.ts';
import { newPath } from '../../local/workbook-file/support/workbook-folder.ts';

// A workspace is set up for each story, and workerd is started, on machines that may be busy.
jest.setTimeout(180_000);

type Facts = Readonly<Record<string, unknown>>;

/** Opens a host in front of the web app of the server. */
type OpenHost = (origin: string) => Promise<{ readonly url: string; close(): Promise<void> }>;

const hosts: readonly (readonly [string, OpenHost])[] = [
  ['Node', async (origin) => ({ url: origin, close: async () => undefined })],
  ['workerd', (origin) => openWorkerd({ EXEC_URL: origin + execPath })],
];

let workspace: LocalWorkspace;
let server: LocalServer;
let key: string;

beforeEach(async () => {
  ({ workspace, key } = await openWorkspace(await newPath()));
  server = await serve(workspace, 0);
});

afterEach(async () => {
  await server.close();
  await workspace.close();
});

async function connect(url: string, apiKey: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${apiKey}` } };
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit });
  // The client's own types do not agree with each other about members that may be undefined.
  await client.connect(transport as Transport);
  return client;
}

async function callTool(client: Client, name: string, args: Facts) {
  const result = await client.callTool({ name, arguments: args });
  return { isError: result.isError === true, facts: result.structuredContent as Facts };
}

async function done(client: Client, name: string, args: Facts): Promise<Facts> {
  const { isError, facts } = await callTool(client, name, args);
  if (isError) throw new Error(`${name}: ${JSON.stringify(facts)}`);
  return facts;
}

const first = ({ data }: Facts): Facts => (data as readonly Facts[])[0] ?? {};

describe.each(hosts)('through %s', (_name, openHost) => {
  let host: Awaited<ReturnType<OpenHost>>;
  let client: Client;

  beforeEach(async () => {
    host = await openHost(`http://127.0.0.1:${server.port}`);
    client = await connect(host.url, key);
  });

  afterEach(async () => {
    await client.close();
    await host.close();
  });

  test('an agent finds a customer, previews, bills, books a payment, and credits the rest', async () => {
    expect(client.getServerVersion()?.name).toBe('business-billing');
    expect(client.getInstructions()).toContain('idempotency_key');
    await client.ping();
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(12);

    const ada = { external_id: 'crm-1', name: 'Ada Lovelace', email: 'ada@example.com' };
    const made = await done(client, 'upsert_customer', { ...ada, idempotency_key: 'c1' });
    const again = await done(client, 'upsert_customer', { ...ada, phone: '1', idempotency_key: 'c2' });
    expect(again).toMatchObject({ id: made.id, phone: '1' });
    const found = await done(client, 'search_customers', { q: 'lovel' });
    expect(first(found)).toMatchObject({ id: made.id, email: 'ada@example.com' });

    const items = [{ description: 'Work', quantity: 10, unit_price: '120.00', tax_rate: 20 }];
    const body = { type: 'invoice', customer_id: made.id, items };
    const preview = await done(client, 'preview_document', body);
    expect(preview).toMatchObject({ total: 1440, number: null });
    const invoice = await done(client, 'create_document', { ...body, idempotency_key: 'i1' });
    expect(invoice).toMatchObject({ total: 1440, status: 'open' });
    const repeated = await done(client, 'create_document', { ...body, idempotency_key: 'i1' });
    expect(repeated.id).toBe(invoice.id);

    const payment = { invoice_id: invoice.id, amount: '440.00', idempotency_key: 'p1' };
    await done(client, 'record_payment', payment);
    await done(client, 'record_payment', payment);
    const due = { currency: invoice.currency, total: '1000.00', invoice_count: 1 };
    expect(await done(client, 'receivables', {})).toMatchObject({
      totals: [due],
      customers: [{ ...due, customer_id: made.id }],
    });
    const balance = await done(client, 'receivables', { customer_id: made.id });
    expect(balance).toMatchObject({ balances: [{ balance_due: 1000 }] });

    const credit = { invoice_number: invoice.number, reason: 'order_change', idempotency_key: 'n1' };
    expect(await done(client, 'credit_invoice', credit)).toMatchObject({ object: 'credit_note' });
    const closed = await done(client, 'get_invoice', { number: invoice.number, expand: 'payments' });
    expect(closed).toMatchObject({ amount_paid: 440, amount_due: 0, expanded: { payments: [{}] } });
    const listed = await done(client, 'list_invoices', { from: '2000-01-01', sort: '-total' });
    expect(listed.data).toHaveLength(1);
    const { data: events } = await done(client, 'list_events', { resource_id: invoice.id });
    expect((events as readonly Facts[]).map(({ type }) => type)).toContain('invoice.created');
  });

  test('a quotation is offered, accepted and billed', async () => {
    const offer = { type: 'quotation', customer_name: 'Grace', total: 99.5, idempotency_key: 'q1' };
    const { id } = await done(client, 'create_document', offer);
    const act = (action: string, rest: Facts = {}) =>
      done(client, 'quotation_action', { id, action, idempotency_key: action, ...rest });
    expect(await act('send')).toMatchObject({ status: 'sent' });
    expect(await act('accept', { accepted_by: { name: 'Grace' } })).toMatchObject({ status: 'accepted' });
    const invoice = await act('convert');
    expect(invoice).toMatchObject({ object: 'invoice', total: 99.5, quotation_id: id });
    expect((await act('convert')).id).toBe(invoice.id);
    const twice = await callTool(client, 'quotation_action', { id, action: 'convert', idempotency_key: 'x' });
    expect(twice).toMatchObject({
      isError: true,
      facts: { code: 'quotation_already_invoiced', invoice_id: invoice.id },
    });
  });

  test('a refusal names the pointers of the arguments', async () => {
    const body = {
      type: 'invoice',
      idempotency_key: 'i',
      customer_name: 'Ada',
      items: [{ quantity: 0 }],
      foo: 1,
    };
    const { isError, facts } = await callTool(client, 'create_document', body);
    expect(isError).toBe(true);
    expect(facts).toMatchObject({ code: 'validation_failed' });
    const pointers = (facts.errors as readonly Facts[]).map(({ pointer }) => pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/items/0/description', '/foo']));
    const reused = { type: 'quotation', customer_name: 'Ada', total: 1, idempotency_key: 'r' };
    await done(client, 'create_document', reused);
    const other = await callTool(client, 'create_document', { ...reused, total: 2 });
    expect(other).toMatchObject({ isError: true, facts: { code: 'idempotency_key_reused' } });
  });

  test('a key that may only read sees the reading tools, and is refused the others', async () => {
    const reading = await connect(
      host.url,
      chooseCommand(workspace.emulator, 'createApiKey', ['R', 'read-only']),
    );
    const { tools } = await reading.listTools();
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    expect(tools.map(({ name }) => name)).toContain('list_invoices');
    const refused = await callTool(reading, 'record_payment', { idempotency_key: 'k', amount: 1 });
    expect(refused).toMatchObject({
      isError: true,
      facts: { code: 'insufficient_scope', required_scope: 'payments:create' },
    });
    await reading.close();
  });

  test('an unknown key and an unknown tool are errors of the client', async () => {
    const stranger = await connect(host.url, 'bbk_live_000000000000000000000000000000002wjyrI');
    await expect(stranger.listTools()).rejects.toThrow(/401|invalid_api_key|Unauthorized/);
    await stranger.close();
    await expect(connect(host.url, 'none')).rejects.toThrow(/401|invalid_api_key|Unauthorized/);
    await expect(client.callTool({ name: 'drop', arguments: {} })).rejects.toThrow(/Unknown tool: drop/);
  });

  test('the limit of the key counts every request that a tool makes', async () => {
    const limited = chooseCommand(workspace.emulator, 'createApiKey', ['L', 'full']);
    const busy = await connect(host.url, limited);
    for (let request = 0; request < 99; request += 1)
      await fetch(`${host.url}/api/v1/me`, { headers: { 'x-api-key': limited } });
    await done(busy, 'search_products', {});
    const over = await callTool(busy, 'search_products', {});
    expect(over).toMatchObject({ isError: true, facts: { code: 'rate_limited', status: 429 } });
    expect(Number(over.facts.retry_after_seconds)).toBeGreaterThan(0);
    await busy.close();
  });
});
