/** Makes the references of Swiss QR-bills. */
import { isCreditorReference } from './payment-request.ts';

export type SwissReference =
  | { readonly type: 'QRR' | 'SCOR'; readonly value: string }
  | { readonly type: 'NON'; readonly value: '' };

const digitsMax = 26;

/**
 * The QR reference of a payment: the 27 digits themselves where they were given, else the digits of the reference with
 * zeros before them and the check digit behind; null when it has no digit.
 */
export function qrReference(reference: string): string | null {
  const digits = reference.replace(/\D/g, '');
  if (/^[\d\s]+$/.test(reference) && digits.length === digitsMax + 1 && isQrReference(digits)) return digits;
  if (digits.replace(/0/g, '') === '') return null;
  const padded = digits.slice(-digitsMax).padStart(digitsMax, '0');
  return padded + checkDigit(padded);
}

/** The reference of a payment to a usual IBAN. */
export function usualReference(reference: string): SwissReference {
  const signs = reference.replace(/\s/g, '').toUpperCase();
  return isCreditorReference(signs) ? { type: 'SCOR', value: signs } : { type: 'NON', value: '' };
}

function isQrReference(digits: string): boolean {
  return checkDigit(digits.slice(0, -1)) === digits.slice(-1);
}

// Modulo 10, recursive: each digit leads on to the next row of this table.
const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

function checkDigit(digits: string): string {
  let carry = 0;
  for (const digit of digits) carry = table[(carry + Number(digit)) % 10] ?? 0;
  return String((10 - carry) % 10);
}

/** As people read it: a QR reference in groups of five from the right, a creditor reference in groups of four. */
export function groupReference({ type, value }: SwissReference): string {
  if (type === 'QRR') return value.replace(/\B(?=(.{5})+$)/g, ' ');
  return value.replace(/(.{4})(?=.)/g, '$1 ');
}
