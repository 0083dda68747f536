/** Computes the amount of one line: quantity times price, less the line's own discount. */

import type { Problem } from '../schema/problem.ts';
import {
  type Decimal,
  isWithinLimits,
  isZero,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from './decimal.ts';
import type { TaxCategory } from './tax-categories.ts';
import { computeDiscount, type DiscountFault, type DiscountTerms } from './discounts.ts';

export interface PricedLine extends DiscountTerms {
  /** At most 4 decimals; may be negative. */
  readonly quantity: Decimal;
  /** At most 6 decimals. */
  readonly unit_price: Decimal;
  /** A percentage from 0 to 100 with at most 4 decimals. */
  readonly tax_rate: Decimal;
  readonly tax_name: string | null;
  /** Missing in lines of version 1.0, which had neither a category nor a reason. */
  readonly tax_category?: TaxCategory | null;
  readonly tax_exemption_reason?: string | null;
  readonly tax_exemption_code?: string | null;
}

export interface LineAmount {
  readonly amount: Decimal;
  readonly discount_amount: Decimal;
  /** When there are any, the amounts are meaningless. */
  readonly problems: readonly Problem[];
}

const outsideLine: DiscountFault = [
  'out_of_range',
  'The discount of a line is between zero and quantity times unit price.',
];

/** The amounts of the line at `pointer`, at the currency's decimals. */
export function computeLineAmount(line: PricedLine, pointer: string, decimals: number): LineAmount {
  const gross = roundDecimal(multiplyDecimals(line.quantity, line.unit_price), decimals);
  const discount = computeDiscount(line, gross, decimals, outsideLine);
  const problems: Problem[] = [];
  if (isZero(line.quantity)) {
    problems.push({
      pointer: `${pointer}/quantity`,
      code: 'out_of_range',
      message: 'The quantity must not be zero.',
    });
  }
  if (!isWithinLimits(gross)) {
    problems.push({ pointer, code: 'out_of_range', message: 'Quantity times unit price is too large.' });
  }
  if (discount.fault) {
    const [code, message] = discount.fault;
    problems.push({ pointer: `${pointer}/${discount.field}`, code, message });
  }
  return { amount: subtractDecimals(gross, discount.amount), discount_amount: discount.amount, problems };
}
