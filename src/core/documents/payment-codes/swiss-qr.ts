/** Builds Swiss QR-bills: the payload of the code, and what is printed around it (Implementation Guidelines 2.3). */
import { compareDecimals, toFixedText } from '../../billing/decimal.ts';
import type { PostalAddress } from '../../settings.ts';
import { cutToOneLine, type PaymentRequest } from './payment-request.ts';
import { qrReference, type SwissReference, usualReference } from './swiss-reference.ts';

export interface SwissBill {
  readonly payload: string;
  readonly account: string;
  readonly creditor: SwissParty;
  /** Null when the payer fills it in by hand. */
  readonly debtor: SwissParty | null;
  readonly reference: SwissReference;
  /** Empty for none. */
  readonly message: string;
  readonly currency: string;
  /** With two decimals. */
  readonly amount: string;
}

/** A structured address, in which all but street and building are filled in. */
export interface SwissParty {
  readonly name: string;
  readonly street: string;
  readonly building: string;
  readonly postalCode: string;
  readonly town: string;
  readonly country: string;
}

const greatestAmount = '999999999.99';
const messageMax = 140;

/** The bill; null when the payment cannot be asked for by one. */
export function swissBill(request: PaymentRequest): SwissBill | null {
  const { currency, amount, payee, payer } = request;
  if (currency !== 'CHF' && currency !== 'EUR') return null;
  if (compareDecimals(amount, '0.01') < 0 || compareDecimals(amount, greatestAmount) > 0) return null;
  const creditor = partyOf(payee.name, payee.address);
  const target = targetOf(request);
  if (creditor === null || target === null) return null;
  const bill = {
    ...target,
    creditor,
    debtor: partyOf(payer.name, payer.address),
    message: target.reference.type === 'NON' ? latin(request.reference, messageMax) : '',
    currency,
    amount: toFixedText(amount, 2),
  };
  return { ...bill, payload: payloadOf(bill) };
}

// A QR-IBAN goes with a QR reference alone, and a usual IBAN with any other reference.
function targetOf({ payee, reference }: PaymentRequest): Pick<SwissBill, 'account' | 'reference'> | null {
  const digits = payee.qr_iban === null ? null : qrReference(reference);
  if (payee.qr_iban !== null && digits !== null)
    return { account: payee.qr_iban, reference: { type: 'QRR', value: digits } };
  if (payee.iban === null || !/^(CH|LI)/.test(payee.iban)) return null;
  return { account: payee.iban, reference: usualReference(reference) };
}

function partyOf(name: string, address: PostalAddress | null): SwissParty | null {
  if (address === null) return null;
  const [, street = '', building = ''] = /^(.*\S)\s+(\d+\s?[a-zA-Z]?(?:[-/]\d+[a-zA-Z]?)?)$/.exec(
    (address.line1 ?? '').trim(),
  ) ?? [null, address.line1 ?? ''];
  const party = {
    name: latin(name, 70),
    street: latin(street, 70),
    building: latin(building, 16),
    postalCode: latin(address.postal_code, 16),
    town: latin(address.city, 35),
    country: address.country ?? '',
  };
  const { name: who, postalCode, town, country } = party;
  return [who, postalCode, town, country].includes('') ? null : party;
}

// The code takes Latin letters with their accents alone, so that every bank can read them.
function latin(text: string | null, max: number): string {
  return cutToOneLine((text ?? '').replace(/[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac\s]/g, ''), max);
}

type Unwritten = Omit<SwissBill, 'payload'>;

function payloadOf({ account, creditor, debtor, reference, message, currency, amount }: Unwritten): string {
  const ultimateCreditor = Array<string>(7).fill('');
  return [
    ...['SPC', '0200', '1', account],
    ...writeParty(creditor),
    ...ultimateCreditor,
    ...[amount, currency],
    ...writeParty(debtor),
    ...[reference.type, reference.value, message, 'EPD'],
  ].join('\n');
}

function writeParty(party: SwissParty | null): string[] {
  if (party === null) return Array<string>(7).fill('');
  const { name, street, building, postalCode, town, country } = party;
  return ['S', name, street, building, postalCode, town, country];
}
