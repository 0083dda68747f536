/** Builds the link of a payment in India (UPI). */
import { compareDecimals, toFixedText } from '../../billing/decimal.ts';
import { cutToOneLine, type PaymentRequest } from './payment-request.ts';

// The specification of the link gives a transaction note 50 signs, and a reference 35 letters and digits.
const noteMax = 50;
const referenceMax = 35;
const nameMax = 99;

const greatestAmount = '999999999.99';

/** The link, which is the text of the code, too; null when the payment cannot be asked for by one. */
export function upiPayload({ currency, amount, reference, payee }: PaymentRequest): string | null {
  const name = cutToOneLine(payee.name, nameMax);
  if (currency !== 'INR' || payee.upi_id === null || name === '') return null;
  if (compareDecimals(amount, '0.01') < 0 || compareDecimals(amount, greatestAmount) > 0) return null;
  const signs = reference.replace(/[^A-Za-z0-9]/g, '').slice(-referenceMax);
  const parameters: readonly (readonly [string, string])[] = [
    ['pa', payee.upi_id],
    ['pn', name],
    ...(signs === '' ? [] : [['tr', signs] as const]),
    ['am', toFixedText(amount, 2)],
    ['cu', 'INR'],
    ['tn', cutToOneLine(reference, noteMax)],
  ];
  // A wallet compares the address with its own list, and the at sign may stand as it is in a query.
  const encode = (value: string): string => encodeURIComponent(value).replace(/%40/g, '@');
  return `upi://pay?${parameters.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}
