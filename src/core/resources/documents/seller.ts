/** Who bills, as a document keeps it: later changes of the settings do not change an issued document. */
import { type InputOf, optional, readOnlyNullable } from '../../schema/field.ts';
import { email, object, text } from '../../schema/kinds.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Settings } from '../../settings.ts';
import { billingAddress, electronicAddress, taxIds } from '../address.ts';

const plain = text(200);

const sellerFields = {
  name: optional(plain, 'The legal name of the business.'),
  trade_name: optional(plain, 'The name that it trades under.'),
  address: optional(billingAddress, 'The address.'),
  tax_ids: optional(taxIds, 'Tax registration numbers.'),
  registration_number: optional(plain, 'The number in the commercial register.'),
  email: optional(email, 'The e-mail address.'),
  phone: optional(plain, 'The phone number.'),
  contact_name: optional(plain, 'The contact person.'),
  website: optional(plain, 'The web site.'),
  iban: optional(plain, 'The bank account to pay to.'),
  bic: optional(plain, 'The bank of the account.'),
  account_name: optional(plain, 'The holder of the account.'),
  qr_iban: optional(plain, 'The account of Swiss QR-bills.'),
  upi_id: optional(plain, 'The address of Indian payments.'),
  electronic_address: optional(electronicAddress, 'The sender of electronic invoices.'),
  language: optional(plain, 'The language of the documents.'),
};

export type Seller = InputOf<typeof sellerFields>;

/** The field of every document that a customer receives. */
export const seller = readOnlyNullable(
  object(sellerFields),
  'The business as it was when the document left its draft; in a draft, as it is now. Null in documents of version 1.0.',
);

/** The business as the settings have it now. */
export function sellerOf(settings: Settings): Seller {
  const now = settings as unknown as JsonObject;
  const taken = Object.keys(sellerFields).map((name) => [name, now[name] === '' ? null : now[name]]);
  return Object.fromEntries(taken) as Seller;
}

/** What an answer shows of a draft: the seller that it would have. */
export function draftSeller({ status }: JsonObject, settings: Settings): JsonObject {
  return status === 'draft' ? { seller: sellerOf(settings) } : {};
}

/** What a draft keeps: no seller, although the journal holds the one that its answer shows. */
export function withoutDraftSeller({ status }: JsonObject): { readonly seller?: null } {
  return status === 'draft' ? { seller: null } : {};
}
