/** Makes the reference that a payer quotes out of a document's number. */

// ISO 11649 gives a creditor reference 25 signs, four of which are the letters RF and the check digits.
const referenceMax = 21;

/**
 * The reference of a document with this number.
 * @param form `rf` for a creditor reference of ISO 11649; a number without a letter or digit of its alphabet stays as it is
 */
export function paymentReference(number: string, form: 'number' | 'rf'): string {
  const signs = number.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (form === 'number' || signs === '') return number;
  // The end of a number is what tells it from its neighbours.
  const reference = signs.slice(-referenceMax);
  const check = 98 - remainder97(`${reference}RF00`);
  return `RF${String(check).padStart(2, '0')}${reference}`;
}

// Letters count as 10 to 35, as in the check digits of an IBAN.
function remainder97(text: string): number {
  let rest = 0;
  for (const sign of text)
    for (const digit of String(parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
