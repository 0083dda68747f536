/** Exact numbers of the simulator's own: what the program computes is not to be checked by the program's arithmetic. */

/** A fraction of whole numbers; `under` is more than zero. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const zero: Fraction = { over: 0n, under: 1n };

/**
 * The number that a decimal text says, or a JSON number by its shortest text; zero for nothing.
 * @throws SyntaxError for another text
 */
export function fractionOf(value: string | number | null | undefined): Fraction {
  if (value === null || value === undefined || value === '') return zero;
  const [whole = '', places = ''] = String(value).split('.');
  return { over: BigInt(whole + places), under: 10n ** BigInt(places.length) };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.under === b.under) return { over: a.over + b.over, under: a.under };
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

export function subtractFraction(a: Fraction, b: Fraction): Fraction {
  return plus(a, { over: -b.over, under: b.under });
}

/** Below zero when a is less than b, zero when they are equal. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export function isEqual(a: Fraction, b: Fraction): boolean {
  return compare(a, b) === 0;
}
