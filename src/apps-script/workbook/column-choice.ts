/** Decides which values the drop-down of a column offers. */
import { customers } from '../../core/resources/customers.ts';
import { invoices } from '../../core/resources/invoices.ts';
import { products } from '../../core/resources/products.ts';
import { sheetRulesOf } from '../../core/resources/sheet-rules.ts';
import { type Field, isGiven } from '../../core/schema/field.ts';
import { inputSchema } from '../../core/schema/input-schema.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { validate } from '../../core/schema/validate.ts';
import type { TableColumn } from '../../core/store/table.ts';

export type DropDownChoice = WordChoice | ColumnChoice;

/** A fixed list of words. */
interface WordChoice {
  readonly values: readonly string[];
  readonly help: string;
}

/** The values of a column of a sheet. */
export interface ColumnChoice {
  readonly sheet: string;
  readonly header: string;
  readonly help: string;
}

/** The currencies that most businesses use. A person may type any other code of ISO 4217. */
export const usualCurrencies = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'JPY',
  'CAD',
  'AUD',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
];

const listedColumns: Readonly<Record<string, ColumnChoice>> = {
  customer_name: {
    sheet: customers.sheet,
    header: customers.fields.name?.column?.header ?? '',
    help: 'Choose a customer, or type the name of a new one.',
  },
  product_id: {
    sheet: products.sheet,
    header: products.fields.name?.column?.header ?? '',
    help: 'Choose a product, or type its SKU: it fills what you leave blank.',
  },
  invoice_number: {
    sheet: invoices.sheet,
    header: invoices.fields.number?.column?.header ?? '',
    help: 'The number of the invoice that is paid.',
  },
};

/** The drop-down of a column that people fill in; null when the column has none. */
export function choiceOf(
  resource: Resource,
  { key, cell, system }: TableColumn,
  field: Field | undefined,
): DropDownChoice | null {
  const { items } = resource.fields;
  if (key === 'document_number' && items !== undefined && isGiven(items)) return documentChoice(resource);
  if (system || field === undefined) return null;
  if (key === 'status') return statusChoice(resource, field);
  if (key === 'currency')
    return { values: usualCurrencies, help: 'Choose a currency, or type its code (ISO 4217).' };
  if (field.kind.words !== undefined)
    return { values: field.kind.words, help: `One of ${field.kind.words.join(', ')}.` };
  if (cell === 'boolean') return { values: ['TRUE', 'FALSE'], help: 'TRUE or FALSE.' };
  return listedColumns[key] ?? null;
}

// The documents that a line can belong to.
function documentChoice({ sheet, fields }: Resource): ColumnChoice {
  return {
    sheet,
    header: fields.number?.column?.header ?? '',
    help: 'The name of a draft, such as Draft 12, or its number.',
  };
}

// The list has every status, because Google would otherwise mark a status that the API has written as invalid.
function statusChoice(resource: Resource, status: Field): DropDownChoice {
  const { actions = [], lateActions = [], transitions = [] } = resource;
  const { statusAdvice = {} } = sheetRulesOf(resource);
  const { words = [] } = status.kind;
  const isFirst = (word: string): boolean =>
    !isGiven(status) || validate(inputSchema({ status }), { status: word }).ok;
  // An action that makes another record is taken where that one is asked for.
  const ownActions = [...actions, ...lateActions].filter(({ answers }) => answers === undefined);
  const reached = ownActions.flatMap(({ name }) =>
    transitions.flatMap(({ action, to }) => (action === name ? (to ?? []) : [])),
  );
  const settable = words.filter((word) => isFirst(word) || reached.includes(word));
  const others = words.filter((word) => !settable.includes(word));
  const rest = others.length === 0 ? [] : [`The API sets ${others.join(' and ')}.`];
  const advice = new Set(others.flatMap((word) => statusAdvice[word] ?? []));
  const sentences = [`You can set ${settable.join(', ')}.`, ...rest, ...advice];
  return { values: [...settable, ...others], help: sentences.join(' ') };
}
