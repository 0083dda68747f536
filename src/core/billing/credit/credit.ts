/**
 * Computes a credit note by accumulation: what all notes together credit is rounded, and the note gets the difference to
 * what the earlier ones have, so that any series of notes adds up to the invoice.
 */
import { canonicalDecimal, countDecimals, type Decimal } from '../decimal.ts';
import { creditAmount } from './credit-amount.ts';
import { creditGroup, type GroupCredit } from './credit-group.ts';
import { type Creditable, quantityDecimals, type TaxedRow } from './creditable.ts';
import { type LineRequest, requestedLines } from './requested-lines.ts';
import { greater, none, sumOf, toAmount, toUnits } from './units.ts';

/** What a note credits: some of the lines, a gross amount, or all that is left when both are null. */
export interface CreditRequest {
  readonly lines: readonly LineRequest[] | null;
  readonly amount: Decimal | null;
}

/** Amounts of money as text with exactly the currency's decimals. */
export interface Credit {
  readonly lines: readonly CreditedLine[];
  readonly subtotal: Decimal;
  /** Of the document's discount; those of the lines are within the lines' amounts. */
  readonly discount_total: Decimal;
  readonly taxable_total: Decimal;
  readonly tax_total: Decimal;
  readonly total: Decimal;
  readonly tax_breakdown: readonly TaxedRow[];
}

interface CreditedLine {
  /** The invoice's line. */
  readonly id: string;
  /** How much of the line's quantity is taken back; null when an amount of the line is credited. */
  readonly quantity: Decimal | null;
  readonly amount: Decimal;
}

/** Why there is no such note. */
export interface CreditFault {
  readonly code:
    | 'exceeds_creditable_amount'
    | 'out_of_range'
    | 'not_found'
    | 'mutually_exclusive'
    | 'required'
    | 'too_many_decimals';
  /** A JSON Pointer into the request. */
  readonly pointer: string;
  /** The most that can be credited there, where more was asked for. */
  readonly max: Decimal | null;
}

export type CreditResult =
  | { readonly ok: true; readonly credit: Credit }
  | { readonly ok: false; readonly faults: readonly CreditFault[] };

/** A line's part of a note, in units. */
export interface LineCredit {
  readonly id: string;
  readonly group: number;
  readonly amount: bigint;
  readonly quantity: bigint | null;
}

/** A note before it is written down, in units and with the signs of the invoice. */
export interface CreditInUnits {
  readonly lines: readonly LineCredit[];
  /** One for each group of the invoice. */
  readonly groups: readonly GroupCredit[];
}

/** Computes the note that the request asks for. */
export function computeCredit(creditable: Creditable, { lines, amount }: CreditRequest): CreditResult {
  const { left, decimals } = creditable;
  const max = toAmount(greater(left, none), decimals);
  const refuse = (pointer: string, code: CreditFault['code'], limit: Decimal | null): CreditResult => ({
    ok: false,
    faults: [{ pointer, code, max: limit }],
  });
  if (lines !== null && amount !== null) {
    const faults = ['/lines', '/amount'].map((pointer) => ({
      pointer,
      code: 'mutually_exclusive' as const,
      max: null,
    }));
    return { ok: false, faults };
  }
  if (amount !== null) {
    if (countDecimals(amount) > decimals) return refuse('/amount', 'too_many_decimals', null);
    const units = toUnits(amount, decimals);
    if (units <= none) return refuse('/amount', 'out_of_range', null);
    if (units > left) return refuse('/amount', 'exceeds_creditable_amount', max);
    return written(creditable, units === left ? allLeft(creditable) : creditAmount(creditable, units));
  }
  if (lines === null) {
    return left <= none
      ? refuse('', 'exceeds_creditable_amount', max)
      : written(creditable, allLeft(creditable));
  }
  if (left <= none) return refuse('/lines', 'exceeds_creditable_amount', max);
  const requested = requestedLines(creditable, lines);
  if (!requested.ok) return requested;
  const credit = byLines(creditable, requested.lines);
  if (credit === null) return refuse('/lines', 'exceeds_creditable_amount', max);
  const total = sumOf(credit.groups.map(({ taxable, tax }) => taxable + tax));
  if (total <= none) return refuse('/lines', 'out_of_range', null);
  return total > left ? refuse('/lines', 'exceeds_creditable_amount', max) : written(creditable, credit);
}

/** All that is left of every line and every group. */
function allLeft({ lines, groups, isInclusive }: Creditable): CreditInUnits {
  return {
    lines: lines.flatMap(({ id, group, left, quantityLeft }) =>
      left === none
        ? []
        : [{ id, group, amount: left, quantity: quantityLeft === none ? null : quantityLeft }],
    ),
    groups: groups.map((group) => {
      const rest = group.whole.lines - group.credited.lines;
      return creditGroup(group, rest, true, isInclusive);
    }),
  };
}

/** Null when a group's lines would be credited beyond their sum, or below nothing. */
function byLines({ groups, isInclusive }: Creditable, lines: readonly LineCredit[]): CreditInUnits | null {
  const sums = groups.map(({ isNegative }, index) => {
    const sum = sumOf(lines.filter(({ group }) => group === index).map(({ amount }) => amount));
    return isNegative ? -sum : sum;
  });
  const isOutside = groups.some(({ whole, credited }, index) => {
    const after = credited.lines + (sums[index] ?? none);
    return after < none || after > whole.lines;
  });
  if (isOutside) return null;
  return {
    lines,
    groups: groups.map((group, index) => {
      const sum = sums[index] ?? none;
      const isTouched = lines.some((line) => line.group === index);
      const isWhole = isTouched && group.credited.lines + sum === group.whole.lines;
      return creditGroup(group, sum, isWhole, isInclusive);
    }),
  };
}

function written({ decimals, groups }: Creditable, credit: CreditInUnits): CreditResult {
  const show = (units: bigint): Decimal => toAmount(units, decimals);
  const sum = (of: (group: GroupCredit) => bigint): bigint => sumOf(credit.groups.map(of));
  const [taxable, tax] = [sum((group) => group.taxable), sum((group) => group.tax)];
  return {
    ok: true,
    credit: {
      lines: credit.lines.map(({ id, amount, quantity }) => ({
        id,
        amount: show(amount),
        quantity: quantity === null ? null : canonicalDecimal(toAmount(quantity, quantityDecimals)),
      })),
      subtotal: show(sum((group) => group.lines)),
      discount_total: show(sum((group) => group.discount)),
      taxable_total: show(taxable),
      tax_total: show(tax),
      total: show(taxable + tax),
      tax_breakdown: groups.flatMap(({ row }, index) => {
        const own = credit.groups[index];
        const isUntouched =
          own === undefined || (own.lines === none && own.taxable === none && own.tax === none);
        return isUntouched ? [] : [{ ...row, taxable: show(own.taxable), tax: show(own.tax) }];
      }),
    },
  };
}
