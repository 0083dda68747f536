/** Makes of the rows of another tool's file the bodies that requests would have. */
import { isObject } from '../../schema/merge-patch.ts';
import { normalizedName } from '../../schema/normalized-name.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { ForeignRow, ImportTarget } from '../exchange-port.ts';
import { type AmountStyle, decimalSignOf, isNumeric, readAmount } from '../../billing/read-amount.ts';
import { countryOf } from './countries.ts';
import type { ImportPlan, PlannedColumn } from './plan-import.ts';
import { joinedFields } from './targets.ts';
import { daysOf, rateIn, truthOfText } from './texts.ts';

export interface ReadRows {
  readonly rows: readonly ForeignRow[];
  /** A sentence for each row with a value that may mean two things. */
  readonly refused: readonly string[];
  /** A sentence for each value that was left out, because it means nothing here. */
  readonly warnings: readonly string[];
}

interface Reading {
  readonly targets: ReadonlyMap<string, ImportTarget>;
  readonly styles: ReadonlyMap<number, AmountStyle>;
  readonly refuse: (sentence: string) => void;
  readonly warn: (sentence: string) => void;
}

export function foreignRows(plan: ImportPlan, targets: readonly ImportTarget[]): ReadRows {
  const columns = plan.columns
    .filter(({ path }) => path !== null)
    .sort((one, other) => one.rank - other.rank || one.index - other.index);
  const byPath = new Map(targets.map((target) => [target.path, target]));
  const styles = amountStyles(plan, columns, byPath);
  const rows: ForeignRow[] = [];
  const refused: string[] = [];
  const warnings: string[] = [...plan.warnings];
  for (const { line, cells } of plan.table.rows) {
    const faults: string[] = [];
    const read = {
      targets: byPath,
      styles,
      refuse: (sentence: string): unknown => faults.push(sentence),
      warn: (sentence: string): unknown => warnings.push(`Line ${line}: ${sentence}`),
    };
    const body = bodyOf(plan.plural, textsOf(columns, cells), read);
    if (faults.length === 0) rows.push({ line, body });
    else refused.push(`Line ${line}: ${faults.join(' ')}`);
  }
  return { rows, refused, warnings };
}

interface CellText {
  readonly index: number;
  readonly text: string;
}

/** The filled cells by what they become, in the order of their ranks; of several that are not joined only the first. */
function textsOf(columns: readonly PlannedColumn[], cells: readonly string[]): Map<string, CellText[]> {
  const texts = new Map<string, CellText[]>();
  for (const { index, path } of columns) {
    const text = (cells[index] ?? '').trim();
    if (path === null || text === '') continue;
    const others = texts.get(path) ?? [];
    if (others.length === 0 || joinedFields.has(path)) texts.set(path, [...others, { index, text }]);
  }
  return texts;
}

// Names are one line.
const oneLine: ReadonlySet<string> = new Set(['name', 'company', 'contact_name', 'person']);

function bodyOf(
  plural: string,
  texts: ReadonlyMap<string, readonly CellText[]>,
  reading: Reading,
): JsonObject {
  const body: JsonObject = {};
  for (const [path, found] of texts) {
    const [first] = found;
    if (first === undefined) continue;
    const part = partReaders[`${plural}.${path}`];
    const all = found.map(({ text }) => text);
    if (part !== undefined) Object.assign(body, part(all));
    else putField(body, path, { index: first.index, text: all.join(', ') }, reading);
  }
  if (plural !== 'customers') return body;
  const single = (path: string): string => inOneLine(texts.get(path)?.[0]?.text ?? '');
  const parts = ['first_name', 'middle_name', 'last_name'].map(single).filter((part) => part !== '');
  return namedCustomer(body, parts.join(' ') || single('person'));
}

/** Columns that hold no field as it is: what they make of a record. */
const partReaders: Readonly<Record<string, (texts: readonly string[]) => JsonObject>> = {
  'customers.tax_id': (texts) => ({ tax_ids: [...new Set(texts)].map((value) => ({ type: null, value })) }),
  'customers.billing_address': ([text = '']) => ({ billing_address: addressOf(text) }),
  'customers.shipping_address': ([text = '']) => ({ shipping_address: addressOf(text) }),
  'customers.active': ([text = '']) => ({ archived: contraryOf(text) }),
  'customers.archived': ([text = '']) => ({ archived: archivedOf(text) }),
  'products.disabled': ([text = '']) => ({ active: contraryOf(text) }),
  'products.tax_text': ([text = '']) => {
    const rate = rateIn(text);
    return rate === null ? {} : { tax_rate: rate };
  },
};

function putField(body: JsonObject, path: string, { index, text }: CellText, reading: Reading): void {
  const target = reading.targets.get(path);
  if (target === undefined) return;
  const value = cellValue(target, { index, text: oneLine.has(path) ? inOneLine(text) : text }, reading, body);
  if (value === null) return;
  const [name = '', inner] = path.split('.');
  body[name] = inner === undefined ? value : { ...(isObject(body[name]) ? body[name] : {}), [inner]: value };
}

function addressOf(text: string): JsonObject {
  const [line1 = '', ...rest] = text.split(/\s*[\r\n]+\s*/);
  return { line1, ...(rest.length > 0 && { line2: rest.join(', ') }) };
}

// A text that says neither is refused by the API.
function contraryOf(text: string): unknown {
  const truth = truthOfText(text);
  return truth === null ? text : !truth;
}

/** Tells company and person apart: a person beside a name is its contact, and who has no name is known by a company. */
function namedCustomer(given: JsonObject, person: string): JsonObject {
  const { name: written, ...body } = given;
  const own = typeof written === 'string' ? written : '';
  const name = own || person || String(body.company ?? '') || String(body.email ?? '');
  const isSame = (text: unknown): boolean =>
    typeof text === 'string' && normalizedName(text) === normalizedName(name);
  if (own !== '' && person !== '') body.contact_name = body.contact_name ?? person;
  for (const field of ['contact_name', 'company']) if (isSame(body[field])) delete body[field];
  return name === '' ? body : { name, ...body };
}

type ReadText = (text: string, words: readonly string[]) => unknown;

/** Fields whose texts mean something here or nothing: how they are read, and what is said of those that mean nothing. */
const readers: Readonly<Record<string, readonly [read: ReadText, why: string]>> = {
  country: [countryOf, 'is no country that is known here'],
  payment_terms_days: [daysOf, 'says no number of days'],
  language: [
    (text, words) => words.find((word) => word === text.toLowerCase().split(/[-_]/)[0]) ?? null,
    'is no language of documents',
  ],
};

/** The value as a request gives it; null for one that means nothing here. What has no certain meaning is refused later. */
function cellValue(
  { path, kind, words = [] }: ImportTarget,
  { index, text }: CellText,
  reading: Reading,
  body: JsonObject,
): unknown {
  const reader = readers[path.split('.').pop() ?? ''];
  if (reader !== undefined) {
    const value = reader[0](text, words);
    if (value === null) reading.warn(`${path}: "${text}" ${reader[1]}, and was left out.`);
    return value;
  }
  if (path === 'currency') return text.toUpperCase();
  if (kind === 'boolean') return truthOfText(text) ?? text;
  if (kind === 'number') return /^\d+$/.test(text) ? Number(text) : text;
  return kind === 'text' ? text : amountOf(path, { index, text }, reading, body);
}

function amountOf(
  path: string,
  { index, text }: CellText,
  { styles, refuse }: Reading,
  body: JsonObject,
): unknown {
  const amount = readAmount(text, styles.get(index) ?? { decimal: null });
  if (amount === null && !isNumeric(text)) return text;
  if (amount === null) {
    refuse(
      `${path}: "${text}" may be two numbers. Write the decimals, or leave out the sign between thousands.`,
    );
    return null;
  }
  if (amount.currency !== null) body.currency = body.currency ?? amount.currency;
  return amount.value;
}

function archivedOf(text: string): unknown {
  if (/^(active|enabled)$/i.test(text)) return false;
  if (/^(inactive|disabled|archived)$/i.test(text)) return true;
  return truthOfText(text) ?? text;
}

function inOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}

/** How the amounts of each column are written: as the tool does, else as the column tells, else as the file does. */
function amountStyles(
  { tool, table, columns }: ImportPlan,
  chosen: readonly PlannedColumn[],
  targets: ReadonlyMap<string, ImportTarget>,
): Map<number, AmountStyle> {
  const cellsOf = (index: number): string[] =>
    table.rows.map(({ cells }) => (cells[index] ?? '').trim()).filter((text) => text !== '');
  const numeric = columns.map(({ index }) => cellsOf(index)).filter((texts) => texts.every(isNumeric));
  const ofFile = decimalSignOf(numeric.flat());
  const styles = new Map<number, AmountStyle>();
  for (const { index, path } of chosen) {
    const kind = targets.get(path ?? '')?.kind;
    const sign = decimalSignOf(cellsOf(index)) ?? ofFile;
    const decimal = tool?.amounts === 'point' ? '.' : sign === 'mixed' ? null : sign;
    // A rate is at most a hundred, so nothing in it stands between thousands.
    styles.set(index, { decimal, isPlain: tool?.amounts === 'plain' || kind === 'percent' });
  }
  return styles;
}
