/** Failures of an execution as a whole: it dies, its answer is lost, or time passes in the middle of it. */
import { asksGoogle, type InjectedFailure } from './injected-failure.ts';

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

export const kill: InjectedFailure = {
  name: 'kill',
  weight: 8,
  isPossible: ({ call }) => asksGoogle(call),
  inject: (_moment, choice) => ({
    lasts: 'call',
    carryOut: (process) => process.kill(losses[choice % losses.length] ?? positions),
  }),
};

/** The script has run, and its answer is lost on the second hop. */
export const lostAnswer: InjectedFailure = {
  name: 'lost_answer',
  weight: 20,
  isPossible: ({ call }) => call === null,
  inject({ process, world }) {
    world.lostAnswers.add(process.id);
    return null;
  },
};

/** Up to beyond the window of the rate limit, and far below Google's six minutes. */
const leapsMs = [20, 900, 12_000, 61_000];

/** Time passes between two calls: a slow machine, a pause, a trigger that comes late. */
export const clockLeap: InjectedFailure = {
  name: 'clock_leap',
  weight: 2,
  isPossible: ({ call }) => call !== null,
  inject({ world }, choice) {
    world.clock.advance(leapsMs[choice % leapsMs.length] ?? 0);
    return null;
  },
};
