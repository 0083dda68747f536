/** Computes the amount of one line: quantity times price, less the line's own discount. */
import { isWithinLimits, isZero, multiplyDecimals, roundDecimal, subtractDecimals } from './decimal.ts';
import { computeDiscount } from './discount-amount.ts';
const DISCOUNT_PROBLEMS = {
  mutually_exclusive: ['mutually_exclusive', 'Give either discount or discount_percent.'],
  too_many_decimals: ['too_many_decimals', 'The discount has more decimals than the currency.'],
  outside: ['out_of_range', 'The discount of a line is between zero and quantity times unit price.'],
};
/** The amounts of the line at `pointer`, at the currency's decimals. */
export function computeLineAmount(line, pointer, decimals) {
  const gross = roundDecimal(multiplyDecimals(line.quantity, line.unit_price), decimals);
  const discount = computeDiscount(line, gross, decimals);
  const problems = [];
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
    const [code, message] = DISCOUNT_PROBLEMS[discount.fault];
    problems.push({ pointer: `${pointer}/${discount.field}`, code, message });
  }
  return { amount: subtractDecimals(gross, discount.amount), discount_amount: discount.amount, problems };
}
