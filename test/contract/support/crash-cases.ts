/** Which of all faults a run of the crash proofs tries: a sample, unless it is asked for all of them. */

// CRASH_FULL=1 tries every fault; CRASH_SEED=n moves the sample, so that runs of many days try them all.
const isFull = process.env.CRASH_FULL !== undefined;
const seed = Number(process.env.CRASH_SEED ?? '0');

/** Every n-th of the cases, beginning at the seed. */
export function sampleOf<Item>(cases: readonly Item[], every: number): Item[] {
  return cases.filter((_, position) => isFull || position % every === seed % every);
}

/** Of what was buffered: nothing survives, all but the first or the last write, every other one. */
export const losses: readonly ((count: number) => readonly number[])[] = [
  (count) => positions(count),
  (count) => positions(count).slice(0, 1),
  (count) => positions(count).slice(-1),
  (count) => positions(count).filter((position) => position % 2 === 0),
  (count) => positions(count).filter((position) => position % 2 === 1),
];

function positions(count: number): number[] {
  return Array.from({ length: count }, (_, position) => position);
}
