/** How long and how far back idempotency keys are remembered. */
import { expectReplay } from '../support/expect-answer.ts';
import { type Answered, createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';

const dayMs = 86_400_000;

function send({ post }: TestWorkspace, idempotencyKey: string): Answered {
  const headers = { 'Idempotency-Key': idempotencyKey };
  return post('/api/v1/invoices', { customer_name: 'Ada', total: 12.5 }, { headers });
}

describe('memory', () => {
  test('lasts for 24 hours at least', () => {
    const workspace = createTestWorkspace();
    const first = send(workspace, 'yesterday');
    workspace.clock.advance(dayMs - 60_000);
    expectReplay(first, send(workspace, 'yesterday'));
  });

  test('reaches back over thousands of other writes', () => {
    const busy = createTestWorkspace();
    const first = send(busy, 'long-ago');
    fillJournal(busy, 6000);
    expectReplay(first, send(busy, 'long-ago'));
    const next = busy.create('invoices', { customer_name: 'Ada', total: 1 });
    expect(next.number).toBe('INV-2026-0002');
  });

  test('is searched where a person has typed into an old entry and the cache has lost its notes', () => {
    const busy = createTestWorkspace();
    const first = send(busy, 'long-ago');
    fillJournal(busy, 400);
    const rows = busy.workbook.data.sheets.find(({ name }) => name === 'journal')?.rows ?? [];
    const old = rows[20];
    if (old === undefined) throw new Error('There is no such entry.');
    old[1] = 'typed by hand';
    const cache = busy.emulator.world.caches.open('script');
    for (const name of cache.keys()) cache.remove(name);
    expect(send(busy, 'never-used').status).toBe(201);
    expectReplay(first, send(busy, 'long-ago'));
  });
});

// Copies the newest entry with rising numbers, as many writes without a key would have left them.
function fillJournal({ workbook, clock }: TestWorkspace, count: number): void {
  const sheet = workbook.data.sheets.find(({ name }) => name === 'journal');
  const newest = sheet?.rows[sheet.rows.length - 1];
  if (sheet === undefined || newest === undefined) throw new Error('There is no entry to copy.');
  const headers = sheet.rows[0] ?? [];
  workbook.apply({
    op: 'insert_rows',
    sheet_id: sheet.id,
    row: sheet.maxRows + 1,
    rows: count,
    style_from: sheet.maxRows,
  });
  const atMs = clock.now();
  for (let index = 1; index <= count; index += 1) {
    const cells = [...newest];
    cells[0] = Number(newest[0]) + index;
    cells[headers.indexOf('at')] = new Date(atMs + index).toISOString();
    cells[headers.indexOf('idempotency_key')] = undefined;
    cells[headers.indexOf('fingerprint')] = undefined;
    sheet.rows.push(cells);
  }
  clock.advance(count);
}
