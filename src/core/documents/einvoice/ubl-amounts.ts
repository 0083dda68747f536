/** Writes what UBL says about money: discounts, taxes and sums. */
import type { DocumentAllowance, TaxGroup, TaxTerms, Totals } from './model.ts';
import { group, textElement, type XmlPart } from './xml.ts';

// UNTDID 5189: a discount.
const discountCode = '95';
const discountReason = 'Discount';

/** Writes an element with an amount. */
export type Amount = (name: string, value: string) => XmlPart;

/** The writer of amounts in a currency. */
export function amountIn(currencyID: string): Amount {
  return (name, value) => textElement(name, value, { currencyID });
}

/** BG-20. */
export function writeAllowance(allowance: DocumentAllowance, amount: Amount): XmlPart {
  return group('cac:AllowanceCharge', [
    ...ublDiscount(allowance.amount, amount),
    writeCategory('cac:TaxCategory', allowance),
  ]);
}

/** The content of a discount, for a line or for the document. */
export function ublDiscount(value: string, amount: Amount): XmlPart[] {
  return [
    textElement('cbc:ChargeIndicator', 'false'),
    textElement('cbc:AllowanceChargeReasonCode', discountCode),
    textElement('cbc:AllowanceChargeReason', discountReason),
    amount('cbc:Amount', value),
  ];
}

/**
 * What is outside the scope of VAT must name no rate, but for the group of such lines Germany asks for one.
 * @param further what a group says beside its category; null for a line or a discount
 */
export function writeCategory(
  name: string,
  terms: TaxTerms,
  further: readonly XmlPart[] | null = null,
): XmlPart {
  return group(name, [
    textElement('cbc:ID', terms.category),
    textElement('cbc:Percent', terms.category === 'O' && further === null ? null : terms.rate),
    ...(further ?? []),
    group('cac:TaxScheme', [textElement('cbc:ID', 'VAT')]),
  ]);
}

/** BG-23. */
export function writeTaxes(total: string, taxes: readonly TaxGroup[], amount: Amount): XmlPart {
  return group('cac:TaxTotal', [
    amount('cbc:TaxAmount', total),
    ...taxes.map((tax) =>
      group('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', tax.taxable),
        amount('cbc:TaxAmount', tax.tax),
        writeCategory('cac:TaxCategory', tax, [
          textElement('cbc:TaxExemptionReasonCode', tax.reasonCode),
          textElement('cbc:TaxExemptionReason', tax.reason),
        ]),
      ]),
    ),
  ]);
}

/** BG-22. */
export function writeTotals(totals: Totals, amount: Amount): XmlPart {
  return group('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', totals.lines),
    amount('cbc:TaxExclusiveAmount', totals.taxExclusive),
    amount('cbc:TaxInclusiveAmount', totals.taxInclusive),
    amount('cbc:AllowanceTotalAmount', totals.allowances),
    amount('cbc:PrepaidAmount', totals.prepaid),
    amount('cbc:PayableAmount', totals.due),
  ]);
}
