/** Makes random lines with their prices, discounts and taxes. */
import type { TaxCategory } from '../../src/core/billing/tax-categories.ts';
import type { PricedDocument } from '../../src/core/billing/totals.ts';
import { exemptionCodes } from '../../src/core/schema/codes/short-code-lists.ts';
import { unitCodes } from '../../src/core/schema/codes/unit-code-list.ts';
import type { Dice } from './dice.ts';

const units = unitCodes();

type RandomLine = Required<PricedDocument['lines'][number]> & {
  readonly description: string;
  readonly sku: string | null;
  readonly unit_code: string | null;
};

type RandomPrices = Omit<PricedDocument, 'lines'> & { readonly lines: readonly RandomLine[] };

/** Currencies with cents, without them and with three decimals; prices with tax and without. */
export function pricedDocument(dice: Dice): RandomPrices {
  const { pick, roll } = dice;
  // What is outside the scope of VAT stands alone, and now and then beside other lines.
  const outside = pick([...Array<number>(11).fill(0), 1, 0.9]);
  const lines = Array.from({ length: 1 + Math.floor(roll() * 5) }, () => randomLine(dice, roll() < outside));
  const [first] = lines;
  if (first !== undefined && roll() < 0.3)
    lines.push({
      ...first,
      description: 'Returned',
      unit_price: '1',
      quantity: '-1',
      discount_percent: null,
    });
  if (first !== undefined && roll() < 0.15)
    lines.push({
      ...first,
      description: 'Rebate',
      unit_price: '-1.25',
      quantity: '1',
      discount_percent: null,
    });
  const isDiscounted = roll() < 0.3;
  return {
    currency: pick(['EUR', 'EUR', 'EUR', 'JPY', 'DKK', 'KWD', 'SEK']),
    tax_inclusive: roll() < 0.35,
    lines,
    discount: isDiscounted && roll() < 0.5 ? '1' : null,
    discount_percent: isDiscounted ? pick(['3', '10', '33.3333', '100']) : null,
  };
}

const categories: readonly (TaxCategory | null)[] = [
  ...(['standard', 'standard', 'standard', 'standard', 'zero', 'exempt'] as const),
  ...(['reverse_charge', 'intra_community', 'export', null] as const),
];

function randomLine({ maybe, pick, roll }: Dice, isOutside: boolean): RandomLine {
  const tax_category = isOutside ? 'outside_scope' : pick(categories);
  const isTaxed = tax_category === 'standard';
  const hasReason = tax_category !== null && !isTaxed && tax_category !== 'zero';
  return {
    description:
      roll() < 0.005 ? ' ' : pick(['Desk <lamp> & "more"', 'Héllo\nworld', '日本語', 'x'.repeat(300)]),
    sku: maybe('00123', 0.4),
    quantity: pick(['1', '2', '3', '0.5', '10', '1.2345', '0.0001', '100']),
    unit_code: maybe(pick(units), 0.5),
    unit_price: (roll() * pick([10, 1000])).toFixed(pick([0, 2, 2, 4, 6])),
    tax_rate: isTaxed ? pick(['19', '7', '5.5', '25', '20', '2.1', '8.875']) : '0',
    tax_name: maybe('A', 0.3),
    tax_category,
    tax_exemption_reason: hasReason ? maybe(pick(['Article 132', 'Reason <b>']), 0.7) : null,
    tax_exemption_code: hasReason ? maybe(pick(exemptionCodes), 0.3) : null,
    discount: null,
    discount_percent: maybe(pick(['5', '10', '33.3333', '100']), 0.2),
  };
}
