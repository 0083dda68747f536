/** The filter `q`: it finds a text within the fields of a record whatever its case, as if each record were read. */
import fc from 'fast-check';
import { askForList, idsOf, recordsOf, type Shown } from '../support/read-lists.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';

const workspace = createTestWorkspace();
const { create } = workspace;

const names = [
  'Ada Lovelace',
  'ADA & Söhne',
  '=SUM(A1)',
  "'quoted'",
  '+33 (0)6 12',
  'a.c',
  'abc',
  'a^b$c',
  '[x]{2}|y*?',
  'C:\\temp\\x2d',
  '100 % "wool" / silk',
  'İstanbul',
  '\u212aelvin ice',
  'kettle',
  'straße',
  'STRASSE',
  'naïve café',
  'NAÏVE CAFÉ',
  '日本 Trading',
  '😀 smile',
  'tab-less -_~`!@#',
  '00123',
  '1/2',
  'TRUE',
];
const customers = names.map((name, index) =>
  create('customers', index % 2 === 0 ? { name } : { name: `No. ${index}`, company: name }),
);
// What is asked for often, too often for one page.
const [often] = Array.from({ length: 12 }, () => create('customers', { name: 'Sparks', phone: '1' }));
const everyCustomer = recordsOf(workspace, 'customers');

/** What a reader of every record would find. */
function holding(text: string): string[] {
  const wanted = text.toLowerCase();
  const fits = ({ name, email, company }: Shown): boolean =>
    [name, email, company].some((value) => (value ?? '').toLowerCase().includes(wanted));
  return idsOf(everyCustomer.filter(fits));
}

test.each([
  ...names,
  ...names.map((name) => name.toUpperCase()),
  '.',
  '.*',
  '^',
  '$',
  '\\',
  '\\x2d',
  '-',
  ' ',
  'i',
  'K',
  'ß',
])('q=%s finds the records that have it', (q) => {
  const found = idsOf(recordsOf(workspace, 'customers', { q }));
  expect(found).toEqual(holding(q));
});

test('any part of what a record shows finds it', () => {
  const shown = customers.map(({ name, company }) => String(company ?? name));
  const part = fc
    .tuple(fc.constantFrom(...shown), fc.nat(), fc.integer({ min: 1, max: 4 }), fc.boolean())
    .map(([text, from, length, isUpper]) => {
      const start = from % text.length;
      const cut = text.slice(start, start + length);
      return isUpper ? cut.toUpperCase() : cut;
    })
    // Half a character cannot be sent.
    .filter((text) => !/[\ud800-\udfff]/.test(text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '')));
  fc.assert(
    fc.property(part, (q) => {
      expect(idsOf(recordsOf(workspace, 'customers', { q }))).toEqual(holding(q));
    }),
    { numRuns: 60 },
  );
});

test('it is asked together with other filters, of the same fields too', () => {
  const both = { q: 'spar', name: 'Sparks' };
  expect(recordsOf(workspace, 'customers', both)).toHaveLength(12);
  expect(recordsOf(workspace, 'customers', { ...both, name: 'Spärks' })).toEqual([]);
  expect(recordsOf(workspace, 'customers', { q: 'ada', name: 'ADA & Söhne' })).toEqual(
    recordsOf(workspace, 'customers', { name: 'ADA & Söhne' }),
  );
});

test('what it finds is read page by page', () => {
  const first = askForList(workspace, 'customers', { q: 'PARK', limit: '5' }).body as Shown;
  expect(first).toMatchObject({ has_more: true });
  const second = askForList(workspace, 'customers', { q: 'PARK', limit: '10', cursor: first.next_cursor })
    .body as Shown;
  expect(idsOf([...first.data, ...second.data])).toEqual(holding('park'));
  expect(second.data.at(-1).id).toBe(often.id);
});
