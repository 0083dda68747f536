/** Reads an Invoice or a CreditNote of UBL. */
import type { ReadEInvoice, ReadParty } from './read-einvoice.ts';
import { all, first, type XmlNode, xmlTextOf } from './xml-paths.ts';

/** @param root the name of the document element */
export function readUbl(invoice: XmlNode, root: string): ReadEInvoice {
  const total = all(invoice, 'LegalMonetaryTotal')[0];
  const currency = first(invoice, 'DocumentCurrencyCode');
  const party = (name: string): ReadParty => {
    const [node] = all(invoice, `${name}/Party`);
    const vat = all(node, 'PartyTaxScheme').find((scheme) => first(scheme, 'TaxScheme/ID') === 'VAT');
    return {
      name: first(node, 'PartyLegalEntity/RegistrationName'),
      vatId: first(vat, 'CompanyID'),
      country: first(node, 'PostalAddress/Country/IdentificationCode'),
      street: first(node, 'PostalAddress/StreetName'),
    };
  };
  const inDocument = all(invoice, 'TaxTotal').find((tax) => all(tax, 'TaxSubtotal').length > 0);
  const quantity = root === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
  return {
    root,
    number: first(invoice, 'ID'),
    date: first(invoice, 'IssueDate'),
    type: first(invoice, `${root}TypeCode`),
    currency,
    buyerReference: first(invoice, 'BuyerReference'),
    note: first(invoice, 'Note'),
    preceding: first(invoice, 'BillingReference/InvoiceDocumentReference/ID'),
    seller: party('AccountingSupplierParty'),
    buyer: party('AccountingCustomerParty'),
    lines: all(invoice, `${root}Line`).map((line) => ({
      name: first(line, 'Item/Name'),
      quantity: first(line, quantity),
      price: first(line, 'Price/PriceAmount'),
      net: first(line, 'LineExtensionAmount'),
      allowance: first(line, 'AllowanceCharge/Amount'),
      category: first(line, 'Item/ClassifiedTaxCategory/ID'),
      rate: first(line, 'Item/ClassifiedTaxCategory/Percent'),
    })),
    allowances: all(invoice, 'AllowanceCharge/Amount').map((amount) => xmlTextOf(amount) ?? ''),
    taxes: all(inDocument, 'TaxSubtotal').map((tax) => ({
      category: first(tax, 'TaxCategory/ID'),
      rate: first(tax, 'TaxCategory/Percent'),
      taxable: first(tax, 'TaxableAmount'),
      tax: first(tax, 'TaxAmount'),
    })),
    totals: {
      lines: first(total, 'LineExtensionAmount'),
      allowances: first(total, 'AllowanceTotalAmount'),
      taxExclusive: first(total, 'TaxExclusiveAmount'),
      tax: first(inDocument, 'TaxAmount'),
      taxInclusive: first(total, 'TaxInclusiveAmount'),
      prepaid: first(total, 'PrepaidAmount'),
      due: first(total, 'PayableAmount'),
    },
  };
}
