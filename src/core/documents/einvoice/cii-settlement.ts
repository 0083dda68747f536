/** Writes what a Cross Industry Invoice says about money: payment, taxes, discounts and sums. */
import type { DocumentAllowance, SemanticInvoice, TaxGroup, TaxTerms, Totals } from './model.ts';
import { group, text, type XmlPart } from './xml.ts';

// UNTDID 5189: a discount.
const discountCode = '95';
const discountReason = 'Discount';

/** BG-16 to BG-23 with the credited invoice, BG-3. */
export function writeSettlement(invoice: SemanticInvoice): XmlPart {
  const { payment, period, preceding, totals, currency } = invoice;
  return group('ram:ApplicableHeaderTradeSettlement', [
    text('ram:PaymentReference', payment.reference),
    text('ram:TaxCurrencyCode', totals.accountingTax?.currency ?? null),
    text('ram:InvoiceCurrencyCode', currency),
    group('ram:SpecifiedTradeSettlementPaymentMeans', [
      text('ram:TypeCode', payment.meansCode),
      group('ram:PayeePartyCreditorFinancialAccount', [
        text('ram:IBANID', payment.iban),
        text('ram:AccountName', payment.accountName),
      ]),
      group('ram:PayeeSpecifiedCreditorFinancialInstitution', [text('ram:BICID', payment.bic)]),
    ]),
    ...invoice.taxes.map(writeTax),
    group('ram:BillingSpecifiedPeriod', [
      writeDate('ram:StartDateTime', period?.start ?? null),
      writeDate('ram:EndDateTime', period?.end ?? null),
    ]),
    ...invoice.allowances.map(writeAllowance),
    group('ram:SpecifiedTradePaymentTerms', [
      text('ram:Description', invoice.paymentTerms),
      writeDate('ram:DueDateDateTime', invoice.dueDate),
    ]),
    writeTotals(totals, currency),
    group('ram:InvoiceReferencedDocument', [
      text('ram:IssuerAssignedID', preceding?.number ?? null),
      preceding && writeDate('ram:FormattedIssueDateTime', preceding.date, 'qdt'),
    ]),
  ]);
}

function writeTax(tax: TaxGroup): XmlPart {
  return group('ram:ApplicableTradeTax', [
    text('ram:CalculatedAmount', tax.tax),
    text('ram:TypeCode', 'VAT'),
    text('ram:ExemptionReason', tax.reason),
    text('ram:BasisAmount', tax.taxable),
    text('ram:CategoryCode', tax.category),
    text('ram:ExemptionReasonCode', tax.reasonCode),
    // Germany asks for the rate of each group, also where it is outside the scope of VAT.
    text('ram:RateApplicablePercent', tax.rate),
  ]);
}

function writeAllowance(allowance: DocumentAllowance): XmlPart {
  return group('ram:SpecifiedTradeAllowanceCharge', [
    ...discountOf(allowance.amount),
    group('ram:CategoryTradeTax', taxOf(allowance)),
  ]);
}

function writeTotals(totals: Totals, currencyID: string): XmlPart {
  const { accountingTax } = totals;
  return group('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    text('ram:LineTotalAmount', totals.lines),
    text('ram:AllowanceTotalAmount', totals.allowances),
    text('ram:TaxBasisTotalAmount', totals.taxExclusive),
    text('ram:TaxTotalAmount', totals.tax, { currencyID }),
    text('ram:TaxTotalAmount', accountingTax?.amount ?? null, {
      currencyID: accountingTax?.currency ?? null,
    }),
    text('ram:GrandTotalAmount', totals.taxInclusive),
    text('ram:TotalPrepaidAmount', totals.prepaid),
    text('ram:DuePayableAmount', totals.due),
  ]);
}

/** A day in the form that the syntax asks for. */
export function writeDate(name: string, day: string | null, type: 'udt' | 'qdt' = 'udt'): XmlPart {
  // Format 102 is the day without hyphens.
  const digits = day === null ? null : day.replace(/-/g, '');
  return group(name, [text(`${type}:DateTimeString`, digits, { format: '102' })]);
}

/** The tax of a line or of a discount. What is outside the scope of VAT must name no rate. */
export function taxOf({ category, rate }: TaxTerms): XmlPart[] {
  return [
    text('ram:TypeCode', 'VAT'),
    text('ram:CategoryCode', category),
    text('ram:RateApplicablePercent', category === 'O' ? null : rate),
  ];
}

/** The content of a discount, for a line or for the document. */
export function discountOf(amount: string): XmlPart[] {
  return [
    group('ram:ChargeIndicator', [text('udt:Indicator', 'false')]),
    text('ram:ActualAmount', amount),
    text('ram:ReasonCode', discountCode),
    text('ram:Reason', discountReason),
  ];
}
