/** The parameters of a list: a closed set, each given once, each checked. */
import { expectRefused } from '../support/expect-answer.ts';
import { type Answered, createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';

function addProducts({ create }: TestWorkspace, count: number): void {
  for (let index = 0; index < count; index += 1)
    create('products', { name: `Product ${index}`, unit_price: 1 });
}

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

  test('are refused when a percent sign begins no escape', () => {
    for (const query of ['name=100%', 'name=%ZZ', 'q=%FF'])
      expectRefused(get(query), 400, 'invalid_parameter', { detail: expect.stringContaining('%25') });
    expect(get('q=100%25').status).toBe(200);
  });

  test('name the cursor to who asks for the next page by another name', () => {
    for (const name of ['page', 'offset', 'starting_after'])
      expectRefused(get(`${name}=2`), 400, 'unknown_parameter', {
        errors: [{ parameter: name, message: expect.stringContaining('cursor') }],
      });
  });

  test('are of a collection, whose name is guessed', () => {
    expectRefused(get('', 'invoice'), 404, 'route_not_found', {
      detail: expect.stringContaining('Did you mean /api/v1/invoices?'),
    });
  });
});
