/** Writes what a Cross Industry Invoice says about money: payment, taxes, discounts and sums. */
import type { DocumentAllowance, SemanticInvoice, TaxGroup, TaxTerms, Totals } from './model.ts';
import { group, textElement, type XmlPart } from './xml.ts';

// UNTDID 5189: a discount.
const discountCode = '95';
const discountReason = 'Discount';

/** BG-16 to BG-23 with the credited invoice, BG-3. */
export function writeSettlement(invoice: SemanticInvoice): XmlPart {
  const { payment, period, preceding, totals, currency } = invoice;
  return group('ram:ApplicableHeaderTradeSettlement', [
    textElement('ram:PaymentReference', payment.reference),
    textElement('ram:TaxCurrencyCode', totals.accountingTax?.currency ?? null),
    textElement('ram:InvoiceCurrencyCode', currency),
    group('ram:SpecifiedTradeSettlementPaymentMeans', [
      textElement('ram:TypeCode', payment.meansCode),
      group('ram:PayeePartyCreditorFinancialAccount', [
        textElement('ram:IBANID', payment.iban),
        textElement('ram:AccountName', payment.accountName),
      ]),
      group('ram:PayeeSpecifiedCreditorFinancialInstitution', [textElement('ram:BICID', payment.bic)]),
    ]),
    ...invoice.taxes.map(writeTax),
    group('ram:BillingSpecifiedPeriod', [
      writeDate('ram:StartDateTime', period?.start ?? null),
      writeDate('ram:EndDateTime', period?.end ?? null),
    ]),
    ...invoice.allowances.map(writeAllowance),
    group('ram:SpecifiedTradePaymentTerms', [
      textElement('ram:Description', invoice.paymentTerms),
      writeDate('ram:DueDateDateTime', invoice.dueDate),
    ]),
    writeTotals(totals, currency),
    group('ram:InvoiceReferencedDocument', [
      textElement('ram:IssuerAssignedID', preceding?.number ?? null),
      preceding && writeDate('ram:FormattedIssueDateTime', preceding.date, 'qdt'),
    ]),
  ]);
}

function writeTax(tax: TaxGroup): XmlPart {
  return group('ram:ApplicableTradeTax', [
    textElement('ram:CalculatedAmount', tax.tax),
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:ExemptionReason', tax.reason),
    textElement('ram:BasisAmount', tax.taxable),
    textElement('ram:CategoryCode', tax.category),
    textElement('ram:ExemptionReasonCode', tax.reasonCode),
    // Germany asks for the rate of each group, also where it is outside the scope of VAT.
    textElement('ram:RateApplicablePercent', tax.rate),
  ]);
}

function writeAllowance(allowance: DocumentAllowance): XmlPart {
  return group('ram:SpecifiedTradeAllowanceCharge', [
    ...ciiDiscount(allowance.amount),
    group('ram:CategoryTradeTax', taxOf(allowance)),
  ]);
}

function writeTotals(totals: Totals, currencyID: string): XmlPart {
  const { accountingTax } = totals;
  return group('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    textElement('ram:LineTotalAmount', totals.lines),
    textElement('ram:AllowanceTotalAmount', totals.allowances),
    textElement('ram:TaxBasisTotalAmount', totals.taxExclusive),
    textElement('ram:TaxTotalAmount', totals.tax, { currencyID }),
    textElement('ram:TaxTotalAmount', accountingTax?.amount ?? null, {
      currencyID: accountingTax?.currency ?? null,
    }),
    textElement('ram:GrandTotalAmount', totals.taxInclusive),
    textElement('ram:TotalPrepaidAmount', totals.prepaid),
    textElement('ram:DuePayableAmount', totals.due),
  ]);
}

/** A day in the form that the syntax asks for. */
export function writeDate(name: string, day: string | null, type: 'udt' | 'qdt' = 'udt'): XmlPart {
  // Format 102 is the day without hyphens.
  const digits = day === null ? null : day.replace(/-/g, '');
  return group(name, [textElement(`${type}:DateTimeString`, digits, { format: '102' })]);
}

/** The tax of a line or of a discount. What is outside the scope of VAT must name no rate. */
export function taxOf({ category, rate }: TaxTerms): XmlPart[] {
  return [
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:CategoryCode', category),
    textElement('ram:RateApplicablePercent', category === 'O' ? null : rate),
  ];
}

/** The content of a discount, for a line or for the document. */
export function ciiDiscount(amount: string): XmlPart[] {
  return [
    group('ram:ChargeIndicator', [textElement('udt:Indicator', 'false')]),
    textElement('ram:ActualAmount', amount),
    textElement('ram:ReasonCode', discountCode),
    textElement('ram:Reason', discountReason),
  ];
}
