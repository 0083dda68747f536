/** Writes an electronic invoice as UN/CEFACT Cross Industry Invoice D16B. */
import type { PostalAddress } from '../../settings.ts';
import { discountOf, taxOf, writeDate, writeSettlement } from './cii-settlement.ts';
import type { Line, Party, SemanticInvoice } from './model.ts';
import { profiles } from './profiles.ts';
import { group, text, writeXml, type XmlPart } from './xml.ts';

const cefact = 'urn:un:unece:uncefact:data:standard';

/** The whole document as XML text. */
export function writeCii(invoice: SemanticInvoice): string {
  const { specification, process } = profiles[invoice.profile];
  const root = group(
    'rsm:CrossIndustryInvoice',
    [
      group('rsm:ExchangedDocumentContext', [
        group('ram:BusinessProcessSpecifiedDocumentContextParameter', [text('ram:ID', process)]),
        group('ram:GuidelineSpecifiedDocumentContextParameter', [text('ram:ID', specification)]),
      ]),
      group('rsm:ExchangedDocument', [
        text('ram:ID', invoice.number),
        text('ram:TypeCode', invoice.isCreditNote ? '381' : '380'),
        writeDate('ram:IssueDateTime', invoice.issueDate),
        group('ram:IncludedNote', [text('ram:Content', invoice.note)]),
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

function writeLine(line: Line): XmlPart {
  return group('ram:IncludedSupplyChainTradeLineItem', [
    group('ram:AssociatedDocumentLineDocument', [text('ram:LineID', line.id)]),
    group('ram:SpecifiedTradeProduct', [text('ram:SellerAssignedID', line.sku), text('ram:Name', line.name)]),
    group('ram:SpecifiedLineTradeAgreement', [
      group('ram:NetPriceProductTradePrice', [text('ram:ChargeAmount', line.price)]),
    ]),
    group('ram:SpecifiedLineTradeDelivery', [
      text('ram:BilledQuantity', line.quantity, { unitCode: line.unitCode }),
    ]),
    group('ram:SpecifiedLineTradeSettlement', [
      group('ram:ApplicableTradeTax', taxOf(line)),
      Number(line.allowance) === 0
        ? null
        : group('ram:SpecifiedTradeAllowanceCharge', discountOf(line.allowance)),
      group('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        text('ram:LineTotalAmount', line.netAmount),
      ]),
    ]),
  ]);
}

function writeAgreement({ buyerReference, orderReference, seller, buyer }: SemanticInvoice): XmlPart {
  return group('ram:ApplicableHeaderTradeAgreement', [
    text('ram:BuyerReference', buyerReference),
    writeParty('ram:SellerTradeParty', seller),
    writeParty('ram:BuyerTradeParty', buyer),
    group('ram:BuyerOrderReferencedDocument', [text('ram:IssuerAssignedID', orderReference)]),
  ]);
}

function writeParty(name: string, party: Party): XmlPart {
  const { registration, contact, electronicAddress } = party;
  return group(name, [
    text('ram:Name', party.name),
    group('ram:SpecifiedLegalOrganization', [
      text('ram:ID', registration?.value ?? null, { schemeID: registration?.scheme ?? null }),
      text('ram:TradingBusinessName', party.tradeName),
    ]),
    group('ram:DefinedTradeContact', [
      text('ram:PersonName', contact.name),
      group('ram:TelephoneUniversalCommunication', [text('ram:CompleteNumber', contact.phone)]),
      group('ram:EmailURIUniversalCommunication', [text('ram:URIID', contact.email)]),
    ]),
    writeAddress(party.address),
    group('ram:URIUniversalCommunication', [
      text('ram:URIID', electronicAddress?.value ?? null, { schemeID: electronicAddress?.scheme ?? null }),
    ]),
    group('ram:SpecifiedTaxRegistration', [text('ram:ID', party.vatId, { schemeID: 'VA' })]),
    group('ram:SpecifiedTaxRegistration', [text('ram:ID', party.taxNumber, { schemeID: 'FC' })]),
  ]);
}

function writeAddress(address: PostalAddress | null): XmlPart {
  if (address === null) return null;
  return group('ram:PostalTradeAddress', [
    text('ram:PostcodeCode', address.postal_code),
    text('ram:LineOne', address.line1),
    text('ram:LineTwo', address.line2),
    text('ram:CityName', address.city),
    text('ram:CountryID', address.country),
    text('ram:CountrySubDivisionName', address.state),
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
