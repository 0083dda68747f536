/** Describes what the totals of a document are computed from. */

import type { Decimal } from './decimal.ts';

/** A discount as an amount of money or as a percentage; null for none. */
export interface DiscountTerms {
  readonly discount: Decimal | null;
  readonly discount_percent: Decimal | null;
}

export interface PricedLine extends DiscountTerms {
  /** At most 4 decimals; may be negative. */
  readonly quantity: Decimal;
  /** At most 6 decimals. */
  readonly unit_price: Decimal;
  /** A percentage from 0 to 100 with at most 4 decimals. */
  readonly tax_rate: Decimal;
  readonly tax_name: string | null;
}

export interface PricedDocument extends DiscountTerms {
  readonly lines: readonly PricedLine[];
  /** True when the unit prices contain the tax. */
  readonly tax_inclusive: boolean;
  /** ISO 4217. */
  readonly currency: string;
}
