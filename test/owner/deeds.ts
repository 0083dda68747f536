/** What a random owner does in the sheets, sensible and senseless. */
import type { HandChange, HandEdit, Hands } from '../../src/local/emulator/spreadsheet/hands.ts';
import type { SheetData } from '../../src/local/emulator/spreadsheet/sheet-data.ts';
import type { Random } from './random.ts';

export type Told = HandEdit | HandChange | undefined;

export interface Scenery {
  readonly hands: Hands;
  readonly random: Random;
  sheet(name: string): SheetData;
}

const recordSheets = ['Customers', 'Products', 'Quotations', 'Invoices', 'Payments'];
const itemSheets = ['Invoice items', 'Quotation items'];

/** Texts that somebody may type anywhere. */
const texts = [
  'Ada',
  'Grace Hopper',
  '',
  '12',
  '-3.5',
  '1/31/2026',
  '2026-02-30',
  '=1+1',
  "'00123",
  '+33612345678',
  'TRUE',
  'draft',
  'Open',
  'paid',
  'void',
  'accepted',
  'Sent',
  'received',
  'voided',
  'EUR',
  'ada@example.com',
  '東京 😀',
  'x'.repeat(300),
  'INV-2026-0001',
  '99999999999999999999',
];

/** Headers that an owner is likely to type under, by sheet. */
const usual: Readonly<Record<string, readonly string[]>> = {
  Customers: ['Name', 'Email', 'Phone', 'Payment terms (days)', 'Notes', 'Archived', 'Currency'],
  Products: ['Name', 'Unit price', 'Active', 'SKU'],
  Quotations: ['Status', 'Customer', 'Quotation date', 'Expiry date', 'Title', 'Total'],
  Invoices: ['Status', 'Customer', 'Invoice date', 'Due date', 'Total', 'Paid', 'PO number', 'Number'],
  Payments: ['Status', 'Amount', 'Payment date', 'Method', 'Invoice'],
  'Invoice items': ['Description', 'Quantity', 'Unit price', 'Tax %', 'Amount', 'Document'],
  'Quotation items': ['Description', 'Quantity', 'Unit price', 'Tax %', 'Amount'],
};

function columnOf(sheet: SheetData, header: string): number {
  return (sheet.rows[0] ?? []).indexOf(header) + 1;
}

function anyRow({ random, sheet }: Scenery, name: string): number {
  return 2 + random.below(Math.max(1, sheet(name).rows.length));
}

function type(scenery: Scenery, name: string, row: number, header: string, text: string): Told {
  const column = columnOf(scenery.sheet(name), header);
  if (column === 0 || row > scenery.sheet(name).maxRows) return undefined;
  return scenery.hands.typeCell({ sheet: name, row, column }, text);
}

type Deed = (scenery: Scenery) => readonly Told[];

const typeAnywhere: Deed = (scenery) => {
  const { random, sheet } = scenery;
  const name = random.pick([...recordSheets, ...itemSheets]);
  const isUsual = random.below(4) > 0;
  const headers = (sheet(name).rows[0] ?? []).map(String).filter((header) => header !== '');
  const header = isUsual ? random.pick(usual[name] ?? headers) : random.pick(headers);
  return [type(scenery, name, anyRow(scenery, name), header, random.pick(texts))];
};

const typeRow: Deed = (scenery) => {
  const { random, sheet } = scenery;
  const [name, cells] = random.pick([
    ['Customers', { Name: random.pick(texts), Email: random.pick(['', 'ada@example.com', 'no address']) }],
    ['Products', { Name: random.pick(texts), 'Unit price': random.pick(['5', '2.50', 'much']) }],
    [
      'Invoices',
      {
        Customer: random.pick(texts),
        Total: random.pick(['10', '0', '12.345', '']),
        Status: random.pick(['open', 'draft', 'paid']),
      },
    ],
    [
      'Quotations',
      { Customer: random.pick(texts), Total: '70', Status: random.pick(['draft', 'sent', 'accepted']) },
    ],
    [
      'Payments',
      {
        Invoice: `INV-2026-000${1 + random.below(9)}`,
        Amount: random.pick(['', '1', '5', '1000']),
        Status: 'received',
      },
    ],
  ] as const);
  const row = sheet(name).rows.length + 1;
  return Object.entries(cells).map(([header, text]) => type(scenery, name, row, header, text));
};

const copyRow: Deed = (scenery) => {
  const { random, sheet, hands } = scenery;
  const name = random.pick(recordSheets);
  const { rows } = sheet(name);
  if (rows.length < 2) return [];
  const source = rows[1 + random.below(rows.length - 1)] ?? [];
  const cells = source.map((cell) => (cell === undefined || typeof cell === 'object' ? '' : String(cell)));
  return cells.length === 0 ? [] : [hands.paste({ sheet: name, row: rows.length + 1, column: 1 }, [cells])];
};

const setStatus: Deed = (scenery) => {
  const { random } = scenery;
  const [name, words] = random.pick([
    ['Invoices', ['open', 'void', 'uncollectible', 'paid', 'draft']],
    ['Quotations', ['sent', 'accepted', 'declined', 'canceled', 'invoiced']],
    ['Payments', ['voided', 'received']],
  ] as const);
  return [type(scenery, name, anyRow(scenery, name), 'Status', random.pick<string>(words))];
};

const sort: Deed = ({ random, hands, sheet }) => {
  const name = random.pick([...recordSheets, ...itemSheets, 'journal']);
  const width = Math.max(1, (sheet(name).rows[0] ?? []).length);
  return [hands.sortSheet(name, 1 + random.below(width), random.pick(['ascending', 'descending'] as const))];
};

const insertRows: Deed = ({ random, hands, sheet }) => {
  const name = random.pick([...recordSheets, ...itemSheets]);
  return [hands.insertRows(name, 2 + random.below(sheet(name).rows.length), 1 + random.below(2))];
};

const deleteRow: Deed = ({ random, hands, sheet }) => {
  const name = random.pick([...recordSheets, 'Invoice items']);
  const { rows } = sheet(name);
  return rows.length < 4 ? [] : [hands.deleteRows(name, 2 + random.below(rows.length - 1), 1)];
};

const clearCells: Deed = (scenery) => {
  const { random, hands, sheet } = scenery;
  const name = random.pick(recordSheets);
  const width = (sheet(name).rows[0] ?? []).length;
  const columns = random.pick([1, 2, width]);
  const area = { row: Math.min(anyRow(scenery, name), sheet(name).maxRows), column: 1, rows: 1, columns };
  return [hands.clearCells({ sheet: name, area })];
};

const moveColumn: Deed = ({ random, hands, sheet }) => {
  const name = random.pick(recordSheets);
  const width = (sheet(name).rows[0] ?? []).length;
  return [hands.moveColumn(name, 1 + random.below(width), 1 + random.below(width))];
};

const ownColumn: Deed = ({ random, hands, sheet }) => {
  const name = random.pick(recordSheets);
  // Cells are scarce: an owner adds a few columns, not hundreds.
  return sheet(name).maxColumns > 45 ? [] : [hands.insertColumn(name, 1 + random.below(8))];
};

/** Each as often as it stands here. */
const deeds: readonly Deed[] = [
  ...Array.from({ length: 12 }, () => typeAnywhere),
  ...Array.from({ length: 5 }, () => typeRow),
  ...Array.from({ length: 4 }, () => setStatus),
  copyRow,
  copyRow,
  sort,
  sort,
  insertRows,
  deleteRow,
  clearCells,
  moveColumn,
  ownColumn,
];

/** Does one thing; what Google tells the triggers of it. */
export function doSomething(scenery: Scenery): readonly Told[] {
  return scenery.random.pick(deeds)(scenery);
}
