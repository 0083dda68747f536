/** The execution dies before a call, and some of what it has not flushed never arrives. */
import { asksGoogle, type Disturbance } from './disturbance.ts';

/** Which of so many unflushed writes are lost, by their positions. */
type Loss = (count: number) => readonly number[];

const positions: Loss = (count) => Array.from({ length: count }, (_, position) => position);

/** None and all of them, the first and the last, every other one from either. */
const losses: readonly Loss[] = [
  () => [],
  positions,
  (count) => positions(count).slice(0, 1),
  (count) => positions(count).slice(-1),
  (count) => positions(count).filter((position) => position % 2 === 0),
  (count) => positions(count).filter((position) => position % 2 === 1),
  (count) => positions(count).slice(Math.ceil(count / 2)),
  (count) => positions(count).slice(0, Math.floor(count / 2)),
];

/** How many different subsets of the unflushed writes a kill may lose. */
export const lossesMax = losses.length;

export const kill: Disturbance = {
  name: 'kill',
  weight: 8,
  canStrike: ({ call }) => asksGoogle(call),
  strike: (_moment, choice) => ({
    lasts: 'call',
    carryOut: (process) => process.kill(losses[choice % losses.length] ?? positions),
  }),
};
