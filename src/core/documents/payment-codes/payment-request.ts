/** Describes what a payment code asks for, and cuts texts to what codes can carry. */
import type { PostalAddress } from '../../settings.ts';

/** A payment that a customer is asked for. */
export interface PaymentRequest {
  /** ISO 4217. */
  readonly currency: string;
  /** What is due, as exact text. */
  readonly amount: string;
  /** What the payer quotes: the number of the document, or a creditor reference. */
  readonly reference: string;
  readonly payee: Payee;
  readonly payer: { readonly name: string; readonly address: PostalAddress | null };
}

/** Who is paid. Account numbers are without blanks and in upper case. */
interface Payee {
  /** The holder of the account. */
  readonly name: string;
  readonly address: PostalAddress | null;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly qr_iban: string | null;
  readonly upi_id: string | null;
}

/** The text on one line, without half characters, cut to a number of UTF-16 units. */
export function cutToOneLine(text: string | null, max: number): string {
  const line = whole(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  // A cut through the middle of a character leaves a half, which is taken away again.
  return whole(line.slice(0, max)).trim();
}

function whole(text: string): string {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (sign) =>
    sign.length === 2 ? sign : '',
  );
}

/** True for a creditor reference of ISO 11649 with right check digits. */
export function isCreditorReference(text: string): boolean {
  if (!/^RF\d\d[A-Z0-9]{1,21}$/.test(text)) return false;
  let rest = 0;
  for (const sign of text.slice(4) + text.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
