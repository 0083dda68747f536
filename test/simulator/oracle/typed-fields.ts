/** Maps the cells that people type into to the API's fields: the oracle of the invariants of sheet edits. */
import type { TypedCell } from '../world/simulated-world.ts';

type Shown = Readonly<Record<string, unknown>>;

/** Fields that cells are corrections of, by their headers; a status is an action, or is restored. */
const fields: Readonly<Record<string, string>> = {
  Phone: 'phone',
  Notes: 'notes',
  'PO number': 'po_number',
  'Due date': 'due_date',
  Title: 'title',
};

const productFields: Readonly<Record<string, string>> = { 'Unit price': 'unit_price', 'Tax %': 'tax_rate' };

/** Fields of a line, by the headers of its sheet. */
const lineFields: Readonly<Record<string, string>> = {
  Quantity: 'quantity',
  'Unit price': 'unit_price',
  Description: 'description',
};

/** The field of the record that a cell belongs to, or undefined for none that is corrected by typing. */
export function fieldOf({ sheet, header }: Pick<TypedCell, 'sheet' | 'header'>): string | undefined {
  if (sheet.endsWith(' items')) return header in lineFields ? 'items' : undefined;
  return sheet === 'Products' ? productFields[header] : fields[header];
}

/** False for a document that was issued: what nobody may change there any more is put back. */
export function mayBeTyped(record: Shown): boolean {
  const isOfDocument = record.object === 'invoice' || record.object === 'quotation';
  return !isOfDocument || record.status === 'draft';
}

/** True when the record has what was typed, whichever of its lines it belongs to. */
export function shows(record: Shown, cell: TypedCell): boolean {
  const { sheet, header, text } = cell;
  const isSame = (value: unknown): boolean => value === text || value === Number(text);
  const field = fieldOf(cell) ?? '';
  if (!sheet.endsWith(' items')) return isSame(record[field]);
  return (record.items as readonly Shown[]).some((line) => isSame(line[lineFields[header] ?? '']));
}
