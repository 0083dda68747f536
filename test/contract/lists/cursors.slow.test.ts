/** Cursors through many records: each is shown once, whatever is inserted, sorted or asked meanwhile. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { askForList, idsOf, type ListQuery, recordsOf, walk } from '../support/read-lists.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { type Scene, sceneMaker } from '../support/scene.ts';
import type { Answered } from '../support/test-workspace.ts';
import { columnNamed } from '../support/workbook-watch.ts';

// A thousand have a test of their own.
const invoiceCount = 90;
const pageSize = 6;
const insertedPerPage = 2;
// 92 calls a minute, were they answered in no time: below the rate limit.
const pauseMs = 650;

// Totals that are shared by some and sort otherwise as texts, customers in no order.
function invoiceAt(index: number): object {
  return { customer_name: `Customer ${(index * 5) % 7}`, total: ((index * 37) % 60) * 2 };
}

const empty = sceneMaker({}, () => undefined)();
const scene: Scene = {
  ...empty,
  call(method, path, options) {
    empty.emulator.world.clock.advance(pauseMs);
    return empty.call(method, path, options);
  },
};
let made = 0;

function createInvoice(): void {
  expect(scene.call('POST', '/api/v1/invoices', { body: invoiceAt(made) }).status).toBe(201);
  made += 1;
}

for (let count = 0; count < invoiceCount; count += 1) createInvoice();

/** Walks the list while invoices are created and, half-way, a person sorts the sheet by customer. */
function walkAmidst(question: ListQuery, pages: number): string[] {
  const hands = createPersonEdits(scene.workbook, scene.emulator.world.clock);
  const seen = walk(scene, 'invoices', { ...question, limit: String(pageSize) }, (page) => {
    for (let count = 0; count < insertedPerPage; count += 1) createInvoice();
    if (page === Math.floor(pages / 2))
      hands.sortSheet('Invoices', columnNamed(scene, 'Invoices', 'Customer'), 'ascending');
  });
  return idsOf(seen);
}

test('90 invoices are shown once each in the usual order, and no newer one', () => {
  const before = idsOf(recordsOf(scene, 'invoices'));
  expect(before).toHaveLength(invoiceCount);
  expect(walkAmidst({}, 15)).toEqual(before);
  expect(recordsOf(scene, 'invoices')).toHaveLength(invoiceCount + 14 * insertedPerPage);
});

test('More than 60 invoices are shown once each with a filter and a sort, and of the newer ones none twice', () => {
  const question = { sort: 'total', 'total[lt]': '100' };
  const before = idsOf(recordsOf(scene, 'invoices', question));
  expect(before.length).toBeGreaterThan(60);
  const seen = walkAmidst(question, Math.ceil(before.length / pageSize));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(before.length);
  const known = new Set(before);
  expect(seen.filter((id) => known.has(id))).toEqual(before);
});

describe('a cursor', () => {
  const question = { sort: '-total', 'total[gte]': '10', limit: '5' };
  let next_cursor = '';
  // The invoices that the tests before have made are there by then.
  beforeAll(() => {
    next_cursor = askForList(scene, 'invoices', question).body.next_cursor;
  });
  const follow = (changed: ListQuery): Answered =>
    askForList(scene, 'invoices', { ...question, cursor: next_cursor, ...changed });

  test('goes on in its own list, with another limit too', () => {
    expect(idsOf(follow({}).body.data)).toEqual(
      idsOf(recordsOf(scene, 'invoices', { ...question, limit: '500' }).slice(5, 10)),
    );
    expect(follow({ limit: '50' }).body.data).toHaveLength(50);
    expect(follow({ include: 'total_count' }).body).toMatchObject({ total_count: expect.any(Number) });
  });

  test.each([
    ['another filter', { 'total[gte]': '11' }],
    ['one filter more', { status: 'open' }],
    ['another sort', { sort: 'total' }],
    ['the deleted ones too', { include: 'deleted' }],
  ])('is refused with %s', (_name, changed) => {
    expectRefused(follow(changed), 400, 'cursor_mismatch', {
      errors: [{ parameter: 'cursor', code: 'cursor_mismatch' }],
    });
  });

  test('is refused where its filters are left out, and in another list', () => {
    expectRefused(askForList(scene, 'invoices', { cursor: next_cursor }), 400, 'cursor_mismatch');
    expectRefused(askForList(scene, 'payments', { cursor: next_cursor }), 400, 'cursor_mismatch');
    const plain = askForList(scene, 'invoices', { limit: '5' }).body.next_cursor;
    expectRefused(follow({ cursor: plain }), 400, 'cursor_mismatch');
    expectRefused(follow({ cursor: `${next_cursor}0` }), 400, 'cursor_invalid');
  });
});

test('The total count is that of all pages, and of all that the filter finds', () => {
  const include = 'total_count';
  const few = recordsOf(scene, 'invoices', { 'total[lt]': '50' });
  for (const limit of ['1', '500'])
    expect(askForList(scene, 'invoices', { include, limit }).body.total_count).toBe(made);
  expect(askForList(scene, 'invoices', { include, 'total[lt]': '50', limit: '3' }).body.total_count).toBe(
    few.length,
  );
  expect(askForList(scene, 'invoices', { include, q: 'nobody' }).body).toMatchObject({
    data: [],
    total_count: 0,
  });
  expect(askForList(scene, 'invoices').body).not.toHaveProperty('total_count');
});
