/** Spells of trouble: for each stored answer, how many of its next reads go wrong. */
import type { Chance } from './chance.ts';

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
