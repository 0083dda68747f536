/** Computes what a note credits of one tax group when its lines are known. */
import { multiplyDecimals } from '../decimal.ts';
import type { Group } from './creditable.ts';
import { between, greater, lesser, none, proportion } from './units.ts';

/** A group's part of a note, in units and with the signs of the invoice. */
export interface GroupCredit {
  readonly lines: bigint;
  readonly discount: bigint;
  readonly taxable: bigint;
  readonly tax: bigint;
}

// A rate has four decimals.
const wholeRate = BigInt(1_000_000);

/**
 * @param lines what the note credits of the group's lines
 * @param isRest true when nothing of the group is left afterwards, so that the note gets all that was left
 */
export function creditGroup(group: Group, lines: bigint, isRest: boolean, isInclusive: boolean): GroupCredit {
  const { whole, credited, row } = group;
  const left = { base: whole.base - credited.base, tax: whole.tax - credited.tax };
  if (isRest) return signed(group, { lines, base: left.base, tax: left.tax }, isInclusive);
  if (lines === none) return signed(group, { lines, base: none, tax: none }, isInclusive);
  const share = whole.lines - whole.base;
  const shareCredited = credited.lines - credited.base;
  const target = proportion(share, credited.lines + lines, whole.lines) - shareCredited;
  // What the discount does not take is base, of which there is not more than what is left.
  const discount = between(greater(none, lines - left.base), target, lesser(share - shareCredited, lines));
  const base = lines - discount;
  const rate = BigInt(multiplyDecimals(row.tax_rate, '10000'));
  const taxTarget =
    proportion(credited.base + base, rate, isInclusive ? wholeRate + rate : wholeRate) - credited.tax;
  // With prices that contain the tax, neither what is credited nor what is left is more tax than gross.
  const [least, most] = isInclusive
    ? [greater(none, left.tax - (left.base - base)), lesser(left.tax, base)]
    : [none, left.tax];
  return signed(group, { lines, base, tax: between(least, taxTarget, most) }, isInclusive);
}

/** The group's part with the signs of the invoice. */
export function signed(
  { isNegative }: Group,
  { lines, base, tax }: { readonly lines: bigint; readonly base: bigint; readonly tax: bigint },
  isInclusive: boolean,
): GroupCredit {
  const taxable = isInclusive ? base - tax : base;
  const discount = lines - base;
  return isNegative
    ? { lines: -lines, discount: -discount, taxable: -taxable, tax: -tax }
    : { lines, discount, taxable, tax };
}
