/** The rules of XRechnung, which Peppol asks for as well where both parties are German. */
import type { PostalAddress } from '../../../settings.ts';
import type { SemanticInvoice } from '../model.ts';
import { type EInvoiceRule, only, rule } from './rule.ts';

/** Each rule has its id in XRechnung, and in Peppol's part for Germany. */
type Ids = readonly [xrechnung: string, peppol: string];

const missing: readonly (readonly [
  ids: Ids,
  pointer: string,
  message: string,
  isBroken: (invoice: SemanticInvoice) => boolean,
])[] = [
  [
    ['BR-DE-15', 'DE-R-015'],
    '/buyer_reference',
    'Give the reference of the buyer; authorities call it Leitweg-ID.',
    ({ buyerReference }) => buyerReference === null,
  ],
  [
    ['BR-DE-16', 'DE-R-016'],
    '/seller/tax_ids',
    'Fill in your VAT number or your tax number.',
    hasNoTaxNumber,
  ],
  [
    ['BR-DE-5', 'DE-R-005'],
    '/seller/contact_name',
    'Fill in whom to ask at your business.',
    ({ seller }) => seller.contact.name === null,
  ],
  [
    ['BR-DE-6', 'DE-R-006'],
    '/seller/phone',
    'Fill in the telephone number of your business.',
    ({ seller }) => seller.contact.phone === null,
  ],
  [
    ['BR-DE-7', 'DE-R-007'],
    '/seller/email',
    'Fill in the e-mail address of your business.',
    ({ seller }) => seller.contact.email === null,
  ],
  [
    ['BR-DE-3', 'DE-R-003'],
    '/seller/address/city',
    'Fill in the city of your business.',
    ({ seller }) => lacks(seller.address, 'city'),
  ],
  [
    ['BR-DE-4', 'DE-R-004'],
    '/seller/address/postal_code',
    'Fill in the postal code of your business.',
    ({ seller }) => lacks(seller.address, 'postal_code'),
  ],
  [
    ['BR-DE-8', 'DE-R-008'],
    '/customer/billing_address/city',
    'The billing address of the customer has no city.',
    ({ buyer }) => lacks(buyer.address, 'city'),
  ],
  [
    ['BR-DE-9', 'DE-R-009'],
    '/customer/billing_address/postal_code',
    'The billing address of the customer has no postal code.',
    ({ buyer }) => lacks(buyer.address, 'postal_code'),
  ],
  [
    ['BR-DE-10', 'DE-R-010'],
    '/delivery_address/city',
    'The address of delivery has no city.',
    (invoice) => lacks(invoice.deliveryAddress, 'city'),
  ],
  [
    ['BR-DE-11', 'DE-R-011'],
    '/delivery_address/postal_code',
    'The address of delivery has no postal code.',
    (invoice) => lacks(invoice.deliveryAddress, 'postal_code'),
  ],
  [
    ['BR-DE-18', 'DE-R-018'],
    '/terms',
    'A line of the terms that begins with # must be a cash discount, such as #SKONTO#TAGE=14#PROZENT=2.00#.',
    hasWrongDiscountTerms,
  ],
];

export const germanRules: readonly EInvoiceRule[] = missing.flatMap(([ids, pointer, message, isBroken]) => [
  ...only(['xrechnung'], [rule(ids[0], pointer, message, isBroken)]),
  ...only(
    ['peppol'],
    [rule(ids[1], pointer, message, (invoice) => areBothGerman(invoice) && isBroken(invoice))],
  ),
]);

function areBothGerman({ seller, buyer }: SemanticInvoice): boolean {
  return seller.address?.country === 'DE' && buyer.address?.country === 'DE';
}

// Without an address the rule about the address itself says what is missing.
function lacks(address: PostalAddress | null, part: 'city' | 'postal_code'): boolean {
  return address !== null && address[part] === null;
}

function hasNoTaxNumber({ seller, taxes }: SemanticInvoice): boolean {
  const isTaxable = taxes.some(({ category }) => category !== 'O');
  return isTaxable && seller.vatId === null && seller.taxNumber === null;
}

const cashDiscount = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#$/;

function hasWrongDiscountTerms({ paymentTerms }: SemanticInvoice): boolean {
  const lines = (paymentTerms ?? '').split(/\r?\n/).filter((line) => line.trim().startsWith('#'));
  return lines.some((line) => !cashDiscount.test(line.trim()));
}
