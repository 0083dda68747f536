/** Chooses at random, and the same for the same seed. */
import { createRandom } from '../seeded-random.ts';

export interface Dice {
  /** From 0 up to 1. */
  readonly roll: () => number;
  readonly pick: <Choice>(choices: readonly Choice[]) => Choice;
  readonly maybe: <Value>(value: Value, chance: number) => Value | null;
}

/** The same seed chooses the same. */
export function createDice(seed: string): Dice {
  const roll = createRandom(seed).next;
  return {
    roll,
    pick: (choices) => choices[Math.floor(roll() * choices.length)] as (typeof choices)[number],
    maybe: (value, chance) => (roll() < chance ? value : null),
  };
}
