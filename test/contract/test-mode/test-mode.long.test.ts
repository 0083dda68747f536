/** Test keys work with data of their own: nothing of one mode shows in the other, and nothing is left when it is cleared. */
import { rowsByHeader } from '../support/ledger.ts';
import { createPerson } from '../support/person.ts';
import { sceneMaker } from '../support/scene.ts';
import { createTestClient, pathOf, type TestClient } from '../support/test-client.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../support/test-workspace.ts';

const invoice = { customer_name: 'Ada', items: [{ description: 'Gears', unit_price: 100 }] };

/** What both modes keep: the sheets by name, the properties and the cached values. */
function kept({ workbook, emulator, clock }: TestWorkspace, isTest: boolean): unknown {
  const cache = emulator.world.caches.open('script');
  const isOwn = (name: string): boolean =>
    name.startsWith(isTest ? 'test.' : '') && isTest === /^test\./.test(name);
  // What requests are counted by is of the keys, not of the data.
  const isShared = (name: string): boolean => /^(keys\.|api_key|rate|trigger_|settings)/.test(name);
  const { sheets } = workbook.toSnapshot();
  const properties = Object.entries(emulator.world.properties.snapshot().script ?? {});
  return {
    sheets: sheets.filter(({ name }) => name.startsWith('Test ') === isTest),
    properties: properties.filter(([name]) => isOwn(name) && !isShared(name)),
    cached: cache
      .keys()
      .filter((name) => isOwn(name) && !isShared(name))
      .map((name) => [name, cache.get(name, clock.now())]),
  };
}

let client: TestClient;
let key: string;
beforeEach(() => {
  client = createTestClient();
  key = client.createKey('test full');
});

test('a test key makes records of test mode, with numbers of their own', () => {
  expect(key).toMatch(/^bbk_test_[0-9A-Za-z]{38}$/);
  const live = client.create('invoices', invoice);
  const made = client.create('invoices', invoice, { key });
  expect([live.number, live.livemode]).toEqual(['INV-2026-0001', true]);
  expect([made.number, made.livemode]).toEqual(['TEST-INV-2026-0001', false]);
  expect(made.id).toMatch(/^inv_[0-9A-HJKMNP-TV-Z]{26}$/);
  const draft = client.create('quotations', invoice, { key });
  const sent = client.call('POST', `${pathOf(draft)}/send`, { key });
  expect(sent.body).toMatchObject({ number: 'TEST-QUO-2026-0001', livemode: false });
  expect(rowsByHeader(client.workbook, 'Test Invoices')).toHaveLength(1);
  expect(rowsByHeader(client.workbook, 'Invoices')).toHaveLength(1);
  const tabs = client.workbook.toSnapshot().sheets.filter(({ name }) => name.startsWith('Test '));
  expect(tabs.length).toBeGreaterThan(8);
});

test('/me and events say which mode they are of', () => {
  client.create('invoices', invoice, { key });
  expect(client.get('/api/v1/me', { key }).body.livemode).toBe(false);
  expect(client.get('/api/v1/me').body.livemode).toBe(true);
  const events = client.get('/api/v1/events', { key }).body.data;
  expect(events.length).toBeGreaterThan(0);
  expect(events.every((event: { livemode: boolean }) => !event.livemode)).toBe(true);
  expect(client.get('/api/v1/events').body.data).toEqual([]);
});

test('an id of one mode is answered with the same 404 in the other, and no sheet is asked', () => {
  const live = client.create('invoices', invoice);
  const made = client.create('invoices', invoice, { key });
  const asked = client.get(pathOf(made));
  expect([asked.status, asked.body.code]).toEqual([404, 'not_found']);
  expect(asked.body.detail).toBe('Test keys see test data alone, and live keys see none of it.');
  expect(asked.usage.documentCalls).toBe(0);
  const other = client.get(pathOf(live), { key });
  expect([other.status, other.body.detail]).toEqual([404, asked.body.detail]);
  expect(client.call('POST', `${pathOf(made)}/void`).status).toBe(404);
  const bad = client.post('/api/v1/payments', { invoice_id: made.id, amount: 1 });
  expect(bad.body.errors).toMatchObject([{ pointer: '/invoice_id', code: 'not_found' }]);
  const foreign = client.post('/api/v1/invoices', { ...invoice, customer_id: made.customer_id });
  expect(foreign.body.errors).toMatchObject([{ pointer: '/customer_id', code: 'not_found' }]);
});

test('what a test key does leaves everything live as it was, and the reverse', () => {
  client.create('invoices', invoice);
  client.create('invoices', invoice, { key });
  const live = kept(client, false);
  const made = client.create('invoices', invoice, { key });
  client.post(`${pathOf(made)}/payments`, { amount: 40 }, { key });
  client.create('webhook_endpoints', { url: 'https://example.com/hook' }, { key });
  expect(kept(client, false)).toEqual(live);
  const test = kept(client, true);
  const other = client.create('invoices', invoice);
  client.did(other, 'void');
  client.create('webhook_endpoints', { url: 'https://example.com/live' });
  expect(kept(client, true)).toEqual(test);
});

test('DELETE /test_data leaves nothing, and the next request begins anew', () => {
  client.create('invoices', invoice);
  client.create('invoices', invoice, { key });
  client.create('webhook_endpoints', { url: 'https://example.com/hook' }, { key });
  const live = kept(client, false);
  const cleared = client.call('DELETE', '/api/v1/test_data', { key });
  expect([cleared.status, cleared.body]).toEqual([200, { object: 'test_data', deleted: true }]);
  expect(kept(client, true)).toEqual({ sheets: [], properties: [], cached: [] });
  expect(kept(client, false)).toEqual(live);
  expect(client.get('/api/v1/invoices', { key }).body.data).toEqual([]);
  expect(client.create('invoices', invoice, { key }).number).toBe('TEST-INV-2026-0001');
  expect(client.call('DELETE', '/api/v1/test_data', { key }).status).toBe(200);
  expect(client.call('DELETE', '/api/v1/test_data', { key }).status).toBe(200);
  expect(kept(client, true)).toEqual({ sheets: [], properties: [], cached: [] });
});

test('only a test key that may change everything clears the data', () => {
  const refused = client.call('DELETE', '/api/v1/test_data');
  expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
  const reader = client.createKey('test read-only');
  expect(client.call('DELETE', '/api/v1/test_data', { key: reader }).status).toBe(403);
});

test('the menu clears the data once the owner has said yes', () => {
  client.create('invoices', invoice, { key });
  const { screen } = client.emulator.world;
  const choose = (button: string): void => {
    screen.answer = ({ kind }) => ({ button: kind === 'alert' ? button : 'OK', text: '' });
    client.emulator.run('clearTestData', [], { kind: 'menu', activeUser: owner });
  };
  choose('NO');
  expect(rowsByHeader(client.workbook, 'Test Invoices')).toHaveLength(1);
  choose('YES');
  expect(kept(client, true)).toEqual({ sheets: [], properties: [], cached: [] });
});

test('X-Test-Today holds for its request alone, and for a test key alone', () => {
  const late = { 'X-Test-Today': '2026-06-30' };
  const made = client.create('invoices', { ...invoice, due_date: '2026-02-01' }, { key });
  expect(made.is_overdue).toBe(false);
  expect(client.get(pathOf(made), { key, headers: late }).body.is_overdue).toBe(true);
  expect(client.get(pathOf(made), { key }).body.is_overdue).toBe(false);
  const dated = client.create('invoices', invoice, { key, headers: late });
  expect(dated.invoice_date).toBe('2026-06-30');
  const refused = client.get('/api/v1/invoices', { headers: late });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_parameter']);
  const wrong = client.get('/api/v1/invoices', { key, headers: { 'X-Test-Today': '2026-02-30' } });
  expect([wrong.status, wrong.body.detail]).toEqual([
    400,
    'X-Test-Today must be a real calendar day from 1900 to 2999, of the form YYYY-MM-DD.',
  ]);
});

test('a day of X-Test-Today beyond those of documents is refused', () => {
  const statuses = ['1899-12-31', '1900-01-01', '2999-12-31', '3000-01-01', 'today'].map(
    (today) => client.get('/api/v1/invoices', { key, headers: { 'X-Test-Today': today } }).status,
  );
  expect(statuses).toEqual([400, 200, 200, 400, 400]);
});

test('a person types into a sheet of test mode, and the record of test mode changes', () => {
  const live = client.create('customers', { name: 'Ada' });
  const made = client.create('customers', { name: 'Ada' }, { key });
  createPerson(client).types('Test Customers', 2, 'Name', 'Grace');
  expect(client.get(pathOf(made), { key }).body.name).toBe('Grace');
  expect(client.get(pathOf(live)).body.name).toBe('Ada');
});

test('a test key and a live key have limits of their own', () => {
  const workspace = createTestWorkspace({ pauseMs: 0 });
  const other = workspace.createKey('test full');
  const statuses = Array.from(
    { length: 101 },
    () => workspace.get('/api/v1/invoices', { key: other }).status,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(statuses.at(-1)).toBe(429);
  expect(workspace.get('/api/v1/invoices').status).toBe(200);
});

test('a revoked test key is refused', () => {
  client.revokeKey(key);
  expect(client.get('/api/v1/invoices', { key }).status).toBe(401);
});

test('a test key reads the workspace as it is, and may not change it', () => {
  const scopes = 'workspace:read workspace:write';
  const owner = client.createKey(`test ${scopes}`);
  const live = client.get('/api/v1/workspace', { key: client.createKey(scopes) });
  const shown = { ...live.body, livemode: false };
  expect(live.body.livemode).toBe(true);
  expect(client.get('/api/v1/workspace', { key: owner }).body).toEqual(shown);
  const refused = client.call('PATCH', '/api/v1/workspace', { key: owner, body: { name: 'Another' } });
  expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
  expect(client.get('/api/v1/workspace', { key: owner }).body).toEqual(shown);
});

test('what several test keys ask for in one envelope has its sheets, and an unknown key makes none', () => {
  const path = '/api/v1/invoices';
  const unknown = createTestWorkspace().createKey('test full');
  const keys: string[] = [];
  const scene = sceneMaker({}, (call, { createKey }) => {
    keys.push(createKey('test full'));
    call('DELETE', '/api/v1/test_data', { key: keys[0] ?? null });
  })();
  const statuses = (known: string): number[] => {
    const answers = scene.callPacked(null, [
      ['GET', path, { key: known }],
      ['POST', path, { key: known, body: invoice }],
    ]);
    return (answers ?? []).map(({ status }) => status);
  };
  const tabs = (): number =>
    scene.workbook.toSnapshot().sheets.filter(({ name }) => name.startsWith('Test ')).length;
  expect([statuses(unknown), tabs()]).toEqual([[401, 401], 0]);
  expect(statuses(keys[0] ?? '')).toEqual([200, 201]);
  expect(tabs()).toBeGreaterThan(8);
});

test('a credit note of a test key is of test mode', () => {
  const made = client.create('invoices', invoice, { key });
  const note = client.create('credit_notes', { invoice_id: made.id, reason: 'duplicate' }, { key });
  expect([note.number, note.livemode]).toEqual(['TEST-CN-2026-0001', false]);
  expect(client.get('/api/v1/credit_notes').body.data).toEqual([]);
});

test('a request of a test key costs the calls, cells and time that the same request of a live key costs', () => {
  const costsOf = (options: { readonly key?: string }): unknown[] => {
    client.create('customers', { name: 'Ada' }, options);
    client.create('invoices', invoice, options);
    const created = client.post('/api/v1/invoices', invoice, options);
    const read = client.get(pathOf(created.body), options);
    const listed = client.get('/api/v1/invoices', options);
    const paid = client.post(`${pathOf(created.body)}/payments`, { amount: 1 }, options);
    return [created, read, listed, paid].map(({ usage }) => usage);
  };
  expect(costsOf({ key })).toEqual(costsOf({}));
});
