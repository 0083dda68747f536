/** Lists: the newest first, page by page, each record once whatever happens meanwhile. */
import { createHands } from '../../src/local/emulator/spreadsheet/hands.ts';
import { expectRefused } from './refused.ts';
import { type Answered, createTestWorkspace, type TestWorkspace } from './test-workspace.ts';
import { columnNamed } from './workbook-watch.ts';

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
    const hands = createHands(workspace.workbook, workspace.clock);
    const seen = walk(workspace, 5, () => {
      hands.sortSheet('Products', columnNamed(workspace, 'Products', 'Name'), 'descending');
    });
    expect(seen).toEqual(before);
  });

  test('goes on when the record that a page ended with is gone', () => {
    const workspace = createTestWorkspace();
    addProducts(workspace, 27);
    const before = idsOf(workspace.get('/api/v1/products').body);
    const hands = createHands(workspace.workbook, workspace.clock);
    const seen = walk(workspace, 5, (page) => {
      const last = idsOf(page).pop() ?? '';
      const sheet = workspace.workbook.data.sheets.find(({ name }) => name === 'Products');
      hands.deleteRows('Products', (sheet?.rows.findIndex((cells) => cells.includes(last)) ?? 0) + 1, 1);
    });
    expect(seen).toEqual(before);
  });
});

describe('the parameters of a list', () => {
  const workspace = createTestWorkspace();
  addProducts(workspace, 3);
  const get = (query: string, plural = 'products'): Answered => workspace.get(`/api/v1/${plural}`, { query });

  test.each(['0', '501', '-1', '1.5', 'ten', '', ' 5', '1e2', '00000005'])(
    'refuse the limit "%s"',
    (limit) => {
      const answer = get(`limit=${encodeURIComponent(limit)}`);
      expectRefused(answer, 400, 'invalid_parameter', {
        errors: [{ parameter: 'limit', code: 'invalid_parameter' }],
      });
    },
  );

  test.each(['1', '2', '500'])('take the limit %s', (limit) => {
    expect(get(`limit=${limit}`).body.data).toHaveLength(Math.min(3, Number(limit)));
  });

  test('have 100 as their usual limit', () => {
    const many = createTestWorkspace({ pauseMs: 500 });
    addProducts(many, 101);
    const { body } = many.get('/api/v1/products');
    expect(body.data).toHaveLength(100);
    expect(body.has_more).toBe(true);
  });

  test('refuse a name that nobody knows, and tell the nearest', () => {
    const answer = get('limt=1');
    expectRefused(answer, 400, 'unknown_parameter', {
      errors: [{ parameter: 'limt', code: 'unknown_parameter' }],
    });
    expect(answer.body.errors[0].message).toContain('"limit"');
    expectRefused(get('Limit=1'), 400, 'unknown_parameter');
    expectRefused(get('__proto__=1'), 400, 'unknown_parameter');
  });

  test('refuse one that is repeated, even with the same value', () => {
    expectRefused(get('limit=1&limit=1'), 400, 'invalid_parameter', { errors: [{ parameter: 'limit' }] });
  });

  test('are told all at once when they are wrong', () => {
    const answer = get('limt=1&curser=2&limit=1&limit=2');
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ parameter }: { parameter: string }) => parameter)).toEqual([
      'limt',
      'curser',
      'limit',
    ]);
  });

  test('refuse a cursor that no list has given', () => {
    const { next_cursor } = get('limit=1').body;
    for (const cursor of [
      'nonsense',
      '',
      'prd_01KEBZ00000000000000000000',
      next_cursor.slice(1),
      '%',
      '=1',
    ]) {
      expectRefused(get(`cursor=${encodeURIComponent(cursor)}`), 400, 'cursor_invalid', {
        errors: [{ parameter: 'cursor' }],
      });
    }
  });

  test('refuse a cursor of another list', () => {
    const { next_cursor } = get('limit=1').body;
    expectRefused(get(`cursor=${next_cursor}`, 'customers'), 400, 'cursor_mismatch');
    expect(get(`limit=2&cursor=${next_cursor}`).body.data).toHaveLength(2);
  });

  test('are refused by a path that takes none', () => {
    expectRefused(get('limit=1', 'products/prd_1'), 400, 'unknown_parameter');
    const answer = workspace.post(
      '/api/v1/products',
      { name: 'A', unit_price: 1 },
      { query: 'dry_run=true' },
    );
    expectRefused(answer, 400, 'unknown_parameter');
  });
});
