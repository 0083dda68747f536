/** Writes an electronic invoice as UBL 2.1, an Invoice or a CreditNote. */
import type { PostalAddress } from '../../settings.ts';
import type { EInvoiceLine, Party, PaymentInstructions, SemanticInvoice } from './model.ts';
import { profiles } from './profiles.ts';
import {
  type Amount,
  amountIn,
  ublDiscount,
  writeAllowance,
  writeCategory,
  writeTaxes,
  writeTotals,
} from './ubl-amounts.ts';
import { group, textElement, writeXml, type XmlPart } from './xml.ts';

const oasis = 'urn:oasis:names:specification:ubl:schema:xsd';

/** The whole document as XML text. */
export function writeUbl(invoice: SemanticInvoice): string {
  const kind = invoice.isCreditNote ? 'CreditNote' : 'Invoice';
  const amount = amountIn(invoice.currency);
  const { specification, process } = profiles[invoice.profile];
  const { accountingTax } = invoice.totals;
  const typeCode = invoice.isCreditNote
    ? textElement('cbc:CreditNoteTypeCode', '381')
    : textElement('cbc:InvoiceTypeCode', '380');
  const root = group(
    kind,
    [
      textElement('cbc:CustomizationID', specification),
      textElement('cbc:ProfileID', process),
      textElement('cbc:ID', invoice.number),
      textElement('cbc:IssueDate', invoice.issueDate),
      invoice.isCreditNote ? null : textElement('cbc:DueDate', invoice.dueDate),
      typeCode,
      textElement('cbc:Note', invoice.note),
      textElement('cbc:DocumentCurrencyCode', invoice.currency),
      textElement('cbc:TaxCurrencyCode', accountingTax?.currency ?? null),
      textElement('cbc:BuyerReference', invoice.buyerReference),
      group('cac:InvoicePeriod', [
        textElement('cbc:StartDate', invoice.period?.start ?? null),
        textElement('cbc:EndDate', invoice.period?.end ?? null),
      ]),
      group('cac:OrderReference', [textElement('cbc:ID', invoice.orderReference)]),
      precedingInvoice(invoice),
      group('cac:AccountingSupplierParty', [writeParty(invoice.seller)]),
      group('cac:AccountingCustomerParty', [writeParty(invoice.buyer)]),
      group('cac:Delivery', [
        textElement('cbc:ActualDeliveryDate', invoice.deliveryDate),
        group('cac:DeliveryLocation', [writeAddress('cac:Address', invoice.deliveryAddress)]),
      ]),
      writePayment(invoice.payment),
      group('cac:PaymentTerms', [textElement('cbc:Note', invoice.paymentTerms)]),
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
      textElement('cbc:ID', preceding?.number ?? null),
      textElement('cbc:IssueDate', preceding?.date ?? null),
    ]),
  ]);
}

function writeParty(party: Party): XmlPart {
  const { electronicAddress, registration, contact } = party;
  return group('cac:Party', [
    textElement('cbc:EndpointID', electronicAddress?.value ?? null, {
      schemeID: electronicAddress?.scheme ?? null,
    }),
    group('cac:PartyName', [textElement('cbc:Name', party.tradeName)]),
    writeAddress('cac:PostalAddress', party.address),
    writeTaxNumber(party.vatId, 'VAT'),
    // The standard names no scheme for other taxes; any other than VAT says that it is one.
    writeTaxNumber(party.taxNumber, 'FC'),
    group('cac:PartyLegalEntity', [
      textElement('cbc:RegistrationName', party.name),
      textElement('cbc:CompanyID', registration?.value ?? null, { schemeID: registration?.scheme ?? null }),
    ]),
    group('cac:Contact', [
      textElement('cbc:Name', contact.name),
      textElement('cbc:Telephone', contact.phone),
      textElement('cbc:ElectronicMail', contact.email),
    ]),
  ]);
}

function writeTaxNumber(number: string | null, scheme: string): XmlPart {
  if (number === null) return null;
  return group('cac:PartyTaxScheme', [
    textElement('cbc:CompanyID', number),
    group('cac:TaxScheme', [textElement('cbc:ID', scheme)]),
  ]);
}

function writeAddress(name: string, address: PostalAddress | null): XmlPart {
  if (address === null) return null;
  return group(name, [
    textElement('cbc:StreetName', address.line1),
    textElement('cbc:AdditionalStreetName', address.line2),
    textElement('cbc:CityName', address.city),
    textElement('cbc:PostalZone', address.postal_code),
    textElement('cbc:CountrySubentity', address.state),
    group('cac:Country', [textElement('cbc:IdentificationCode', address.country)]),
  ]);
}

function writePayment({ meansCode, reference, iban, accountName, bic }: PaymentInstructions): XmlPart {
  return group('cac:PaymentMeans', [
    textElement('cbc:PaymentMeansCode', meansCode),
    textElement('cbc:PaymentID', reference),
    group('cac:PayeeFinancialAccount', [
      textElement('cbc:ID', iban),
      textElement('cbc:Name', accountName),
      group('cac:FinancialInstitutionBranch', [textElement('cbc:ID', bic)]),
    ]),
  ]);
}

function writeLine(line: EInvoiceLine, kind: 'Invoice' | 'CreditNote', amount: Amount): XmlPart {
  return group(`cac:${kind}Line`, [
    textElement('cbc:ID', line.id),
    textElement(kind === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', line.quantity, {
      unitCode: line.unitCode,
    }),
    amount('cbc:LineExtensionAmount', line.netAmount),
    Number(line.allowance) === 0 ? null : group('cac:AllowanceCharge', ublDiscount(line.allowance, amount)),
    group('cac:Item', [
      textElement('cbc:Name', line.name),
      group('cac:SellersItemIdentification', [textElement('cbc:ID', line.sku)]),
      writeCategory('cac:ClassifiedTaxCategory', line),
    ]),
    group('cac:Price', [amount('cbc:PriceAmount', line.price)]),
  ]);
}
