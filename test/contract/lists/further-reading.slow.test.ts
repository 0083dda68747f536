/** What else is read: the root, whose key it is, what a customer owes, the payments of an invoice, heads and scopes. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { askForList, idsOf, recordsOf, type Shown, walk } from '../support/read-lists.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';
import { cellsUnder, columnNamed } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const { create, get, post } = workspace;
const readOnly = workspace.createKey('read-only');
const checkout = workspace.createKey('checkout');
const ada = create('customers', { name: 'Ada' });
const charles = create('customers', { name: 'Charles' });

function bill(total: number | string, more: object = {}): Shown {
  return create('invoices', { customer_id: ada.id, total, ...more });
}

describe('the root of the API', () => {
  test('names lists that are there', () => {
    const { body } = get('/api/v1');
    expect(body).toMatchObject({ object: 'api', version: 'v1' });
    expect(get('/api/v1/').body).toEqual(body);
    expect(Object.keys(body.links)).toEqual(
      expect.arrayContaining(['invoices', 'quotations', 'customers', 'products', 'payments', 'events', 'me']),
    );
    for (const path of Object.values(body.links)) expect(get(String(path)).status).toBe(200);
  });

  test('needs a key, and no parameter', () => {
    expectRefused(get('/api/v1', { key: null }), 401, 'missing_api_key');
    expectRefused(get('/api/v1/me', { query: 'limit=1' }), 400, 'unknown_parameter');
  });
});

test('Me is the key, its scopes and limit, and its workspace, and never the key itself', () => {
  const { body } = get('/api/v1/me', { key: readOnly });
  expect(body).toMatchObject({
    object: 'me',
    key: { last4: readOnly.slice(-4), scopes: expect.arrayContaining(['invoices:read', 'events:read']) },
    rate_limit: { limit: 100, window_seconds: 60 },
    workspace: {
      name: expect.stringMatching(/./),
      currency: expect.stringMatching(/^[A-Z]{3}$/),
      timezone: 'Europe/Berlin',
      payment_terms_days: 30,
    },
  });
  expect(body.key.scopes.join()).not.toContain('write');
  expect(JSON.stringify(body)).not.toContain(readOnly);
  expect(get('/api/v1/me', { key: checkout }).body.key.scopes).toEqual([
    'customers:create',
    'quotations:create',
    'invoices:create',
  ]);
});

describe('the balance of a customer', () => {
  const balanceOf = (id: string): Shown => get(`/api/v1/customers/${id}/balance`).body;
  // Nothing is overdue, and nobody has credit: zeros with the decimals of the currency.
  const owed = (currency: string, text: string): object => {
    const zero = text.replace(/\d/g, '0').replace(/^0+(?=0)/, '');
    return {
      currency,
      balance_due: Number(text),
      overdue: 0,
      credit_available: 0,
      amounts: { balance_due: text, overdue: zero, credit_available: zero, currency },
    };
  };

  test('is what is due of open invoices, by currency, payments and voids taken off', () => {
    expect(balanceOf(ada.id)).toEqual({
      object: 'balance',
      livemode: true,
      customer_id: ada.id,
      balances: [],
    });
    const own = bill('0.10').currency;
    bill('0.20');
    bill(1000, { status: 'draft' });
    expect(balanceOf(ada.id).balances).toEqual([owed(own, '0.30')]);
    const yen = bill(1234, { currency: 'JPY' });
    const dinar = bill('1.005', { currency: 'KWD' });
    create('invoices', { customer_name: 'Grace', total: 77 });
    const foreign = [owed('JPY', '1234'), owed('KWD', '1.005')];
    expect(balanceOf(ada.id).balances).toEqual([owed(own, '0.30'), ...foreign]);
    const payment = create('payments', { invoice_id: dinar.id, amount: '0.002' });
    expect(balanceOf(ada.id).balances[2]).toEqual(owed('KWD', '1.003'));
    post(`/api/v1/payments/${payment.id}/void`, {});
    expect(balanceOf(ada.id).balances[2]).toEqual(owed('KWD', '1.005'));
    post(`/api/v1/invoices/${yen.id}/void`, {});
    create('payments', { invoice_id: dinar.id });
    post(`/api/v1/invoices/${bill(5).id}/mark_uncollectible`, {});
    expect(balanceOf(ada.id).balances).toEqual([owed(own, '0.30')]);
  });

  test('is refused while a cell that it needs cannot be read', () => {
    const grace = create('customers', { name: 'Grace' });
    const { number } = create('invoices', { customer_id: grace.id, total: 8 });
    const column = columnNamed(workspace, 'Invoices', 'Due');
    const row = cellsUnder(workspace, 'Invoices', 'Number').indexOf(number) + 2;
    const hands = createPersonEdits(workspace.workbook, workspace.clock);
    hands.typeCell({ sheet: 'Invoices', row, column }, 'about eight');
    expectRefused(get(`/api/v1/customers/${grace.id}/balance`), 409, 'record_quarantined', { column: 'Due' });
    expect(get(`/api/v1/customers/${ada.id}/balance`).status).toBe(200);
    for (const overdue of ['true', 'false'])
      expect(recordsOf(workspace, 'invoices', { overdue, customer_id: grace.id })).toEqual([]);
    hands.typeCell({ sheet: 'Invoices', row, column }, '8');
    expect(balanceOf(grace.id).balances).toEqual([owed('EUR', '8.00')]);
  });

  test('is not that of somebody unknown', () => {
    expectRefused(get('/api/v1/customers/cus_01KEBZ00000000000000000000/balance'), 404, 'not_found');
  });
});

describe('the payments of an invoice', () => {
  const ofCharles = { customer_id: charles.id };
  const invoice = bill(100, ofCharles);
  const path = `invoices/${invoice.id}/payments`;
  const paid = [1, 2, 3].map((amount) => create('payments', { invoice_id: invoice.id, amount }));
  create('payments', { invoice_id: bill(50, ofCharles).id });
  post(`/api/v1/payments/${paid[1].id}/void`, {});

  test('are its own, the newest first, with the address of that list', () => {
    const { body } = askForList(workspace, path);
    expect(body.url).toBe(`/api/v1/${path}`);
    expect(idsOf(body.data)).toEqual(idsOf([...paid].reverse()));
    expect(recordsOf(workspace, path, { status: 'received', sort: 'created_at' })).toEqual([
      paid[0],
      paid[2],
    ]);
    expect(askForList(workspace, path, { include: 'total_count' }).body.total_count).toBe(3);
  });

  test('are paged in that list, by cursor and by Link', () => {
    expect(idsOf(walk(workspace, path, { limit: '1' }))).toEqual(idsOf([...paid].reverse()));
    const { headers } = askForList(workspace, path, { limit: '2' });
    const [, target = ''] = /^<(.+)>; rel="next"$/.exec(headers.Link ?? '') ?? [];
    const [address = '', query = ''] = target.split('?');
    expect(address).toBe(`/api/v1/${path}`);
    expect(idsOf(get(address, { query }).body.data)).toEqual([paid[0].id]);
  });

  test('are asked for by no other invoice, and of none that is not there', () => {
    expectRefused(askForList(workspace, path, { invoice_id: invoice.id }), 400, 'unknown_parameter');
    const { next_cursor } = askForList(workspace, path, { limit: '1' }).body;
    const other = `invoices/${bill(1, ofCharles).id}/payments`;
    expectRefused(askForList(workspace, other, { cursor: next_cursor }), 400, 'cursor_mismatch');
    expect(recordsOf(workspace, other)).toEqual([]);
    expectRefused(
      askForList(workspace, 'invoices/inv_01KEBZ00000000000000000000/payments'),
      404,
      'not_found',
    );
  });
});

const lists = ['invoices', 'quotations', 'customers', 'products', 'payments', 'events'];

test.each([...lists, 'me', ''])('HEAD of "%s" has the headers of its GET, and no body', (path) => {
  const query = lists.includes(path) ? 'limit=1' : '';
  const [asked, got] = ['HEAD', 'GET'].map((method) => workspace.call(method, `/api/v1/${path}`, { query }));
  expect(asked).toMatchObject({ status: 200, body: null });
  expect(Object.keys(asked?.headers ?? {}).sort()).toEqual(Object.keys(got?.headers ?? {}).sort());
  expect(asked?.headers.Link).toBe(got?.headers.Link);
});

test.each([
  ['invoices', 'invoices:read'],
  ['quotations', 'quotations:read'],
  ['customers', 'customers:read'],
  ['payments', 'payments:read'],
  ['events', 'events:read'],
  ['events/evt_1', 'events:read'],
  [`customers/${ada.id}/balance`, 'invoices:read'],
  ['invoices/inv_1/payments', 'payments:read'],
])('Reading %s needs the scope %s', (path, scope) => {
  for (const method of ['GET', 'HEAD'])
    expect(workspace.call(method, `/api/v1/${path}`, { key: checkout }).status).toBe(403);
  const answer = get(`/api/v1/${path}`, { key: checkout });
  expectRefused(answer, 403, 'insufficient_scope', { required_scope: scope });
  expect(get(`/api/v1/${path}`, { key: readOnly }).status).not.toBe(403);
});
