/** The acts of a random owner that type, paste and clear cells, sensible and senseless. */
import { anyRow, type OwnerAct, headersOf, itemSheets, recordSheets, type } from './owner-context.ts';

/** Texts that somebody may type anywhere. */
const texts = [
  ...['Ada', 'Grace Hopper', '', '12', '-3.5', '1/31/2026', '2026-02-30', '=1+1', "'00123", '+33612345678'],
  ...['TRUE', 'draft', 'Open', 'paid', 'void', 'accepted', 'Sent', 'received', 'voided', 'EUR'],
  ...['ada@example.com', '東京 😀', 'x'.repeat(300), 'INV-2026-0001', '99999999999999999999'],
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

export const typeAnywhere: OwnerAct = (context) => {
  const { random, sheet } = context;
  const name = random.pick([...recordSheets, ...itemSheets]);
  const isUsual = random.below(4) > 0;
  const headers = headersOf(sheet(name)).filter((header) => header !== '');
  const header = isUsual ? random.pick(usual[name] ?? headers) : random.pick(headers);
  return [type(context, name, anyRow(context, name), header, random.pick(texts))];
};

export const typeSomeRow: OwnerAct = (context) => {
  const { random, sheet } = context;
  const invoice = `INV-2026-000${1 + random.below(9)}`;
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
    ['Payments', { Invoice: invoice, Amount: random.pick(['', '1', '5', '1000']), Status: 'received' }],
    [
      'Invoice items',
      { Document: invoice, Description: random.pick(texts), 'Unit price': random.pick(['5', '']) },
    ],
  ] as const);
  const row = sheet(name).rows.length + 1;
  return Object.entries(cells).map(([header, text]) => type(context, name, row, header, text));
};

export const editItem: OwnerAct = (context) => {
  const name = context.random.pick(itemSheets);
  const [header, words] = context.random.pick([
    ['Quantity', ['1', '2', '0', '-1', '1.5']],
    ['Unit price', ['5', '19.99', '0.0001', 'free']],
    ['Tax %', ['0', '20', '101']],
    ['Description', ['Oil', 'Filter', '']],
  ] as const);
  return [type(context, name, anyRow(context, name), header, context.random.pick<string>(words))];
};

export const copySomeRow: OwnerAct = ({ random, sheet, personEdits }) => {
  const name = random.pick([...recordSheets, ...itemSheets]);
  const { rows } = sheet(name);
  if (rows.length < 2) return [];
  const source = rows[1 + random.below(rows.length - 1)] ?? [];
  const cells = source.map((cell) => (cell === undefined || typeof cell === 'object' ? '' : String(cell)));
  return cells.length === 0
    ? []
    : [personEdits.paste({ sheet: name, row: rows.length + 1, column: 1 }, [cells])];
};

export const setSomeStatus: OwnerAct = (context) => {
  const { random } = context;
  const [name, words] = random.pick([
    ['Invoices', ['open', 'void', 'uncollectible', 'paid', 'draft']],
    ['Quotations', ['sent', 'accepted', 'declined', 'canceled', 'invoiced']],
    ['Payments', ['voided', 'received']],
  ] as const);
  return [type(context, name, anyRow(context, name), 'Status', random.pick<string>(words))];
};

export const clearCells: OwnerAct = (context) => {
  const { random, personEdits, sheet } = context;
  const name = random.pick([...recordSheets, ...itemSheets]);
  const width = headersOf(sheet(name)).length;
  const columns = random.pick([1, 2, width]);
  const area = { row: Math.min(anyRow(context, name), sheet(name).maxRows), column: 1, rows: 1, columns };
  return [personEdits.clearCells({ sheet: name, area })];
};
