/** Computes lines, allowances and tax groups without tax, such that they add up to the document to the cent. */
import {
  addDecimals,
  canonicalDecimal,
  compareDecimals,
  type Decimal,
  divideRounded,
  isNegative,
  isZero,
  multiplyDecimals,
  roundDecimal,
  smallestUnit,
  subtractDecimals,
  sumDecimals,
  toFixedText,
} from '../../billing/decimal.ts';
import type { DocumentAllowance, EInvoiceLine, TaxGroup, TaxTerms } from './model.ts';
import type { EInvoiceSource, SourceLine } from './source.ts';
import { categoryCode, exemptionReason } from './tax-terms.ts';

// Peppol lets quantity times price differ from the amount of a line by so much.
const priceSlack = '0.02';
const priceDecimals = 10;

export interface NetDocument {
  readonly lines: readonly EInvoiceLine[];
  readonly allowances: readonly DocumentAllowance[];
  readonly taxes: readonly TaxGroup[];
}

interface NetLine {
  readonly line: SourceLine;
  /** The amount without tax, not rounded. */
  readonly exact: Decimal;
  net: Decimal;
}

/**
 * Groups the lines by category and rate. The discount of the document is one allowance for each group; prices that
 * include tax become prices without it, and the cents that this leaves go into the allowance, else to the lines with the
 * largest remainders.
 */
export function netDocument(source: EInvoiceSource, decimals: number): NetDocument {
  const lines = source.items.map((line) => netLine(line, source.tax_inclusive, decimals));
  const taxes = mergeTaxes(source, decimals);
  const allowances = taxes.flatMap((group): DocumentAllowance[] => {
    const own = lines.filter(({ line }) => isSame(termsOf(line), group));
    const left = subtractDecimals(sumDecimals(own.map(({ net }) => net)), group.taxable);
    const isDiscounted = !isZero(source.discount_total) && !isNegative(left);
    if (!isDiscounted) spread(own, left, decimals);
    const amount = isDiscounted ? left : '0';
    if (isZero(amount)) return [];
    return [{ category: group.category, rate: group.rate, amount: toFixedText(amount, decimals) }];
  });
  return { lines: lines.map((line, index) => writeLine(line, index, source, decimals)), allowances, taxes };
}

function termsOf({ tax_category, tax_rate }: Pick<SourceLine, 'tax_category' | 'tax_rate'>): TaxTerms {
  return { category: categoryCode(tax_category, Number(tax_rate)), rate: canonicalDecimal(tax_rate) };
}

function isSame(left: TaxTerms, right: TaxTerms): boolean {
  return left.category === right.category && left.rate === right.rate;
}

// Groups that differ in the name of the tax alone are one group here, because the standard has no such name.
function mergeTaxes({ tax_breakdown }: EInvoiceSource, decimals: number): TaxGroup[] {
  const merged: TaxGroup[] = [];
  for (const row of tax_breakdown) {
    const terms = termsOf({ tax_category: row.category, tax_rate: row.tax_rate });
    const given = { reason: row.reason, reasonCode: row.code };
    const at = merged.findIndex((group) => isSame(group, terms));
    const known = merged[at];
    const group = {
      ...terms,
      taxable: toFixedText(addDecimals(known?.taxable ?? '0', row.taxable), decimals),
      tax: toFixedText(addDecimals(known?.tax ?? '0', row.tax), decimals),
      reason: joinReasons(known?.reason ?? null, given.reason),
      reasonCode: known?.reasonCode ?? given.reasonCode,
    };
    if (known === undefined) merged.push(group);
    else merged[at] = group;
  }
  return merged.map((group) => ({ ...group, ...exemptionReason(group.category, group) }));
}

function joinReasons(known: string | null, further: string | null): string | null {
  if (known === null || further === null) return known ?? further;
  return known.split('; ').includes(further) ? known : `${known}; ${further}`;
}

function netLine(line: SourceLine, isInclusive: boolean, decimals: number): NetLine {
  const exact = isInclusive ? withoutTax(line.amount, line.tax_rate, priceDecimals) : line.amount;
  return {
    line,
    exact,
    net: isInclusive ? withoutTax(line.amount, line.tax_rate, decimals) : line.amount,
  };
}

function withoutTax(amount: Decimal, rate: Decimal, decimals: number): Decimal {
  return divideRounded(multiplyDecimals(amount, '100'), addDecimals('100', rate), decimals);
}

// The line itself has rounded once, and its share of the tax twice where credit notes accumulate.
const roundingsOfLine = 2;

/**
 * Takes `left` off the lines, a unit of the currency at a time. More than roundings can leave is not taken: a person has
 * changed the sums then, and a rule says so.
 */
function spread(lines: readonly NetLine[], left: Decimal, decimals: number): void {
  if (isZero(left) || lines.length === 0) return;
  const unit = isNegative(left) ? `-${smallestUnit(decimals)}` : smallestUnit(decimals);
  const error = ({ net, exact }: NetLine): Decimal => subtractDecimals(net, exact);
  const order = lines
    .slice()
    .sort((a, b) => compareDecimals(error(b), error(a)) * (isNegative(left) ? -1 : 1));
  const units = Number(divideRounded(left, unit, 0));
  if (units > roundingsOfLine * order.length) return;
  for (let taken = 0; taken < units; taken++) {
    const line = order[taken % order.length];
    if (line !== undefined) line.net = subtractDecimals(line.net, unit);
  }
}

function writeLine(
  { line, net }: NetLine,
  index: number,
  { tax_inclusive }: EInvoiceSource,
  decimals: number,
): EInvoiceLine {
  // The standard forbids negative prices, so the sign moves to the quantity.
  const isReversed = isNegative(line.unit_price);
  const quantity = canonicalDecimal(isReversed ? multiplyDecimals(line.quantity, '-1') : line.quantity);
  const given = isReversed ? multiplyDecimals(line.unit_price, '-1') : line.unit_price;
  const gross = roundDecimal(multiplyDecimals(quantity, given), decimals);
  const discount = subtractDecimals(gross, line.amount);
  const netGross = tax_inclusive ? withoutTax(gross, line.tax_rate, decimals) : gross;
  const hasAllowance = !isNegative(discount) && !isZero(discount) && !isNegative(gross);
  const taken = hasAllowance ? subtractDecimals(netGross, net) : '0';
  const allowance = isNegative(taken) ? '0' : taken;
  const before = addDecimals(net, allowance);
  const { category, rate } = termsOf(line);
  return {
    id: String(index + 1),
    name: line.description,
    sku: line.sku,
    quantity,
    unitCode: line.unit_code ?? 'C62',
    price: tax_inclusive ? divideRounded(before, quantity, priceDecimals) : priceFor(before, quantity, given),
    allowance: toFixedText(allowance, decimals),
    netAmount: toFixedText(net, decimals),
    category,
    rate,
  };
}

// The price stays as it was given, unless rounding to a currency without cents moves the amount away from it.
function priceFor(amount: Decimal, quantity: Decimal, given: Decimal): Decimal {
  const error = subtractDecimals(multiplyDecimals(quantity, given), amount);
  const distance = isNegative(error) ? multiplyDecimals(error, '-1') : error;
  const isKept = compareDecimals(distance, priceSlack) <= 0;
  return canonicalDecimal(isKept ? given : divideRounded(amount, quantity, priceDecimals));
}
