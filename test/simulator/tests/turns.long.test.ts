/** Schedules: who stands still, who is thrown away, that both come to the same end, and how often a client asks. */

import { violationsOf } from '../invariants/index.ts';
import type { Deviation } from '../schedule/plan.ts';
import { runPlan } from '../schedule/run.ts';
import { replayScheduler } from '../schedule/scheduler.ts';
import type { SimulatedScene } from '../world/scene.ts';
import { sceneWith } from './test-scene.ts';

let scene: SimulatedScene;
let remove: () => void;

beforeAll(async () => {
  ({ scene, remove } = await sceneWith(null));
}, 180_000);

afterAll(() => remove());

function traceOf(
  deviations: readonly Deviation[],
  workloads = ['create_customer', 'create_product', 'patch_customer'],
): { lines: string[]; faults: string[] } {
  const lines: string[] = [];
  const plan = { seed: 3, workloads, deviations };
  const run = runPlan(scene, plan, replayScheduler(plan), {
    trace: (line) => lines.push(line),
    isThorough: false,
  });
  return { lines, faults: violationsOf(run) };
}

const indexOf = (lines: readonly string[], start: string): number =>
  lines.findIndex((line) => line.startsWith(`${start} `));

test('Whoever is given way to goes first, and the other goes on where it stood', () => {
  const { lines, faults } = traceOf([{ at: '0.0.1.0/2', what: 'switch', choice: 1 }]);
  expect(faults).toEqual([]);
  expect(indexOf(lines, '1.0.1.0/0')).toBeGreaterThan(indexOf(lines, '0.0.1.0/1'));
  expect(indexOf(lines, '1.0.1.0/0')).toBeLessThan(indexOf(lines, '0.0.1.0/2'));
  // Each call happens once, however its execution came to it.
  const calls = lines.map((line) => line.split(' ')[0]).filter((at) => at?.includes('/'));
  expect(new Set(calls).size).toBe(calls.length);
});

test('One that stood still for longer may go on before those above it, which are run again', () => {
  const { lines, faults } = traceOf([
    { at: '0.0.1.0/2', what: 'switch', choice: 1 },
    { at: '1.0.1.0/2', what: 'switch', choice: 2 },
    { at: '2.0.1.0/2', what: 'switch', choice: 0 },
    { at: '0.0.1.0/3', what: 'switch', choice: 2 },
  ]);
  expect(faults).toEqual([]);
  const order = ['0.0.1.0/1', '1.0.1.0/1', '2.0.1.0/1', '0.0.1.0/2', '2.0.1.0/2', '1.0.1.0/2'];
  const positions = order.map((at) => indexOf(lines, at));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(positions).not.toContain(-1);
});

test('One that waits for a lock lets the holder go on, and has it afterwards', () => {
  const { lines } = traceOf([]);
  const locks = lines.filter((line) => /tryLock|releaseLock/.test(line)).map((line) => line.split('.')[0]);
  expect(locks.length).toBeGreaterThan(8);
  const contended = traceOf([{ at: '0.0.1.0/4', what: 'switch', choice: 1 }]);
  expect(contended.faults).toEqual([]);
  const held = indexOf(contended.lines, '0.0.1.0/3');
  const released = contended.lines.findIndex(
    (line) => line.startsWith('0.0.1.0/') && /releaseLock/.test(line),
  );
  const inBetween = contended.lines.slice(held + 1, released);
  expect(inBetween.some((line) => line.startsWith('1.'))).toBe(true);
  expect(inBetween.filter((line) => line.startsWith('1.') && line.includes('tryLock'))).toEqual([]);
});

test('A client asks again until a used up quota is full, however many attempts that takes', () => {
  const exhausted = { what: 'quota_exhausted', choice: 9 };
  const { lines, faults } = traceOf(
    [
      { at: '0.0.1.0/3', ...exhausted },
      { at: '0.0.1.9/3', ...exhausted },
    ],
    ['create_customer'],
  );
  expect(faults).toEqual([]);
  const answers = lines
    .filter((line) => /^0\.0\.1\.\d+ answers/.test(line))
    .map((line) => line.split(' ')[2]);
  expect(answers.length).toBeGreaterThan(12);
  expect(new Set(answers.slice(0, -1))).toEqual(new Set(['503']));
  expect(answers[answers.length - 1]).toBe('201');
});

test('A client gives up when twelve attempts have come to nothing without that', () => {
  const { lines, faults } = traceOf(
    Array.from({ length: 12 }, (_, attempt) => ({ at: `0.0.1.${attempt}/2`, what: 'throw_once', choice: 0 })),
  );
  expect(lines.filter((line) => /^0\.0\.1\.\d+ answers 503/.test(line))).toHaveLength(12);
  expect(faults).toEqual([expect.stringMatching(/^every request comes to an answer: .* after 12 attempts$/)]);
});
