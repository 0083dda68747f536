/** Computes a note over a gross amount: it is spread over what is left of the tax groups, and within them over the lines. */
import type { CreditInUnits, LineCredit } from './credit.ts';
import { type GroupCredit, signed } from './credit-group.ts';
import type { Creditable, Group, LineLeft } from './creditable.ts';
import { between, greater, lesser, none, one, proportion, spread } from './units.ts';

/** @param amount more than nothing, and less than what is left of the invoice */
export function creditAmount(creditable: Creditable, amount: bigint): CreditInUnits {
  const { groups, isInclusive, lines } = creditable;
  const grossLeft = groups.map(({ isNegative, whole, credited }) => {
    const left = isInclusive
      ? whole.base - credited.base
      : whole.base + whole.tax - credited.base - credited.tax;
    return isNegative ? none : left;
  });
  const shares = spread(amount, grossLeft);
  const parts = groups.map((group, index) => groupByGross(group, shares[index] ?? none, isInclusive));
  return {
    groups: parts,
    lines: parts.flatMap((part, index) =>
      linesOf(
        lines.filter(({ group, left }) => group === index && left > none),
        part.lines,
      ),
    ),
  };
}

function groupByGross(group: Group, gross: bigint, isInclusive: boolean): GroupCredit {
  const { whole, credited } = group;
  if (gross === none) return signed(group, { lines: none, base: none, tax: none }, isInclusive);
  const [wholeGross, grossCredited] = isInclusive
    ? [whole.base, credited.base]
    : [whole.base + whole.tax, credited.base + credited.tax];
  const left = {
    lines: whole.lines - credited.lines,
    gross: wholeGross - grossCredited,
    tax: whole.tax - credited.tax,
  };
  const isRest = gross === left.gross;
  const taxTarget = proportion(grossCredited + gross, whole.tax, wholeGross) - credited.tax;
  const leastTax = greater(none, gross - (left.gross - left.tax));
  const tax = between(leastTax, taxTarget, lesser(gross, left.tax));
  const base = isInclusive ? gross : gross - tax;
  const linesTarget = proportion(credited.base + base, whole.lines, whole.base) - credited.lines;
  const shareLeft = whole.lines - whole.base - (credited.lines - credited.base);
  // While something is left of the group, something is left of its lines, so that they can still be credited.
  const mostLines = isRest ? left.lines : lesser(base + shareLeft, left.lines - one);
  return signed(
    group,
    { lines: isRest ? left.lines : between(base, linesTarget, mostLines), base, tax },
    isInclusive,
  );
}

function linesOf(lines: readonly LineLeft[], amount: bigint): LineCredit[] {
  const parts = spread(
    amount,
    lines.map(({ left }) => left),
  );
  return lines.flatMap(({ id, group }, index) => {
    const part = parts[index] ?? none;
    return part === none ? [] : [{ id, group, amount: part, quantity: null }];
  });
}
