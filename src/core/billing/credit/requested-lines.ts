/** Reads which lines a note is to credit, by quantity or by amount, and what that is of each line's amount. */
import { canonicalDecimal, countDecimals, type Decimal } from '../decimal.ts';
import type { CreditFault, LineCredit } from './credit.ts';
import { type Creditable, type LineLeft, quantityDecimals, quantityUnits } from './creditable.ts';
import { absolute, none, proportion, toAmount, toUnits } from './units.ts';

/** A line by its id, with either of the others, or neither for all that is left of it. */
export interface LineRequest {
  readonly invoice_item_id: string;
  readonly quantity: Decimal | null;
  /** In the terms of the line's own amount: net, or gross where prices contain the tax. */
  readonly amount: Decimal | null;
}

type Requested =
  | { readonly ok: true; readonly lines: readonly LineCredit[] }
  | { readonly ok: false; readonly faults: readonly CreditFault[] };

/** What the note credits of each line; every fault at once. */
export function requestedLines(creditable: Creditable, requests: readonly LineRequest[]): Requested {
  const faults: CreditFault[] = [];
  const fault: Fault = (pointer, code, max = null) => {
    faults.push({ pointer, code, max });
    return null;
  };
  if (requests.length === 0) fault('/lines', 'required');
  const seen = new Set<string>();
  const lines = requests.flatMap((request, index) => {
    const pointer = `/lines/${index}`;
    const line = creditable.lines.find(({ id }) => id === request.invoice_item_id);
    if (line === undefined) fault(`${pointer}/invoice_item_id`, 'not_found');
    else if (seen.has(line.id)) fault(`${pointer}/invoice_item_id`, 'mutually_exclusive');
    else {
      seen.add(line.id);
      const credit = creditOf(line, request, { pointer, decimals: creditable.decimals, fault });
      return credit === null ? [] : [credit];
    }
    return [];
  });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, lines };
}

type Fault = (pointer: string, code: CreditFault['code'], max?: Decimal | null) => null;

interface RequestFacts {
  readonly pointer: string;
  readonly decimals: number;
  readonly fault: Fault;
}

function creditOf(line: LineLeft, { quantity, amount }: LineRequest, facts: RequestFacts): LineCredit | null {
  const { pointer, decimals, fault } = facts;
  const { id, group, left, quantityLeft } = line;
  if (quantity !== null && amount !== null) {
    fault(`${pointer}/quantity`, 'mutually_exclusive');
    return fault(`${pointer}/amount`, 'mutually_exclusive');
  }
  if (amount !== null) {
    if (countDecimals(amount) > decimals) return fault(`${pointer}/amount`, 'too_many_decimals');
    const units = toUnits(amount, decimals);
    if (units === none) return fault(`${pointer}/amount`, 'out_of_range');
    if (!isWithin(units, left))
      return fault(`${pointer}/amount`, 'exceeds_creditable_amount', toAmount(left, decimals));
    return { id, group, amount: units, quantity: null };
  }
  const units = quantity === null ? quantityLeft : quantityUnits(quantity);
  if (quantity !== null && units === none) return fault(`${pointer}/quantity`, 'out_of_range');
  if (!isWithin(units, quantityLeft))
    return fault(
      `${pointer}/quantity`,
      'exceeds_creditable_amount',
      canonicalDecimal(toAmount(quantityLeft, quantityDecimals)),
    );
  // A line whose whole quantity was taken back may have an amount left only where it was credited by amounts before.
  const isAll = units === quantityLeft;
  return { id, group, amount: isAll ? left : proportion(left, units, quantityLeft), quantity: units };
}

// Values of a line have its sign: those of a returned quantity are negative on the invoice already.
function isWithin(value: bigint, left: bigint): boolean {
  return value === none || (value < none === left < none && absolute(value) <= absolute(left));
}
