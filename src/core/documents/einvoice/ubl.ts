/** Writes an electronic invoice as UBL 2.1, an Invoice or a CreditNote. */
import type { PostalAddress } from '../../settings.ts';
import type { Line, Party, PaymentInstructions, SemanticInvoice } from './model.ts';
import { profiles } from './profiles.ts';
import {
  type Amount,
  amountIn,
  discountOf,
  writeAllowance,
  writeCategory,
  writeTaxes,
  writeTotals,
} from './ubl-amounts.ts';
import { group, text, writeXml, type XmlPart } from './xml.ts';

const oasis = 'urn:oasis:names:specification:ubl:schema:xsd';

/** The whole document as XML text. */
export function writeUbl(invoice: SemanticInvoice): string {
  const kind = invoice.isCreditNote ? 'CreditNote' : 'Invoice';
  const amount = amountIn(invoice.currency);
  const { specification, process } = profiles[invoice.profile];
  const { accountingTax } = invoice.totals;
  const typeCode = invoice.isCreditNote
    ? text('cbc:CreditNoteTypeCode', '381')
    : text('cbc:InvoiceTypeCode', '380');
  const root = group(
    kind,
    [
      text('cbc:CustomizationID', specification),
      text('cbc:ProfileID', process),
      text('cbc:ID', invoice.number),
      text('cbc:IssueDate', invoice.issueDate),
      invoice.isCreditNote ? null : text('cbc:DueDate', invoice.dueDate),
      typeCode,
      text('cbc:Note', invoice.note),
      text('cbc:DocumentCurrencyCode', invoice.currency),
      text('cbc:TaxCurrencyCode', accountingTax?.currency ?? null),
      text('cbc:BuyerReference', invoice.buyerReference),
      group('cac:InvoicePeriod', [
        text('cbc:StartDate', invoice.period?.start ?? null),
        text('cbc:EndDate', invoice.period?.end ?? null),
      ]),
      group('cac:OrderReference', [text('cbc:ID', invoice.orderReference)]),
      precedingInvoice(invoice),
      group('cac:AccountingSupplierParty', [writeParty(invoice.seller)]),
      group('cac:AccountingCustomerParty', [writeParty(invoice.buyer)]),
      group('cac:Delivery', [
        text('cbc:ActualDeliveryDate', invoice.deliveryDate),
        group('cac:DeliveryLocation', [writeAddress('cac:Address', invoice.deliveryAddress)]),
      ]),
      writePayment(invoice.payment),
      group('cac:PaymentTerms', [text('cbc:Note', invoice.paymentTerms)]),
      ...invoice.allowances.map((allowance) => writeAllowance(allowance, amount)),
      writeTaxes(invoice.totals.tax, invoice.taxes, amount),
      accountingTax &&
        group('cac:TaxTotal', [amountIn(accountingTax.currency)('cbc:TaxAmount', accountingTax.amount)]),
      writeTotals(invoice.totals, amount),
      ...invoice.lines.map((line) => writeLine(line, kind, amount)),
    ],
    {
      xmlns: `${oasis}:${kind}-2`,
      'xmlns:cac': `${oasis}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${oasis}:CommonBasicComponents-2`,
    },
  );
  if (root === null) throw new Error('A document without elements.');
  return writeXml(root);
}

function precedingInvoice({ preceding }: SemanticInvoice): XmlPart {
  return group('cac:BillingReference', [
    group('cac:InvoiceDocumentReference', [
      text('cbc:ID', preceding?.number ?? null),
      text('cbc:IssueDate', preceding?.date ?? null),
    ]),
  ]);
}

function writeParty(party: Party): XmlPart {
  const { electronicAddress, registration, contact } = party;
  return group('cac:Party', [
    text('cbc:EndpointID', electronicAddress?.value ?? null, { schemeID: electronicAddress?.scheme ?? null }),
    group('cac:PartyName', [text('cbc:Name', party.tradeName)]),
    writeAddress('cac:PostalAddress', party.address),
    writeTaxNumber(party.vatId, 'VAT'),
    // The standard names no scheme for other taxes; any other than VAT says that it is one.
    writeTaxNumber(party.taxNumber, 'FC'),
    group('cac:PartyLegalEntity', [
      text('cbc:RegistrationName', party.name),
      text('cbc:CompanyID', registration?.value ?? null, { schemeID: registration?.scheme ?? null }),
    ]),
    group('cac:Contact', [
      text('cbc:Name', contact.name),
      text('cbc:Telephone', contact.phone),
      text('cbc:ElectronicMail', contact.email),
    ]),
  ]);
}

function writeTaxNumber(number: string | null, scheme: string): XmlPart {
  if (number === null) return null;
  return group('cac:PartyTaxScheme', [
    text('cbc:CompanyID', number),
    group('cac:TaxScheme', [text('cbc:ID', scheme)]),
  ]);
}

function writeAddress(name: string, address: PostalAddress | null): XmlPart {
  if (address === null) return null;
  return group(name, [
    text('cbc:StreetName', address.line1),
    text('cbc:AdditionalStreetName', address.line2),
    text('cbc:CityName', address.city),
    text('cbc:PostalZone', address.postal_code),
    text('cbc:CountrySubentity', address.state),
    group('cac:Country', [text('cbc:IdentificationCode', address.country)]),
  ]);
}

function writePayment({ meansCode, reference, iban, accountName, bic }: PaymentInstructions): XmlPart {
  return group('cac:PaymentMeans', [
    text('cbc:PaymentMeansCode', meansCode),
    text('cbc:PaymentID', reference),
    group('cac:PayeeFinancialAccount', [
      text('cbc:ID', iban),
      text('cbc:Name', accountName),
      group('cac:FinancialInstitutionBranch', [text('cbc:ID', bic)]),
    ]),
  ]);
}

function writeLine(line: Line, kind: 'Invoice' | 'CreditNote', amount: Amount): XmlPart {
  return group(`cac:${kind}Line`, [
    text('cbc:ID', line.id),
    text(kind === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', line.quantity, {
      unitCode: line.unitCode,
    }),
    amount('cbc:LineExtensionAmount', line.netAmount),
    Number(line.allowance) === 0 ? null : group('cac:AllowanceCharge', discountOf(line.allowance, amount)),
    group('cac:Item', [
      text('cbc:Name', line.name),
      group('cac:SellersItemIdentification', [text('cbc:ID', line.sku)]),
      writeCategory('cac:ClassifiedTaxCategory', line),
    ]),
    group('cac:Price', [amount('cbc:PriceAmount', line.price)]),
  ]);
}
