/** Makes the seller, the buyer and the payment instructions of the semantic model from a document's snapshots. */
import type { PostalAddress } from '../../settings.ts';
import type { Party, PaymentInstructions } from './model.ts';
import type { Profile } from './profiles.ts';
import type { EInvoiceSource, ElectronicAddress, SourceCustomer, SourceSeller } from './source.ts';
import { taxNumberOf, vatIdOf } from './tax-identifiers.ts';

interface PartyContext {
  readonly profile: Profile;
  /** Parties of a supply that no VAT concerns must not name their VAT numbers. */
  readonly isOutsideVat: boolean;
}

/** BG-4. */
export function sellerPartyOf(seller: SourceSeller, { profile, isOutsideVat }: PartyContext): Party {
  const { name, trade_name, address, contact_name, phone, email, tax_ids } = seller;
  return {
    name: filledText(name),
    tradeName: filledText(trade_name) === filledText(name) ? null : filledText(trade_name),
    registration: registrationOf(seller.registration_number, address),
    vatId: isOutsideVat ? null : vatIdOf(tax_ids),
    taxNumber: taxNumberOf(tax_ids),
    address: addressOf(address),
    contact: { name: filledText(contact_name), phone: filledText(phone), email: filledText(email) },
    electronicAddress: electronicAddressOf(seller, profile),
  };
}

/** BG-7: the company when there is one, with the person as its contact. */
export function buyerOf(customer: SourceCustomer, { profile, isOutsideVat }: PartyContext): Party {
  const { company, name, contact_name, phone, email, billing_address } = customer;
  const person = filledText(company) === null ? null : filledText(name);
  return {
    name: filledText(company) ?? filledText(name),
    tradeName: null,
    registration: registrationOf(customer.registration_number, billing_address),
    vatId: isOutsideVat ? null : vatIdOf(customer.tax_ids),
    taxNumber: null,
    address: addressOf(billing_address),
    contact: { name: filledText(contact_name) ?? person, phone: filledText(phone), email: filledText(email) },
    electronicAddress: electronicAddressOf(customer, profile),
  };
}

/** BG-16: a transfer where there is an account, else no means is named. */
export function paymentInstructionsOf(source: EInvoiceSource): PaymentInstructions {
  const { iban, bic, account_name, address } = source.seller;
  const account = filledText(iban);
  return {
    meansCode: account === null ? '1' : transferCode(source.currency, address),
    reference: filledText(source.payment_reference),
    iban: account,
    accountName: account === null ? null : filledText(account_name),
    bic: account === null ? null : filledText(bic),
  };
}

// SEPA is for euros. Denmark knows no code 30 at home.
function transferCode(currency: string, address: PostalAddress | null): string {
  return currency === 'EUR' || address?.country === 'DK' ? '58' : '30';
}

/** A text, or null for one of blanks alone: the standard forbids empty elements. */
export function filledText(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** An address, or null when nothing of it is filled in. */
export function addressOf(address: PostalAddress | null): PostalAddress | null {
  if (address === null) return null;
  const { line1, line2, city, state, postal_code, country } = address;
  const parts = {
    line1: filledText(line1),
    line2: filledText(line2),
    city: filledText(city),
    state: filledText(state),
    postal_code: filledText(postal_code),
    country: filledText(country),
  };
  return Object.values(parts).every((part) => part === null) ? null : parts;
}

const registers: Readonly<Record<string, readonly { pattern: RegExp; scheme: string }[]>> = {
  DK: [{ pattern: /^(DK)?\d{8}$/, scheme: '0184' }],
  IS: [{ pattern: /^\d{10}$/, scheme: '0196' }],
  NL: [
    { pattern: /^\d{8}$/, scheme: '0106' },
    { pattern: /^\d{20}$/, scheme: '0190' },
  ],
};

// Some countries ask for the scheme of the register, which the form of the number tells.
function registrationOf(number: string | null, address: PostalAddress | null): Party['registration'] {
  const value = filledText(number);
  if (value === null) return null;
  const known = registers[address?.country ?? '']?.find(({ pattern }) => pattern.test(value));
  return { value, scheme: known?.scheme ?? null };
}

// XRechnung asks for an electronic address, and takes an e-mail address for one.
function electronicAddressOf(
  party: { readonly electronic_address: ElectronicAddress | null; readonly email: string | null },
  profile: Profile,
): ElectronicAddress | null {
  const { electronic_address: given } = party;
  const email = filledText(party.email);
  if (given !== null || profile !== 'xrechnung' || email === null) return given;
  return { scheme: 'EM', value: email };
}
