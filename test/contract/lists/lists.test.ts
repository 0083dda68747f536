/** Lists: the newest first, page by page, each record once whatever happens meanwhile. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { type Answered, createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { columnNamed } from '../support/workbook-watch.ts';

type Page = Answered['body'];

function addProducts({ create }: TestWorkspace, count: number, from = 0): void {
  for (let index = 0; index < count; index += 1) {
    create('products', {
      name: `Product ${String((7 * (from + index)) % 100).padStart(2, '0')}`,
      unit_price: index,
    });
  }
}

function idsOf(page: Page): string[] {
  return page.data.map(({ id }: { id: string }) => id);
}

/** Follows the cursors to the end; `between` runs after each page. */
function walk(
  { get }: TestWorkspace,
  limit: number,
  between: (page: Page) => void = () => undefined,
): string[] {
  const ids: string[] = [];
  let cursor = '';
  for (;;) {
    const query = `limit=${limit}${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const { status, body } = get('/api/v1/products', { query });
    expect(status).toBe(200);
    ids.push(...idsOf(body));
    expect(body.has_more).toBe(body.next_cursor !== null);
    if (body.next_cursor === null) return ids;
    expect(body.data).toHaveLength(limit);
    cursor = body.next_cursor;
    between(body);
  }
}

describe('a list', () => {
  const workspace = createTestWorkspace();

  test('of nothing is empty', () => {
    expect(workspace.get('/api/v1/quotations').body).toEqual({
      object: 'list',
      url: '/api/v1/quotations',
      data: [],
      has_more: false,
      next_cursor: null,
    });
  });

  test('holds whole records, the newest first', () => {
    const invoices = [1, 2, 3].map((total) => workspace.create('invoices', { customer_name: 'Ada', total }));
    const { body, headers } = workspace.get('/api/v1/invoices');
    expect(body.data).toEqual([...invoices].reverse());
    expect(body.has_more).toBe(false);
    expect(headers).not.toHaveProperty('Link');
  });

  test('names the next page in its body and in its Link', () => {
    const { body, headers } = workspace.get('/api/v1/invoices', { query: 'limit=2' });
    expect(body.data).toHaveLength(2);
    const [, target = ''] = /^<(.+)>; rel="next"$/.exec(headers.Link ?? '') ?? [];
    const [path = '', query = ''] = target.split('?');
    expect(new URLSearchParams(query).get('cursor')).toBe(body.next_cursor);
    expect(new URLSearchParams(query).get('limit')).toBe('2');
    expect(workspace.get(path, { query }).body.data).toHaveLength(1);
  });
});

describe('paging through 27 records', () => {
  const still = createTestWorkspace();
  addProducts(still, 27);

  test.each([1, 5, 9, 26, 27])('by %i shows each once, in order', (limit) => {
    const all = idsOf(still.get('/api/v1/products').body);
    expect(all).toHaveLength(27);
    expect(walk(still, limit)).toEqual(all);
  });

  test('skips and repeats none while others are inserted', () => {
    const workspace = createTestWorkspace();
    addProducts(workspace, 27);
    const before = idsOf(workspace.get('/api/v1/products').body);
    let inserted = 27;
    const seen = walk(workspace, 5, () => {
      addProducts(workspace, 2, inserted);
      inserted += 2;
    });
    expect(seen).toEqual(before);
  });

  test('skips and repeats none when a person sorts the sheet in between', () => {
    const workspace = createTestWorkspace();
    addProducts(workspace, 27);
    const before = idsOf(workspace.get('/api/v1/products').body);
    const hands = createPersonEdits(workspace.workbook, workspace.clock);
    const seen = walk(workspace, 5, () => {
      hands.sortSheet('Products', columnNamed(workspace, 'Products', 'Name'), 'descending');
    });
    expect(seen).toEqual(before);
  });

  test('goes on when the record that a page ended with is gone', () => {
    const workspace = createTestWorkspace();
    addProducts(workspace, 27);
    const before = idsOf(workspace.get('/api/v1/products').body);
    const hands = createPersonEdits(workspace.workbook, workspace.clock);
    const seen = walk(workspace, 5, (page) => {
      const last = idsOf(page).pop() ?? '';
      const sheet = workspace.workbook.data.sheets.find(({ name }) => name === 'Products');
      hands.deleteRows('Products', (sheet?.rows.findIndex((cells) => cells.includes(last)) ?? 0) + 1, 1);
    });
    expect(seen).toEqual(before);
  });
});

describe('What a request has left in the cache', () => {
  test('proves nothing to be empty: another request, later to finish, may not have known of newer records', () => {
    const workspace = createTestWorkspace();
    addProducts(workspace, 1);
    const cache = workspace.emulator.world.caches.open('script');
    const stale = cache.get('hints', workspace.clock.now()) ?? '';
    const [first = ''] = idsOf(workspace.get('/api/v1/products').body);
    addProducts(workspace, 1, 1);
    // The slow one overwrites what was known of the second product; then the first one is deleted.
    cache.put('hints', stale, 21_600, workspace.clock.now());
    expect(workspace.call('DELETE', `/api/v1/products/${first}`).status).toBe(200);
    expect(idsOf(workspace.get('/api/v1/products').body)).toHaveLength(1);
  });
});
