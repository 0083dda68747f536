/** Lists find records by their metadata: the key with any signs that a key may have, and exactly its value. */
import { hintsName } from '../../../src/core/store/hints.ts';
import { expectRefused } from '../support/expect-answer.ts';
import { rowsByHeader } from '../support/ledger.ts';
import { idsOf, type Shown } from '../support/read-lists.ts';
import { createTestClient } from '../support/test-client.ts';
import type { Answered } from '../support/test-workspace.ts';

const workspace = createTestClient();
const { bill, create, emulator, get, patch, type, workbook } = workspace;

type Metadata = Readonly<Record<string, string>>;

function ask(plural: string, wanted: Metadata, further = ''): Answered {
  const query = Object.entries(wanted).map(
    ([key, value]) => `metadata[${encodeURIComponent(key)}]=${encodeURIComponent(value)}`,
  );
  return get(`/api/v1/${plural}`, { query: [...query, further].filter(Boolean).join('&') });
}

/** A sheet whose size nobody remembers is searched as a large one is. */
function forgetSizes(): void {
  emulator.world.caches.open('script').remove(hintsName);
}

/** The ids found in a small sheet, and in one that is searched, which are the same. */
function found(plural: string, wanted: Metadata, further = ''): string[] {
  const small = ask(plural, wanted, further);
  expect(small.status).toBe(200);
  forgetSizes();
  const searched = ask(plural, wanted, further);
  expect(searched.usage.byMember.get('TextFinder.findAll') ?? 0).toBeGreaterThan(0);
  expect(searched.body.data).toEqual(small.body.data);
  return idsOf(small.body.data as Shown[]);
}

describe.each([
  ['customers', (metadata: Metadata) => create('customers', { name: 'Joan', metadata })],
  ['products', (metadata: Metadata) => create('products', { name: 'Gear', unit_price: 1, metadata })],
  ['quotations', (metadata: Metadata) => create('quotations', { customer_name: 'Q', total: 1, metadata })],
  ['invoices', (metadata: Metadata) => bill({ metadata })],
  ['payments', (metadata: Metadata) => create('payments', { invoice_id: bill().id, metadata })],
])('%s', (plural, make) => {
  const [web, shop, none] = [make({ channel: 'web', order: 'A-7' }), make({ channel: 'shop' }), make({})];

  test('are found by an entry', () => {
    expect(found(plural, { channel: 'web' })).toEqual([web.id]);
    expect(found(plural, { channel: 'shop' })).toEqual([shop.id]);
    expect(none.metadata).toEqual({});
  });

  test('must have all entries that are asked for', () => {
    expect(found(plural, { channel: 'web', order: 'A-7' })).toEqual([web.id]);
    expect(found(plural, { channel: 'shop', order: 'A-7' })).toEqual([]);
  });

  test('are not found by a part of a value, by its case, or by an entry that is none of their metadata', () => {
    for (const wanted of [
      { channel: 'we' },
      { channel: 'Web' },
      { Channel: 'web' },
      { channel: '' },
      { none: '' },
    ])
      expect(found(plural, wanted)).toEqual([]);
    expect(found(plural, { id: web.id })).toEqual([]);
    expect(found(plural, { object: web.object })).toEqual([]);
  });
});

describe('a key and its value', () => {
  const entries: readonly (readonly [string, string])[] = [
    ['', 'a key without signs'],
    ['a[b]', 'in ]brackets['],
    ['a.b*c+(d)|^$', '.*'],
    ['with "quotes"', 'say "no"'],
    ['back\\slash', 'C:\\"'],
    ['a&b=c', 'd=e&f#g%20h'],
    ['two\nlines', 'a tab\t and\r\nlines'],
    ['größe', 'ÄÖÜ – 漢字 🧾'],
    ['toString', 'function'],
    ['metadata', '{"a":"b"}'],
    ['comma,', ','],
    [':', ',":"'],
    ['long', 'x'.repeat(500)],
    ['0', '1'],
  ];
  const whole = create('customers', { name: 'All', metadata: Object.fromEntries(entries) });
  const single = entries.map(([key, value]) =>
    create('customers', { name: 'One', metadata: { [key]: `${value.slice(1)}!`, other: value } }),
  );

  test.each(entries)('"%s" finds "%s"', (key, value) => {
    expect(found('customers', { [key]: value })).toEqual([whole.id]);
  });

  test('that are long are compared to their end, and those beyond ASCII sign by sign', () => {
    const [long] = found('customers', { long: `${'x'.repeat(500)}` });
    expect(long).toBe(whole.id);
    expect(found('customers', { long: `${'x'.repeat(499)}y` })).toEqual([]);
    expect(found('customers', { größe: 'AOU – 漢字 🧾' })).toEqual([]);
    expect(single).toHaveLength(entries.length);
  });
});

/** How much of a record's text the first data cell takes. */
const cellLength = 48_999;

describe('an entry that stands across two cells', () => {
  const wanted = { order: 'A-7', note: `${'n'.repeat(60)}.` };
  // Descriptions of so many characters in all, spread over the lines.
  const lineCount = 40;
  const items = (characters: number) =>
    Array.from({ length: lineCount }, (_, index) => ({
      description: 'd'.repeat(Math.floor((characters + index) / lineCount)),
      unit_price: 1,
    }));

  const dataOf = (id: string): readonly [string, string] => {
    const { Data: one, 'Data 2': two } =
      rowsByHeader(workbook, 'Invoices').find((row) => row.ID === id) ?? {};
    return [String(one), String(two)];
  };

  // A cell may end at a quotation mark that is near, or within a long text.
  test.each([
    ['at its colon', '"order":"A-7"', 11],
    ['within its value', `"note":"${wanted.note}"`, 50],
  ])('is found: %s', (_where, entry, within) => {
    const near = bill({ items: items(lineCount), metadata: { order: 'A-8' } });
    const draft = bill({ status: 'draft', items: items(lineCount), metadata: wanted });
    const place = dataOf(draft.id).join('').indexOf(entry);
    // The descriptions move the entry to where the first cell ends.
    const moved = cellLength - place - within;
    expect(patch(draft, { items: items(lineCount + moved) }).status).toBe(200);
    const cells = dataOf(draft.id);
    expect(cells.join('')).toContain(entry);
    for (const cell of cells) expect(cell).not.toContain(entry);
    expect(found('invoices', wanted)).toEqual([draft.id]);
    expect(found('invoices', { ...wanted, order: 'A-9' })).toEqual([]);
    expect(near.id).not.toBe(draft.id);
    expect(workspace.remove(draft).status).toBe(200);
  });
});

describe('the filter', () => {
  test('goes with others, sorts, counts and pages', () => {
    const made = ['c', 'a', 'b'].map((name) =>
      create('products', { name, unit_price: 5, metadata: { line: 'tools' } }),
    );
    create('products', { name: 'd', unit_price: 5, metadata: { line: 'toys' } });
    const [c, a, b] = idsOf(made);
    expect(found('products', { line: 'tools' }, 'sort=name&unit_price[gte]=5')).toEqual([a, b, c]);
    expect(found('products', { line: 'tools' }, 'unit_price[gt]=5')).toEqual([]);
    const first = ask('products', { line: 'tools' }, 'limit=2&include=total_count').body;
    expect(first).toMatchObject({ total_count: 3, has_more: true });
    expect(idsOf(first.data)).toEqual([b, a]);
    const second = ask('products', { line: 'tools' }, `limit=2&cursor=${first.next_cursor}`);
    expect(idsOf(second.body.data)).toEqual([c]);
    expect(second.body.has_more).toBe(false);
  });

  test('is part of what a cursor belongs to, whatever signs its key has', () => {
    for (let index = 0; index < 2; index += 1)
      create('products', { name: 'p', unit_price: 1, metadata: { 'a]=b': 'c', a: 'b]=c' } });
    const { next_cursor: cursor } = ask('products', { 'a]=b': 'c' }, 'limit=1').body;
    expect(ask('products', { 'a]=b': 'c' }, `limit=1&cursor=${cursor}`).body.data).toHaveLength(1);
    for (const other of [{ a: 'b]=c' }, { 'a]=b': 'd' }, {}])
      expectRefused(ask('products', other, `limit=1&cursor=${cursor}`), 400, 'cursor_mismatch');
  });

  test('links to the next page so that it can be followed', () => {
    for (let index = 0; index < 2; index += 1)
      create('products', { name: 'p', unit_price: 1, metadata: { 'a b&c': 'd=e' } });
    const { headers } = ask('products', { 'a b&c': 'd=e' }, 'limit=1');
    const [, query = ''] = /^<[^?]*\?(.*)>; rel="next"$/.exec(headers.Link ?? '') ?? [];
    expect(get('/api/v1/products', { query }).body.data).toHaveLength(1);
  });

  test('finds the payments of an invoice, too', () => {
    const invoice = bill();
    const [cash, other] = ['cash desk', 'bank'].map((place) =>
      create('payments', { invoice_id: invoice.id, amount: 1, metadata: { place } }),
    );
    const query = 'metadata[place]=cash%20desk';
    const { data } = get(`/api/v1/invoices/${invoice.id}/payments`, { query }).body;
    expect(idsOf(data)).toEqual([cash.id]);
    expect(other.id).not.toBe(cash.id);
  });

  test('refuses what no record can have, a key that is repeated, and too many', () => {
    const refused = (query: string, code: string): Answered => {
      const answer = get('/api/v1/customers', { query });
      expectRefused(answer, 400, code);
      return answer;
    };
    refused(`metadata[${'k'.repeat(41)}]=1`, 'invalid_parameter');
    refused(`metadata[k]=${'v'.repeat(501)}`, 'invalid_parameter');
    refused('metadata[__proto__]=1', 'invalid_parameter');
    refused('metadata[k]=%00', 'invalid_parameter');
    refused('metadata[k]=1&metadata[k]=1', 'invalid_parameter');
    refused('metadata=1', 'unknown_parameter');
    expect(refused('meta[key]=1', 'unknown_parameter').body.detail).toContain('metadata[key]');
    expect(refused('metadata[k=1', 'unknown_parameter').body.errors).toHaveLength(1);
    const six = [1, 2, 3, 4, 5, 6].map((key) => `metadata[k${key}]=1`).join('&');
    expect(refused(six, 'invalid_parameter').body.errors).toEqual([
      expect.objectContaining({ parameter: 'metadata[k6]' }),
    ]);
    expectRefused(get('/api/v1/events', { query: 'metadata[k]=1' }), 400, 'unknown_parameter');
    expectRefused(get('/api/v1/customers/cus_1', { query: 'metadata[k]=1' }), 400, 'unknown_parameter');
  });

  test('counts the records whose data cannot be read', () => {
    const customer = create('customers', { name: 'Spoilt', metadata: { kind: 'rare' } });
    type('Customers', customer, 'Data', 'spoilt');
    expect(ask('customers', { kind: 'rare' }).body).toMatchObject({ data: [], quarantined: 1 });
  });
});
