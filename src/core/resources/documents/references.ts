/** The references of a document: what payer and buyer look for, when and where it was delivered, its exchange rate. */
import { currencyDecimals } from '../../billing/currency.ts';
import { compareDays } from '../../billing/calendar.ts';
import {
  addDecimals,
  compareDecimals,
  isWithinLimits,
  multiplyDecimals,
  roundDecimal,
} from '../../billing/decimal.ts';
import { optional, readOnlyNullable, required } from '../../schema/field.ts';
import { code, currency, day, decimal, money, object, text } from '../../schema/kinds.ts';
import { isObject } from '../../schema/merge-patch.ts';
import type { FieldCode } from '../../schema/problem.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { billingAddress } from '../address.ts';

const baseAmounts = object({
  currency: required(currency, 'The currency of the workspace.'),
  taxable_total: required(money(), 'The taxable amount.'),
  tax_total: required(money(), 'The tax.'),
  total: required(money(), 'The total.'),
});

/** The fields that every document has. */
export const references = {
  payment_reference: optional(
    code(50),
    'What the payer quotes. Default: the number, or a creditor reference (ISO 11649) made of it.',
    { single: true },
  ),
  buyer_reference: optional(
    text(100),
    'What the buyer wants to read on the document. Default: the customer’s.',
  ),
  service_date: optional(day, 'The day of the supply. Not together with `service_period`.'),
  service_period: optional(
    object({
      start: required(day, 'The first day of the supply.'),
      end: required(day, 'The last day of the supply.'),
    }),
    'The days of the supply. Not together with `service_date`.',
  ),
  delivery_address: optional(billingAddress, 'Where the goods went, if not to the billing address.'),
  exchange_rate: optional(
    decimal({ min: '0', decimals: 6, notZero: true }),
    'How much one unit of the document’s currency is in that of the workspace.',
    { single: true },
  ),
  exchange_rate_date: optional(day, 'The day of the exchange rate. Default: the date of the document.', {
    single: true,
  }),
  base_amounts: readOnlyNullable(
    baseAmounts,
    'The sums in the currency of the workspace, by the exchange rate.',
  ),
};

type Fault = (field: string, code: FieldCode, message: string) => void;

/** Notes faults of these fields in a body as it was sent; validation finds those of single fields. */
export function checkReferences(
  body: Readonly<JsonObject>,
  has: (field: string) => boolean,
  fault: Fault,
): void {
  if (has('service_date') && has('service_period')) {
    for (const field of ['service_date', 'service_period'])
      fault(field, 'mutually_exclusive', 'Give either service_date or service_period.');
  }
  if (has('exchange_rate_date') && !has('exchange_rate'))
    fault('exchange_rate', 'required', 'Must be given with exchange_rate_date.');
  const { start, end } = isObject(body.service_period) ? body.service_period : {};
  if (typeof start === 'string' && typeof end === 'string' && compareDays(end, start) < 0)
    fault('service_period/end', 'out_of_range', 'Must not be before the start.');
}

/** Leaves out of a record's input form what the patch says in other words. */
export function withoutReplaced(form: JsonObject, patch: Readonly<JsonObject>): JsonObject {
  const rest = { ...form };
  if (isObject(patch.service_period)) delete rest.service_date;
  if (typeof patch.service_date === 'string') delete rest.service_period;
  if (patch.exchange_rate === null) delete rest.exchange_rate_date;
  return rest;
}

interface Sums {
  readonly currency: string;
  readonly taxable_total: string;
  readonly tax_total: string;
}

/** The sums in the workspace's currency, or null without an exchange rate. A fault is noted for a rate that cannot be. */
export function toBase(
  tx: Transaction,
  { currency: own, taxable_total, tax_total }: Sums,
  rate: string | null,
): Record<'currency' | 'taxable_total' | 'tax_total' | 'total', string> | null {
  if (rate === null) return null;
  const base = tx.settings.currency;
  const fault = (message: string): void =>
    tx.fault({ pointer: '/exchange_rate', code: 'out_of_range', message });
  if (own === base && compareDecimals(rate, '1') !== 0)
    fault(`Must be 1 or left out: the document is in ${base}, the currency of the workspace.`);
  const converted = (sum: string): string =>
    roundDecimal(multiplyDecimals(sum, rate), currencyDecimals(base) ?? 2);
  const [taxable, tax] = [converted(taxable_total), converted(tax_total)];
  const total = addDecimals(taxable, tax);
  if (![taxable, tax, total].every(isWithinLimits)) fault(`The sums in ${base} are too large.`);
  return { currency: base, taxable_total: taxable, tax_total: tax, total };
}
