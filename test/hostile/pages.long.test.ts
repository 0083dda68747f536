/** Pages of lists whose records are large: each answer stays within 2 MB, and no record is lost between two pages. */
import fc from 'fast-check';
import { writePage } from '../../src/core/api/lists/write-page.ts';
import { createTestWorkspace, type TestWorkspace } from '../contract/support/test-workspace.ts';

const bytesMax = 2_000_000;

/** The ids of all pages, following the cursors, and the largest page in bytes. */
function walk(
  { direct, clock, key }: TestWorkspace,
  path: string,
  query: string,
): { ids: string[]; pages: number; bytes: number } {
  const found = { ids: [] as string[], pages: 0, bytes: 0 };
  let cursor: string | null = '';
  while (cursor !== null) {
    clock.advance(650);
    const parts = { method: 'GET', path: `${path}?${query}${cursor === '' ? '' : `&cursor=${cursor}`}` };
    const envelope = JSON.stringify({ ...parts, headers: { 'x-api-key': key } });
    const sent = { method: 'POST', queryString: '', contentType: 'text/plain', body: envelope } as const;
    const { body, status }: { body: Page; status: number } = direct(sent);
    expect([status, body.has_more]).toEqual([200, body.next_cursor !== null]);
    found.ids.push(...body.data.map(({ id }) => id));
    found.pages += 1;
    found.bytes = Math.max(found.bytes, Buffer.byteLength(JSON.stringify(body)));
    cursor = body.next_cursor;
  }
  return found;
}

interface Page {
  readonly data: readonly { readonly id: string }[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

test('pages of large invoices end early, and together have every invoice and every event once', () => {
  const workspace = createTestWorkspace();
  const items = Array.from({ length: 80 }, () => ({ description: '€'.repeat(1000), unit_price: 1 }));
  const ids = Array.from({ length: 8 }, (_, index) => {
    const notes = `Invoice ${index}`;
    return workspace.create('invoices', { customer_name: 'Ada', items, notes }).id as string;
  });
  const newest = [...ids].reverse();
  for (const query of ['limit=500', 'limit=500&sort=-total&status=open']) {
    const { ids: listed, pages, bytes } = walk(workspace, '/api/v1/invoices', query);
    expect(listed).toEqual(newest);
    expect(pages).toBeGreaterThan(1);
    expect(bytes).toBeLessThan(bytesMax);
  }
  const events = walk(workspace, '/api/v1/events', 'limit=500');
  expect(new Set(events.ids).size).toBe(events.ids.length);
  expect(events.ids.length).toBe(17);
  expect(events.bytes).toBeLessThan(bytesMax);
});

test('a page takes as many entries as fit, at least one, and counts those that cannot be shown', () => {
  const entry = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 900_000 }) },
    { weight: 1, arbitrary: fc.constant(0) },
  );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.constantFrom('a', 'é', '€', '😀'), (sizes, sign) => {
      const bytesOfSign = Buffer.byteLength(sign);
      const textOf = (size: number): string | null =>
        size === 0 ? null : sign.repeat(Math.ceil(size / bytesOfSign));
      const { texts, taken } = writePage(sizes, textOf);
      const bytes = (count: number): number =>
        sizes
          .slice(0, count)
          .reduce((sum, size) => sum + (size === 0 ? 0 : Buffer.byteLength(textOf(size) ?? '') + 1), 0);
      expect(texts).toHaveLength(sizes.slice(0, taken).filter((size) => size > 0).length);
      if (texts.length > 1) expect(bytes(taken)).toBeLessThanOrEqual(bytesMax);
      if (taken < sizes.length) expect(bytes(taken + 1)).toBeGreaterThan(bytesMax);
    }),
    { numRuns: 30 },
  );
});
