/** Verifies the check digits of identifiers that electronic addresses and references carry. */

function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}

function weightedSum(digits: readonly number[], weights: (index: number) => number): number {
  return digits.reduce((sum, digit, index) => sum + digit * weights(index), 0);
}

/** A Global Location Number of GS1: its last digit makes a sum with weights 3 and 1 a multiple of ten. */
export function isGln(text: string): boolean {
  if (!/^\d{2,}$/.test(text)) return false;
  const [check = 0, ...others] = digitsOf(text).reverse();
  return (10 - (weightedSum(others, (index) => (index % 2 === 0 ? 3 : 1)) % 10)) % 10 === check;
}

/** A Norwegian organization number: nine digits, the last one by weights 2 to 7 and modulo 11. */
export function isNorwegianNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || Number(text) === 0) return false;
  const [check = 0, ...others] = digitsOf(text).reverse();
  return (11 - (weightedSum(others, (index) => (index % 6) + 2) % 11)) % 11 === check;
}

/** A Belgian enterprise number: ten digits, the last two of them 97 less the rest of the others by 97. */
export function isBelgianNumber(text: string): boolean {
  return /^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8));
}

/** A Swedish organization number: ten digits with the check digit of Luhn. */
export function isSwedishNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const [check = 0, ...others] = digitsOf(text).reverse();
  const sum = others.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** An Australian Business Number: eleven digits, whose weighted sum, the first less one, is a multiple of 89. */
export function isAustralianNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const [first = 0, ...others] = digitsOf(text);
  return ((first - 1) * 10 + weightedSum(others, (index) => 2 * index + 1)) % 89 === 0;
}

/** A Greek tax number: nine digits, the last one by powers of two and modulo 11. */
export function isGreekNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const digits = digitsOf(text);
  const sum = weightedSum(digits.slice(0, 8), (index) => 2 ** (8 - index));
  return (sum % 11) % 10 === digits[8];
}

const leitwegForm = /^\d{2,12}(-[0-9A-Za-z]{1,30})?-\d{2}$/;

/** True for a text in the form of a German Leitweg-ID whose check digits, by modulo 97 over all signs, are wrong. */
export function isWrongLeitwegId(text: string): boolean {
  if (!leitwegForm.test(text)) return false;
  const signs = text.replace(/-/g, '').toUpperCase();
  let rest = 0;
  for (const sign of signs) {
    // Letters count from ten on, as in an IBAN.
    for (const digit of String(parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest !== 1;
}
