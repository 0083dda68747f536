/** Random numbers that a seed decides: the same seed, the same run. */

export interface SeededRandom {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number from 0 up to `limit`, which is excluded. */
  below(limit: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** @throws Error for an empty list */
  pick<Item>(items: readonly Item[]): Item;
}

/** A source of its own for each name: what one part of a run draws does not change what another draws. */
export function createRandom(name: string): SeededRandom {
  let state = hashText(name);
  // Mulberry32, by Tommy Ettinger: 32 bits of state and good enough to scatter failures.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}

/** A random version 4 UUID, as Utilities.getUuid gives it. */
export function uuidFrom(random: SeededRandom): string {
  const hex = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** FNV-1a with a last stir, because names that differ in their last letter must draw apart at once. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
