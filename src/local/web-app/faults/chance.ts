/** Chance that a seed decides: the same seed and the same questions give the same answers. */

export interface Chance {
  /** True in that share of the calls, from 0 to 1. */
  happens(share: number): boolean;
  /** A whole number between two, both included. */
  between(min: number, max: number): number;
  /** One of a list that has at least one. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

const wordMax = 0x1_0000_0000;

/** @param stream names an own sequence, so that one kind of question does not disturb the answers to another */
export function createChance(seed: number, stream: string): Chance {
  let state = [...stream].reduce((word, letter) => stir(word ^ letter.charCodeAt(0)), seed >>> 0);
  const next = (): number => {
    // An odd step walks through all 2^32 words before it repeats one.
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

export interface SpellOptions {
  /** The share of stored answers that are hit, from 0 to 1. */
  readonly share: number;
  /** How many reads of one answer go wrong at most. */
  readonly readsMax: number;
}

// An answer is read again within seconds; one that was first read so many answers ago is read no more.
const answersRemembered = 10_000;

/** Tells for each read whether it goes wrong; what happens to an answer is settled when it is first read. */
export function createSpells(chance: Chance, { share, readsMax }: SpellOptions): (key: string) => boolean {
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
