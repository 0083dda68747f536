/** Writes an electronic invoice as UN/CEFACT Cross Industry Invoice D16B. */
import type { PostalAddress } from '../../settings.ts';
import { ciiDiscount, taxOf, writeDate, writeSettlement } from './cii-settlement.ts';
import type { EInvoiceLine, Party, SemanticInvoice } from './model.ts';
import { profiles } from './profiles.ts';
import { group, textElement, writeXml, type XmlPart } from './xml.ts';

const cefact = 'urn:un:unece:uncefact:data:standard';

/** The whole document as XML text. */
export function writeCii(invoice: SemanticInvoice): string {
  const { specification, process } = profiles[invoice.profile];
  const root = group(
    'rsm:CrossIndustryInvoice',
    [
      group('rsm:ExchangedDocumentContext', [
        group('ram:BusinessProcessSpecifiedDocumentContextParameter', [textElement('ram:ID', process)]),
        group('ram:GuidelineSpecifiedDocumentContextParameter', [textElement('ram:ID', specification)]),
      ]),
      group('rsm:ExchangedDocument', [
        textElement('ram:ID', invoice.number),
        textElement('ram:TypeCode', invoice.isCreditNote ? '381' : '380'),
        writeDate('ram:IssueDateTime', invoice.issueDate),
        group('ram:IncludedNote', [textElement('ram:Content', invoice.note)]),
      ]),
      group('rsm:SupplyChainTradeTransaction', [
        ...invoice.lines.map(writeLine),
        writeAgreement(invoice),
        writeDelivery(invoice),
        writeSettlement(invoice),
      ]),
    ],
    {
      'xmlns:rsm': `${cefact}:CrossIndustryInvoice:100`,
      'xmlns:ram': `${cefact}:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:qdt': `${cefact}:QualifiedDataType:100`,
      'xmlns:udt': `${cefact}:UnqualifiedDataType:100`,
    },
  );
  if (root === null) throw new Error('A document without elements.');
  return writeXml(root);
}

function writeLine(line: EInvoiceLine): XmlPart {
  return group('ram:IncludedSupplyChainTradeLineItem', [
    group('ram:AssociatedDocumentLineDocument', [textElement('ram:LineID', line.id)]),
    group('ram:SpecifiedTradeProduct', [
      textElement('ram:SellerAssignedID', line.sku),
      textElement('ram:Name', line.name),
    ]),
    group('ram:SpecifiedLineTradeAgreement', [
      group('ram:NetPriceProductTradePrice', [textElement('ram:ChargeAmount', line.price)]),
    ]),
    group('ram:SpecifiedLineTradeDelivery', [
      textElement('ram:BilledQuantity', line.quantity, { unitCode: line.unitCode }),
    ]),
    group('ram:SpecifiedLineTradeSettlement', [
      group('ram:ApplicableTradeTax', taxOf(line)),
      Number(line.allowance) === 0
        ? null
        : group('ram:SpecifiedTradeAllowanceCharge', ciiDiscount(line.allowance)),
      group('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        textElement('ram:LineTotalAmount', line.netAmount),
      ]),
    ]),
  ]);
}

function writeAgreement({ buyerReference, orderReference, seller, buyer }: SemanticInvoice): XmlPart {
  return group('ram:ApplicableHeaderTradeAgreement', [
    textElement('ram:BuyerReference', buyerReference),
    writeParty('ram:SellerTradeParty', seller),
    writeParty('ram:BuyerTradeParty', buyer),
    group('ram:BuyerOrderReferencedDocument', [textElement('ram:IssuerAssignedID', orderReference)]),
  ]);
}

function writeParty(name: string, party: Party): XmlPart {
  const { registration, contact, electronicAddress } = party;
  return group(name, [
    textElement('ram:Name', party.name),
    group('ram:SpecifiedLegalOrganization', [
      textElement('ram:ID', registration?.value ?? null, { schemeID: registration?.scheme ?? null }),
      textElement('ram:TradingBusinessName', party.tradeName),
    ]),
    group('ram:DefinedTradeContact', [
      textElement('ram:PersonName', contact.name),
      group('ram:TelephoneUniversalCommunication', [textElement('ram:CompleteNumber', contact.phone)]),
      group('ram:EmailURIUniversalCommunication', [textElement('ram:URIID', contact.email)]),
    ]),
    writeAddress(party.address),
    group('ram:URIUniversalCommunication', [
      textElement('ram:URIID', electronicAddress?.value ?? null, {
        schemeID: electronicAddress?.scheme ?? null,
      }),
    ]),
    group('ram:SpecifiedTaxRegistration', [textElement('ram:ID', party.vatId, { schemeID: 'VA' })]),
    group('ram:SpecifiedTaxRegistration', [textElement('ram:ID', party.taxNumber, { schemeID: 'FC' })]),
  ]);
}

function writeAddress(address: PostalAddress | null): XmlPart {
  if (address === null) return null;
  return group('ram:PostalTradeAddress', [
    textElement('ram:PostcodeCode', address.postal_code),
    textElement('ram:LineOne', address.line1),
    textElement('ram:LineTwo', address.line2),
    textElement('ram:CityName', address.city),
    textElement('ram:CountryID', address.country),
    textElement('ram:CountrySubDivisionName', address.state),
  ]);
}

function writeDelivery({ deliveryAddress, deliveryDate }: SemanticInvoice): XmlPart {
  const parts = [
    group('ram:ShipToTradeParty', [writeAddress(deliveryAddress)]),
    group('ram:ActualDeliverySupplyChainEvent', [writeDate('ram:OccurrenceDateTime', deliveryDate)]),
  ];
  // The schema asks for this element also where it has nothing to say.
  return (
    group('ram:ApplicableHeaderTradeDelivery', parts) ?? {
      name: 'ram:ApplicableHeaderTradeDelivery',
      attributes: {},
      content: '',
    }
  );
}
