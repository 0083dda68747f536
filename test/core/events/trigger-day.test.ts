/** The count of the day's trigger time: what it holds, when it begins anew, and that it never hides an error. */
import {
  countDispatcher,
  countRun,
  loadMs,
  readTriggerDay,
  startUpMs,
  type TriggerPart,
  usedMs,
} from '../../../src/core/events/trigger-day.ts';
import { ServiceFailure, type Workspace } from '../../../src/core/workspace.ts';
import { emulateGoogle } from '../../emulated-workspace.ts';
import { openWebhookStage } from './webhook-stage.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

function open() {
  const { begin, world } = emulateGoogle();
  const { clock } = world;
  // Google stops an execution after six minutes, so each step has one of its own.
  const workspace = (): Workspace => begin().workspace;
  const run = (part: TriggerPart, ms: number, besidesMs = 0): void =>
    countRun(workspace(), { part, startedMs: clock.now(), besidesMs: () => besidesMs }, () =>
      clock.advance(ms),
    );
  return { workspace, clock, run };
}

test('the time of each part adds up, the start of the script too', () => {
  const { workspace, run } = open();
  run('edits', 2000, startUpMs);
  run('edits', 3000, startUpMs);
  run('sweep', 5000);
  const { parts } = readTriggerDay(workspace());
  const countingMs = 2 * 100;
  expect(parts.edits.runs).toBe(2);
  expect(parts.edits.ms).toBeGreaterThanOrEqual(5000 + 2 * startUpMs);
  expect(parts.edits.ms).toBeLessThan(5000 + 2 * startUpMs + countingMs);
  expect(parts.sweep).toMatchObject({ runs: 1 });
  expect(parts.dispatcher).toEqual({ runs: 0, ms: 0, lastMs: 0 });
});

test('the runs without work are counted by their number when one has work', () => {
  const { workspace, clock } = open();
  const run = (isUpkeep: boolean): void =>
    countDispatcher(workspace(), { startedMs: clock.now(), searchMs: 100, isUpkeep }, () =>
      clock.advance(1000),
    );
  run(false);
  const before = usedMs(readTriggerDay(workspace()));
  expect(before).toBeLessThan(1000 + startUpMs + loadMs + 200);
  clock.advance(10 * minuteMs);
  run(false);
  const added = usedMs(readTriggerDay(workspace())) - before;
  // Nine by the minute and one every ten minutes.
  const idleMs = 10 * (startUpMs + 100);
  expect(added).toBeGreaterThanOrEqual(idleMs + 1000 + startUpMs + loadMs);
  expect(added).toBeLessThan(idleMs + 1000 + startUpMs + loadMs + 200);
  clock.advance(20 * minuteMs);
  run(true);
  const addedByUpkeep = usedMs(readTriggerDay(workspace())) - before - added;
  expect(addedByUpkeep).toBeGreaterThan(1000 + startUpMs + loadMs + (startUpMs + 100));
  expect(addedByUpkeep).toBeLessThan(1000 + startUpMs + loadMs + (startUpMs + 100) + 200);
});

test('a day after its first use it begins anew, and the time of the last run stays', () => {
  const { workspace, clock, run } = open();
  const beganMs = clock.now();
  run('sweep', 5000);
  const { fromMs, parts } = readTriggerDay(workspace());
  expect(fromMs - beganMs).toBeLessThan(6000);
  clock.advance(dayMs);
  const next = readTriggerDay(workspace());
  expect(next.parts.sweep).toEqual({ runs: 0, ms: 0, lastMs: parts.sweep.lastMs });
  expect(next.fromMs).toBeGreaterThanOrEqual(fromMs + dayMs);
});

test('a run that throws is counted, and a count that fails hides no error', () => {
  const { workspace, clock } = open();
  const throwing = (): never => {
    clock.advance(4000);
    throw new Error('broken');
  };
  const run = { part: 'edits', startedMs: clock.now(), besidesMs: () => 0 } as const;
  expect(() => countRun(workspace(), run, throwing)).toThrow('broken');
  expect(readTriggerDay(workspace()).parts.edits.ms).toBeGreaterThanOrEqual(4000);
  const logged: string[] = [];
  const failing: Workspace = {
    ...workspace(),
    log: { error: (event) => void logged.push(event) },
    properties: {
      ...workspace().properties,
      set: () => {
        throw new ServiceFailure('Service invoked too many times for one day: properties.');
      },
    },
  };
  expect(() => countRun(failing, run, throwing)).toThrow('broken');
  expect(logged).toEqual(['trigger_time_not_counted']);
});

test('the dispatcher counts every minute of an hour, with and without work', () => {
  const bench = openWebhookStage();
  bench.endpoint('shop.example');
  bench.minutes(1);
  const countedMs = (): number => readTriggerDay(bench.google.begin().workspace).parts.dispatcher.ms;
  const before = countedMs();
  const takenMs = bench.minutes(61);
  const counted = countedMs() - before;
  expect(Math.abs(counted - (takenMs + 60 * startUpMs))).toBeLessThan(10 * (startUpMs + loadMs));
});
