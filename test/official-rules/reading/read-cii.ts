/** Reads a Cross Industry Invoice. */
import type { ReadEInvoice, ReadParty } from './read-einvoice.ts';
import { all, first, type XmlNode, xmlTextOf } from './xml-paths.ts';

export function readCii(document: XmlNode): ReadEInvoice {
  const [head] = all(document, 'CrossIndustryInvoice/ExchangedDocument');
  const [deal] = all(document, 'CrossIndustryInvoice/SupplyChainTradeTransaction');
  const [agreement] = all(deal, 'ApplicableHeaderTradeAgreement');
  const [settlement] = all(deal, 'ApplicableHeaderTradeSettlement');
  const [sums] = all(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const day = (text: string | null): string | null =>
    text?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') ?? null;
  const party = (name: string): ReadParty => {
    const [node] = all(agreement, name);
    const vat = all(node, 'SpecifiedTaxRegistration/ID').find((id) => (id as XmlNode)['@_schemeID'] === 'VA');
    return {
      name: first(node, 'Name'),
      vatId: xmlTextOf(vat),
      country: first(node, 'PostalTradeAddress/CountryID'),
      street: first(node, 'PostalTradeAddress/LineOne'),
    };
  };
  const currency = first(settlement, 'InvoiceCurrencyCode');
  const tax = all(sums, 'TaxTotalAmount').find((amount) => (amount as XmlNode)['@_currencyID'] === currency);
  return {
    root: 'CrossIndustryInvoice',
    number: first(head, 'ID'),
    date: day(first(head, 'IssueDateTime/DateTimeString')),
    type: first(head, 'TypeCode'),
    currency,
    buyerReference: first(agreement, 'BuyerReference'),
    note: first(head, 'IncludedNote/Content'),
    preceding: first(settlement, 'InvoiceReferencedDocument/IssuerAssignedID'),
    seller: party('SellerTradeParty'),
    buyer: party('BuyerTradeParty'),
    lines: all(deal, 'IncludedSupplyChainTradeLineItem').map((line) => {
      const [own] = all(line, 'SpecifiedLineTradeSettlement');
      return {
        name: first(line, 'SpecifiedTradeProduct/Name'),
        quantity: first(line, 'SpecifiedLineTradeDelivery/BilledQuantity'),
        price: first(line, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
        net: first(own, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
        allowance: first(own, 'SpecifiedTradeAllowanceCharge/ActualAmount'),
        category: first(own, 'ApplicableTradeTax/CategoryCode'),
        rate: first(own, 'ApplicableTradeTax/RateApplicablePercent'),
      };
    }),
    allowances: all(settlement, 'SpecifiedTradeAllowanceCharge/ActualAmount').map(
      (one) => xmlTextOf(one) ?? '',
    ),
    taxes: all(settlement, 'ApplicableTradeTax').map((group) => ({
      category: first(group, 'CategoryCode'),
      rate: first(group, 'RateApplicablePercent'),
      taxable: first(group, 'BasisAmount'),
      tax: first(group, 'CalculatedAmount'),
    })),
    totals: {
      lines: first(sums, 'LineTotalAmount'),
      allowances: first(sums, 'AllowanceTotalAmount'),
      taxExclusive: first(sums, 'TaxBasisTotalAmount'),
      tax: xmlTextOf(tax),
      taxInclusive: first(sums, 'GrandTotalAmount'),
      prepaid: first(sums, 'TotalPrepaidAmount'),
      due: first(sums, 'DuePayableAmount'),
    },
  };
}
