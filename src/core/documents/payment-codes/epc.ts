/** Builds the payload of the European code for credit transfers (EPC069-12, version 002). */
import { compareDecimals, toFixedText } from '../../billing/decimal.ts';
import { utf8Length } from '../../store/utf8-length.ts';
import { isCreditorReference, cutToOneLine, type PaymentRequest } from './payment-request.ts';

/** The whole text in UTF-8: a code of version 13 with level M holds no more. */
const bytesMax = 331;

const nameMax = 70;
const textMax = 140;

const leastAmount = '0.01';
const greatestAmount = '999999999.99';

// SEPA as of 2026: in the European Economic Area a bank is found by its IBAN alone, elsewhere its BIC is needed.
const withoutBic =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
const withBic = 'AD AL CH GB GI MC MD ME MK RS SM VA'.split(' ');

/** The text of the code; null when the payment cannot be asked for by one. */
export function epcPayload({ currency, amount, reference, payee }: PaymentRequest): string | null {
  const { iban, bic } = payee;
  const name = cutToOneLine(payee.name, nameMax);
  if (currency !== 'EUR' || iban === null || name === '') return null;
  if (compareDecimals(amount, leastAmount) < 0 || compareDecimals(amount, greatestAmount) > 0) return null;
  const country = iban.slice(0, 2);
  if (!withoutBic.includes(country) && !(withBic.includes(country) && bic !== null)) return null;
  const isStructured = isCreditorReference(reference);
  const text = isStructured ? '' : cutToOneLine(reference, textMax);
  const write = (remittance: string): string =>
    [
      ...['BCD', '002', '1', 'SCT', bic ?? '', name, iban, `EUR${toFixedText(amount, 2)}`, ''],
      ...(isStructured ? [reference] : ['', remittance]),
    ].join('\n');
  const payload = write(text);
  return utf8Length(payload) <= bytesMax ? payload : fitting(write, text);
}

// The name and the account must be whole; of a reference in letters of several bytes the beginning has to do.
function fitting(write: (remittance: string) => string, text: string): string | null {
  for (let length = text.length - 1; length > 0; length -= 1) {
    const payload = write(cutToOneLine(text, length));
    if (utf8Length(payload) <= bytesMax) return payload;
  }
  return null;
}
