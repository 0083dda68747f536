/**
 * Random decisions from a seed: the same seed and the same questions give the same answers. Also failures that repeat
 * for one answer.
 */

export interface Chance {
  /** True in that share of the calls, from 0 to 1. */
  happens(share: number): boolean;
  /** A whole number between two, both included. */
  between(min: number, max: number): number;
  /** One of a list that has at least one. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

const wordMax = 0x1_0000_0000;

/** @param stream names a sequence of its own, so that one kind of failure does not change the decisions about another */
export function createChance(seed: number, stream: string): Chance {
  let state = [...stream].reduce((word, letter) => stir(word ^ letter.charCodeAt(0)), seed >>> 0);
  const next = (): number => {
    // An odd step reaches all 2^32 words before it repeats one.
    state = (state + 0x9e37_79b9) >>> 0;
    return stir(state) / wordMax;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    happens: (share) => next() < share,
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
  };
}

/** Spreads every bit of a 32-bit word over all of them, with the multipliers of MurmurHash3. */
function stir(word: number): number {
  let mixed = word >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export interface RepeatedFailureOptions {
  /** The share of stored answers that are hit, from 0 to 1. */
  readonly share: number;
  /** How many reads of one answer fail at most. */
  readonly readsMax: number;
}

// A caller reads an answer again within seconds, so an answer that was first read so many answers ago can be forgotten.
const answersRemembered = 10_000;

/** Decides for each read whether it fails; the first read of an answer decides how many of its reads fail. */
export function createRepeatedFailures(
  chance: Chance,
  { share, readsMax }: RepeatedFailureOptions,
): (key: string) => boolean {
  const readsLeft = new Map<string, number>();
  return (key) => {
    const left = readsLeft.get(key) ?? (chance.happens(share) ? chance.between(1, readsMax) : 0);
    readsLeft.set(key, Math.max(0, left - 1));
    if (readsLeft.size > answersRemembered) forgetOldest(readsLeft);
    return left > 0;
  };
}

function forgetOldest(readsLeft: Map<string, number>): void {
  const [oldest] = readsLeft.keys();
  if (oldest !== undefined) readsLeft.delete(oldest);
}
