/** One Idempotency-Key, one record: repeated requests are answered as the first time. */
import { keyTableName } from '../../../src/core/access/api-key.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { expectRefused, expectReplay } from '../support/expect-answer.ts';
import { type Answered, createTestWorkspace } from '../support/test-workspace.ts';
import { columnNamed, expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const body = { customer_name: 'Ada', total: 12.5 };

function send(idempotencyKey: string, sent: unknown = body, key = workspace.key): Answered {
  return workspace.post('/api/v1/invoices', sent, { key, headers: { 'Idempotency-Key': idempotencyKey } });
}

describe('a repeated request', () => {
  test('is answered as the first time, and writes nothing', () => {
    const first = send('order-1');
    expect(first.status).toBe(201);
    expect(first.headers).not.toHaveProperty('Idempotent-Replayed');
    expectReplay(
      first,
      expectNothingWritten(workspace, () => send('order-1')),
    );
    expectReplay(
      first,
      expectNothingWritten(workspace, () => send('order-1')),
    );
  });

  test('may name its members in another order and space them otherwise', () => {
    const first = send('order-2', '{"customer_name":"Ada","total":1}');
    expectReplay(first, send('order-2', '{ "total": 1, "customer_name": "Ada" }'));
  });

  test('is answered with the object as it was committed, whatever happened since', () => {
    const first = send('order-3');
    const { id } = first.body;
    const row = workspace.workbook.data.sheets
      .find(({ name }) => name === 'Invoices')
      ?.rows.findIndex((cells) => cells.includes(id));
    createPersonEdits(workspace.workbook, workspace.clock).typeCell(
      { sheet: 'Invoices', row: (row ?? 0) + 1, column: columnNamed(workspace, 'Invoices', 'PO number') },
      'typed later',
    );
    expect(workspace.get(`/api/v1/invoices/${id}`).body.po_number).toBe('typed later');
    expectReplay(first, send('order-3'));
    createPersonEdits(workspace.workbook, workspace.clock).deleteRows('Invoices', (row ?? 0) + 1, 1);
    expect(workspace.get(`/api/v1/invoices/${id}`).status).toBe(404);
    expectReplay(first, send('order-3'));
  });

  test('counts against the rate limit and is charged little', () => {
    const first = send('order-4');
    const again = send('order-4');
    expect(Number(again.headers['X-RateLimit-Remaining'])).toBeLessThan(
      Number(first.headers['X-RateLimit-Remaining']) + 1,
    );
    expect(again.usage.documentCalls).toBeLessThan(first.usage.documentCalls);
  });

  test('survives that the cache forgets everything', () => {
    const first = send('order-5');
    const cache = workspace.emulator.world.caches.open('script');
    for (const name of cache.keys()) cache.remove(name);
    expectReplay(first, send('order-5'));
  });
});

describe('another request with the same key', () => {
  test('is refused, whether its body or its path differs', () => {
    send('order-6');
    for (const other of [{ ...body, total: 13 }, { ...body, notes: 'more' }, {}]) {
      expectRefused(
        expectNothingWritten(workspace, () => send('order-6', other)),
        422,
        'idempotency_key_reused',
      );
    }
    const headers = { 'Idempotency-Key': 'order-6' };
    expectRefused(workspace.post('/api/v1/quotations', body, { headers }), 422, 'idempotency_key_reused');
  });

  test('is another matter under another API key', () => {
    const first = send('order-7');
    const other = send('order-7', body, workspace.createKey());
    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(first.body.id);
  });
});

describe('a refused request', () => {
  test('frees its key for the corrected one', () => {
    expectRefused(send('order-8', { ...body, total: -1 }), 422, 'validation_failed');
    expect(send('order-8').status).toBe(201);
  });

  test('under a key of its own stays refused', () => {
    for (let count = 0; count < 2; count += 1) {
      const answer = expectNothingWritten(workspace, () => send('order-9', { customer_name: 'Ada' }));
      expectRefused(answer, 422, 'validation_failed');
      expect(answer.headers).not.toHaveProperty('Idempotent-Replayed');
    }
  });
});

describe('the key', () => {
  function expectNoKey(key: string): void {
    expectRefused(
      expectNothingWritten(workspace, () => send(key)),
      400,
      'invalid_idempotency_key',
    );
  }

  test.each([
    ['empty', ''],
    ['with a blank', 'order 1'],
    ['of other letters', 'commande-é'],
    ['of 256 characters', 'k'.repeat(256)],
    ['with a line break', 'a\nb'],
  ])('%s is refused', (_form, key) => expectNoKey(key));

  test('may have 255 visible characters, and case counts', () => {
    const key = '~!"#$%&\'()*+,-./:;<=>?@[]^_`{|}'.padEnd(255, 'K');
    const first = send(key);
    expectReplay(first, send(key));
    expect(send(key.replace('K', 'k')).body.id).not.toBe(first.body.id);
  });

  test('of a rolled API key is its successor’s too', () => {
    // Keys are rolled in the developer area; until then the two share what ties them: the key they come from.
    const { properties } = workspace.emulator.world;
    const old = workspace.createKey();
    const successor = workspace.createKey();
    const first = send('order-10', body, old);
    const records = [...properties.open('script').values].filter(([name]) => name.startsWith('api_key.'));
    const byLast4 = (key: string): [string, Record<string, unknown>] => {
      const [name, text] = records.find(([, value]) => JSON.parse(value).last4 === key.slice(-4)) ?? [
        '',
        '{}',
      ];
      return [name, JSON.parse(text)];
    };
    const [name, record] = byLast4(successor);
    properties.open('script').set(name, JSON.stringify({ ...record, rolled_from: byLast4(old)[1].id }));
    workspace.emulator.world.caches.open('script').remove(keyTableName);
    expectReplay(first, send('order-10', body, successor));
  });
});
