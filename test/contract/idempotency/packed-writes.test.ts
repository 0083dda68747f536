/** Writes that come together are committed together, and each is answered as if it had come alone. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { callCounter } from '../support/failures.ts';
import { journalOf } from '../support/ledger.ts';
import { sceneMaker } from '../support/scene.ts';
import type { Answered } from '../support/test-workspace.ts';
import { columnNamed } from '../support/workbook-watch.ts';

const path = '/api/v1/invoices';
let customer = '';
let draft = '';
const makeScene = sceneMaker({}, (call) => {
  customer = String(call('POST', '/api/v1/customers', { body: { name: 'Ada' } }).body.id);
  draft = `${path}/${call('POST', path, { body: { customer_id: customer, total: 5, status: 'draft' } }).body.id}`;
});

type Scene = ReturnType<typeof makeScene>;
type Request = Parameters<Scene['callPacked']>[1][number];

const write = (method: string, to: string, key: string, body: object): Request => [
  method,
  to,
  { body, headers: { 'Idempotency-Key': key } },
];
const bill = (key: string, total: unknown = 100): Request =>
  write('POST', path, key, { customer_id: customer, total });

function send(scene: Scene, ...requests: Request[]): Answered[] {
  return scene.callPacked(null, requests) ?? [];
}

const entries = (scene: Scene): number => journalOf(scene.workbook).length;

test('Eight new invoices are one entry of the journal, with a number each in the order of the requests', () => {
  const scene = makeScene();
  const before = entries(scene);
  const { interceptor, calls } = callCounter();
  const requests = Array.from({ length: 8 }, (_, at) => bill(`key-${at}`, 10 + at));
  const answers = scene.callPacked({ interceptor }, requests) ?? [];
  expect(answers.map(({ status, body }) => [status, body.total])).toEqual(
    requests.map((_, at) => [201, 10 + at]),
  );
  const numbers = answers.map(({ body }) => Number(String(body.number).slice(-4)));
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
  expect(entries(scene)).toBe(before + 1);
  expect(calls.filter(({ member }) => member === 'SpreadsheetApp.flush')).toHaveLength(2);
  const scriptLock = calls.filter(
    ({ member, detail }) => member === 'Lock.tryLock' && detail[0] === 'script',
  );
  expect(scriptLock).toHaveLength(1);
  for (const [at, one] of answers.entries()) {
    expect(scene.call('GET', `${path}/${one.body.id}`).body).toMatchObject({
      id: one.body.id,
      total: 10 + at,
    });
    const again = scene.call(...(requests[at] as Request));
    expect(again.headers['Idempotent-Replayed']).toBe('true');
    expect(again.body).toEqual(one.body);
  }
});

test('A refusal undoes what it has decided, and nothing of its neighbours', () => {
  const scene = makeScene();
  const answers = send(
    scene,
    bill('one'),
    write('POST', path, 'new', {
      customer_name: 'Nobody yet',
      items: [{ description: 'x', unit_price: -1 }],
    }),
    bill('wrong', 'x'),
    bill('two'),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 422, 422, 201]);
  const [one, , , two] = answers.map(({ body }) => Number(String(body.number).slice(-4)));
  expect(two).toBe((one ?? 0) + 1);
  expect(scene.call('GET', '/api/v1/customers').body.data).toHaveLength(1);
  // A refused request has freed its key.
  expect(scene.call(...bill('wrong')).status).toBe(201);
});

test('Writes of one record come one behind the other', () => {
  const scene = makeScene();
  const patch = (key: string, notes: string): Request => write('PATCH', draft, key, { notes });
  const answers = send(
    scene,
    patch('a', 'first'),
    bill('beside'),
    patch('b', 'second'),
    patch('c', 'second'),
  );
  expect(answers.map(({ status, body }) => [status, body.version, body.notes])).toEqual([
    [200, 2, 'first'],
    [201, 1, null],
    [200, 3, 'second'],
    [200, 3, 'second'],
  ]);
  expect(scene.call('GET', draft).body).toMatchObject({ version: 3, notes: 'second' });
});

test('Two payments of one invoice are both held to what is due', () => {
  const scene = makeScene();
  const owed = String(scene.call(...bill('owed')).body.id);
  const pay = (key: string): Request => write('POST', `${path}/${owed}/payments`, key, { amount: 60 });
  const answers = send(scene, pay('a'), pay('b'));
  expect(answers.map(({ status, body }) => [status, body.errors?.[0].code])).toEqual([
    [201, undefined],
    [422, 'payment_exceeds_amount_due'],
  ]);
  expect(scene.call('GET', `${path}/${owed}`).body).toMatchObject({ amount_paid: 60, amount_due: 40 });
});

test('Payments of one invoice and a change of it are one entry, whichever came first', () => {
  const scene = makeScene();
  const { id, version } = scene.call(...bill('owed')).body;
  const pay = (key: string): Request =>
    write('POST', '/api/v1/payments', key, { invoice_id: id, amount: 30 });
  const before = entries(scene);
  const [change, ...paid] = send(
    scene,
    write('PATCH', `${path}/${id}`, 'c', { notes: 'Thank you' }),
    pay('a'),
    pay('b'),
  );
  expect(paid.map(({ status, body }) => [status, body.object, body.amount])).toEqual([
    [201, 'payment', 30],
    [201, 'payment', 30],
  ]);
  expect(change).toMatchObject({
    status: 200,
    body: { id, notes: 'Thank you', amount_paid: 60, version: Number(version) + 1 },
  });
  expect(entries(scene)).toBe(before + 1);
  expect(scene.call('GET', `${path}/${id}`).body).toEqual(change?.body);
});

test('A tag is not compared with what a neighbour has changed before it is committed', () => {
  const scene = makeScene();
  const { id, etag } = scene.call(...bill('owed')).body;
  const change: Request = [
    'PATCH',
    `${path}/${id}`,
    { body: { notes: 'Late' }, headers: { 'Idempotency-Key': 'c', 'If-Match': etag } },
  ];
  const [paid, refused, unchanged] = send(
    scene,
    write('POST', '/api/v1/payments', 'a', { invoice_id: id, amount: 30 }),
    change,
    ['PATCH', `${path}/${id}`, { body: { notes: null } }],
  );
  expect([paid?.status, refused?.status, unchanged?.status]).toEqual([201, 412, 200]);
  const now = scene.call('GET', `${path}/${id}`).body;
  expect(refused?.body.current_etag).toBe(now.etag);
  expect(unchanged?.body).toEqual(now);
});

test('A group reads neighbouring records in one call, and changes them under one entry', () => {
  const scene = makeScene();
  const made = Array.from({ length: 12 }, (_, at) => String(scene.call(...bill(`m${at}`)).body.id));
  const patches = (from: number, to: number, key: string): Request[] =>
    made.slice(from, to).map((id) => write('PATCH', `${path}/${id}`, `${key}-${id}`, { notes: key }));
  const readsOf = (requests: Request[]): number => {
    const { interceptor, calls } = callCounter();
    scene.callPacked({ interceptor }, requests);
    return calls.filter(({ member }) => member === 'Range.getValues').length;
  };
  const before = entries(scene);
  readsOf(patches(0, 2, 'first'));
  expect(readsOf(patches(0, 12, 'all'))).toBe(readsOf(patches(0, 2, 'two')));
  expect(entries(scene)).toBe(before + 3);
});

test('A customer who is new to several requests is made once, and an external_id is given once', () => {
  const scene = makeScene();
  const named = (key: string): Request => write('POST', path, key, { customer_name: 'Grace', total: 1 });
  const taken = (key: string): Request =>
    write('POST', '/api/v1/products', key, { name: key, unit_price: 1, external_id: 'P-1' });
  const answers = send(scene, named('a'), taken('c'), named('b'), taken('d'));
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [201, undefined],
    [201, undefined],
    [201, undefined],
    [409, 'external_id_taken'],
  ]);
  expect(answers[0]?.body.customer_id).toBe(answers[2]?.body.customer_id);
});

test('Another body under a key of the group is refused, and the same one is answered again', () => {
  const scene = makeScene();
  const [first, other, twin] = send(scene, bill('k'), bill('k', 7), bill('k'));
  expect(first?.status).toBe(201);
  expect(other?.body.code).toBe('idempotency_key_reused');
  expect(twin?.body).toEqual(first?.body);
  expect(twin?.headers['Idempotent-Replayed']).toBe('true');
});

test('A row that a person has edited is committed before the request that meets it', () => {
  const scene = makeScene();
  const hands = createPersonEdits(scene.workbook, scene.emulator.world.clock);
  const column = columnNamed(scene, 'Customers', 'Company');
  hands.typeCell({ sheet: 'Customers', row: 2, column }, 'ACME Inc');
  const change = write('PATCH', `/api/v1/customers/${customer}`, 'a', { phone: '123' });
  const product = write('POST', '/api/v1/products', 'b', { name: 'Cog', unit_price: 1 });
  const answers = send(
    scene,
    product,
    change,
    write('POST', '/api/v1/products', 'c', { name: 'Gear', unit_price: 2 }),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 201]);
  expect(answers[1]?.body).toMatchObject({ company: 'ACME Inc', phone: '123', version: 3 });
});

test('A key that is not known refuses its own request alone', () => {
  const scene = makeScene();
  const unknown = `bbk_live_${'0'.repeat(32)}2wjyrI`;
  const answers = send(
    scene,
    ['POST', path, { body: { customer_id: customer, total: 1 }, key: unknown }],
    bill('a'),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 201]);
});

test('Deletions and batches have turns of their own, updates of neighbours one', () => {
  const scene = makeScene();
  const made = Array.from({ length: 6 }, (_, at) => String(scene.call(...bill(`m${at}`)).body.id));
  const answers = send(
    scene,
    ...made.map((id) => write('PATCH', `${path}/${id}`, `p-${id}`, { notes: 'Hello' })),
    write('POST', `${path}/batch`, 'batch', { data: [{ customer_id: customer, total: 3 }] }),
    ['DELETE', draft, {}],
    ['GET', `${path}/${made[5]}`, {}],
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 201, 200, 200]);
  expect(answers[8]?.body.notes).toBe('Hello');
});

test('A pack that asks for more than its answer holds gets the rest when it asks again', () => {
  const scene = makeScene();
  const open = send(
    scene,
    ...Array.from({ length: 49 }, (): Request => ['GET', '/openapi.json']),
    bill('beside'),
  );
  const [long, ...others] = open.map(({ body }) => JSON.stringify(body).length);
  const told = open.filter(({ status }) => status === 200).length;
  expect((long ?? 0) * told).toBeLessThan(2_000_000 + (long ?? 0));
  expect(told).toBeGreaterThan(2);
  expect(others).toHaveLength(49);
  expect(open[48]).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '1' },
    body: { code: 'workspace_busy' },
  });
  expect(open[49]?.status).toBe(201);
});
