/** Shows that the shares of a discount are fair to the smallest unit and add up to it. */

import fc from 'fast-check';
import { shareDiscount } from '../../../src/core/billing/discounts.ts';
import { fraction, writeMinorUnits } from './totals-oracle.ts';

describe('shareDiscount', () => {
  test('gives the unit left over to the largest remainder', () => {
    expect(shareDiscount('50', ['1200', '59.97', '25'], 2)).toEqual(['46.7', '2.33', '0.97']);
  });

  test('gives the unit left over to the earlier of equals', () => {
    expect(shareDiscount('1', ['1', '1', '1'], 2)).toEqual(['0.34', '0.33', '0.33']);
    expect(shareDiscount('2', ['5', '5', '5'], 0)).toEqual(['1', '1', '0']);
  });

  test('gives nothing to sums of zero or less', () => {
    expect(shareDiscount('10', ['-5', '20', '0'], 2)).toEqual(['0', '10', '0']);
  });

  test('shares no discount among no sums or negative ones', () => {
    expect(shareDiscount('0', [], 2)).toEqual([]);
    expect(shareDiscount('0.00', ['-1', '0'], 2)).toEqual(['0', '0']);
  });

  test('adds up to the discount, each share within one unit of its exact value and within its sum', () => {
    const units = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
    const sharing = fc
      .record({ sums: fc.array(units, { minLength: 1, maxLength: 12 }), part: fc.nat({ max: 1000 }) })
      .filter(({ sums }) => sums.some((sum) => sum > 0n));
    fc.assert(
      fc.property(sharing, fc.constantFrom(0, 2, 3), ({ sums, part }, decimals) => {
        const whole = sums.reduce((total, sum) => (sum > 0n ? total + sum : total), 0n);
        const discount = (whole * BigInt(part)) / 1000n;
        const texts = sums.map((sum) => writeMinorUnits(sum, decimals));
        const shares = shareDiscount(writeMinorUnits(discount, decimals), texts, decimals).map((text) => {
          const { top, bottom } = fraction(text);
          expect((top * 10n ** BigInt(decimals)) % bottom).toBe(0n);
          return (top * 10n ** BigInt(decimals)) / bottom;
        });
        expect(shares.reduce((total, share) => total + share, 0n)).toBe(discount);
        shares.forEach((share, index) => {
          const sum = sums[index]! > 0n ? sums[index]! : 0n;
          const excess = share * whole - discount * sum;
          expect(excess < whole && excess > -whole).toBe(true);
          expect(share >= 0n && share <= sum).toBe(true);
        });
      }),
    );
  });
});
