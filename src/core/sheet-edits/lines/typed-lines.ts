/** Makes the rows of a document's line items the lines of a request body, with the products that people name there. */
import { Refusal } from '../../errors/refusal.ts';
import { isSame } from '../../schema/canonical.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { sheetRulesOf } from '../../resources/sheet-rules.ts';
import { isCorrectable } from '../../schema/field.ts';
import { inputForm } from '../../schema/merge-patch.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { openColumns } from '../../store/made-columns.ts';
import { encodeItem, shownLines } from '../../store/row/item-rows.ts';
import { seenLayout } from '../../store/session.ts';
import type { Cell } from '../../workspace.ts';
import { type CellNote, noteAt } from '../notes/cell-notes.ts';
import { type TypedRow, typedRowReader } from '../rows/typed-row.ts';
import type { LineEditContext, LineRow } from './line-rows.ts';

export interface TypedLines {
  readonly items: readonly JsonObject[];
  /** True when they are not the lines that the document has. */
  readonly isChanged: boolean;
  /** The rows of the new lines, which are the last of `items`. */
  readonly fresh: readonly LineRow[];
  /** Questions about percentages that are probably a mistake, for the case that the lines are taken. */
  readonly questions: readonly CellNote[];
}

/**
 * Reads the lines that the rows make: first those that the document has, in its order, then new ones.
 * @param tx finds the products that people type
 * @param own rows of lines that the document has
 * @param others rows that are to become lines of it
 * @throws Refusal validation_failed for a cell that cannot be what its field is
 */
export function readTypedLines(
  context: LineEditContext,
  tx: Transaction,
  record: JsonObject,
  { own, others }: { readonly own: readonly LineRow[]; readonly others: readonly LineRow[] },
): TypedLines {
  const { resource, fields } = context;
  const rows = [...own, ...others];
  const readTyped = typedRowReader(context, context.table, fields, rows);
  const questions: CellNote[] = [];
  const lineIn = (row: LineRow, written: JsonObject | null): JsonObject => {
    const typed = readTyped({ ...row, cells: meantLine(context, row, written) }, written);
    for (const { index, text } of typed.questions) questions.push(noteAt(context, row.row, index, text));
    return typedLine(context, row, typed);
  };
  const before = (record.items as JsonObject[]).map((line) => inputForm(fields, line));
  const news = others
    .map((row) => ({ row, typed: lineIn(row, null) }))
    .filter(({ typed }) => !isEmpty(typed));
  readNamedProducts(
    tx,
    news.map(({ typed }) => typed),
  );
  const fresh = news.map(({ row, typed }) => {
    const line = withDefaultTax(tx, record, withTypedProduct(tx, typed, null));
    if ((line.tax_rate ?? null) === null && (line.product_id ?? null) === null && asksForTax(tx, record))
      questions.push(noteAt(context, row.row, 'tax_rate', untaxed));
    return { row, typed: line };
  });
  const awaitsLines = sheetRulesOf(resource).awaitsLines?.(record) === true;
  const shown = shownLines(record).map(({ id }) => id);
  const kept = before.flatMap((line) => {
    const row = own.find(({ lineId }) => lineId === line.id);
    if (row === undefined) return shown.includes(line.id) || fresh.length > 0 ? [] : [line];
    const written = (record.items as JsonObject[]).find(({ id }) => id === row.lineId) ?? null;
    const typed = withTypedProduct(tx, lineIn(row, written), written);
    // A cleared cell is a field that is null.
    if (isEmpty(typed)) return [];
    const whole = { ...line, ...typed, id: line.id };
    // A total gives way to the first line, unless somebody has made it one.
    const givesWay = fresh.length > 0 && awaitsLines && isSame(withoutNulls(whole), line);
    return givesWay ? [] : [whole];
  });
  const items = [...kept, ...fresh.map(({ typed: { id: _none, ...line } }) => line)];
  return {
    items,
    isChanged: !isSame(items.map(withoutNulls), before),
    fresh: fresh.map(({ row }) => row),
    questions,
  };
}

// A blank of a column that Set up has not made or filled yet is what the line has, unless a person has cleared the line.
function meantLine(
  { session, table, fields }: LineEditContext,
  { cells }: LineRow,
  written: JsonObject | null,
): readonly Cell[] {
  const open = openColumns(session.settings, table, seenLayout(session, table));
  if (written === null || open.length === 0) return cells;
  const isCleared = table.columns.every(({ key }, index) => {
    const field = fields[key];
    return field === undefined || !isCorrectable(field) || open.includes(index) || cells[index] === '';
  });
  if (isCleared) return cells;
  const own = encodeItem(table.columns, written);
  return cells.map((cell, index) => (cell === '' && open.includes(index) ? (own[index] ?? '') : cell));
}

function typedLine(
  { table, fields }: LineEditContext,
  { row }: LineRow,
  { values, unreadable }: TypedRow,
): JsonObject {
  const [fault] = unreadable;
  if (fault !== undefined) {
    const message = `In row ${row} the cell "${table.columns[fault.index]?.header ?? ''}" ${fault.reason}.`;
    throw new Refusal('validation_failed', message);
  }
  const correctable = Object.entries(values).filter(([name]) => {
    const field = fields[name];
    return field !== undefined && isCorrectable(field);
  });
  return Object.fromEntries(correctable);
}

const untaxed =
  'No tax was typed, so the line has none. If it has, type the rate. The sheet Settings has a Default tax rate.';

// A line without a product takes the rate of the workspace, unless its customer is not taxed.
function withDefaultTax(tx: Transaction, record: JsonObject, line: JsonObject): JsonObject {
  const rate = tx.settings.default_tax_rate;
  const isOpen = (line.tax_rate ?? null) === null && (line.product_id ?? null) === null;
  return isOpen && rate !== null && !isTaxExempt(tx, record) ? { ...line, tax_rate: rate } : line;
}

// Who has a reason for lines without tax in the settings types none on purpose.
function asksForTax(tx: Transaction, record: JsonObject): boolean {
  return tx.settings.zero_rate_category === null && !isTaxExempt(tx, record);
}

function isTaxExempt(tx: Transaction, { customer_id }: JsonObject): boolean {
  return tx.find('customer', String(customer_id))?.tax_exempt === true;
}

// A person who clears the cells of a line takes the line away.
function isEmpty({ id: _id, ...line }: JsonObject): boolean {
  return Object.values(line).every((value) => value === null);
}

function withoutNulls(line: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null));
}

// Reads ahead what several new lines may name: two searches in the place of two for each line.
function readNamedProducts(tx: Transaction, lines: readonly JsonObject[]): void {
  const typed = lines.map(({ product_id }) => product_id).filter(isText);
  const described = lines.flatMap(({ product_id, description }) => (isText(product_id) ? [] : [description]));
  const names = new Set([...typed, ...described.filter(isText)]);
  if (typed.length > 1) tx.readAheadByText('product', 'sku', [...new Set(typed)]);
  if (names.size > 1) tx.readAheadByText('product', 'name', [...names]);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/**
 * The line with the id of the product that its cell names; a new line without one gets that of which its description is
 * the whole name. Two searches at most when the cell was changed.
 * @param written the line as the API wrote it, null for a new one
 * @throws Refusal validation_failed when no product has the name, or several have
 */
function withTypedProduct(
  tx: Transaction,
  line: JsonObject,
  written: Readonly<JsonObject> | null,
): JsonObject {
  const typed = line.product_id ?? null;
  if (typed === null && written === null && isText(line.description)) {
    const [named, another] = tx.findByText('product', 'name', line.description);
    return named?.active === true && another === undefined ? { ...line, product_id: named.id } : line;
  }
  if (typed === null || typed === written?.product_id) return line;
  const product = productNamed(tx, String(typed));
  // A line that was copied elsewhere may show its own description for the name of a product without a SKU.
  if (product === null && typed === line.description) return { ...line, product_id: null };
  if (product === null)
    throw new Refusal(
      'validation_failed',
      `There is no product with the SKU or the name "${String(typed)}".`,
    );
  return { ...line, product_id: product.id };
}

function productNamed(tx: Transaction, text: string): RecordTypes['product'] | null {
  const bySku = tx.findByText('product', 'sku', text);
  const [found, another] = bySku.length > 0 ? bySku : tx.findByText('product', 'name', text);
  if (another !== undefined)
    throw new Refusal('validation_failed', `Several products are called "${text}": type the SKU.`);
  return found ?? productListed(tx, text) ?? tx.find('product', text);
}

// `G-1 – Gears`: a product as a list shows it, which must be both.
function productListed(tx: Transaction, text: string): RecordTypes['product'] | null {
  const [sku = '', ...name] = text.split(' – ');
  if (name.length === 0) return null;
  return tx.findByText('product', 'sku', sku).find((one) => one.name === name.join(' – ')) ?? null;
}
