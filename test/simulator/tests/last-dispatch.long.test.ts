/** The end of a run: the dispatcher goes on until what it has committed itself is told, too. */

import { createFinalReads, finalSteps } from '../actors/final-steps.ts';
import { clockRun } from '../actors/script-calls.ts';
import { webhooksDelivered } from '../invariants/webhooks/deliveries.ts';
import { runHistory } from '../oracle/run-history.ts';
import { interleave } from '../schedule/interleaving.ts';
import type { FinishedRun } from '../schedule/run.ts';
import { replayScheduler } from '../schedule/scheduler.ts';
import type { SimulatedScene } from '../world/scene.ts';
import { openWorld } from '../world/simulated-world.ts';
import { sceneWith } from './test-scene.ts';

let scene: SimulatedScene;
let remove: () => void;

beforeAll(async () => {
  ({ scene, remove } = await sceneWith(null));
}, 180_000);

afterAll(() => remove());

/** The scene's invoices are due after 30 days. */
const overdueMs = 32 * 86_400_000;

function runWithoutDispatcher(seed: number): FinishedRun {
  const plan = { seed, workloads: [] };
  const world = openWorld(scene, { seed, isCold: false, note: () => undefined });
  const run = {
    scene,
    plan,
    world,
    exchanges: [],
    executions: [],
    finalReads: createFinalReads(),
    skewMs: 0,
  };
  function* script() {
    yield clockRun('runDispatcher', 0);
    // As if every run of the month had failed.
    yield { kind: 'wait' as const, ms: overdueMs };
    return yield* finalSteps(run.finalReads, world, true);
  }
  const common = { ...run, context: scene.context, skewOf: () => 0 };
  interleave(common, replayScheduler({ deviations: [] }), [{ name: 'end', script: script() }]);
  return run;
}

// Receivers that fail at times would bring more runs by themselves; with these seeds, they take everything.
test.each([2, 4])(
  'Invoices of seed %i that only the run at the end finds overdue are told by the next one',
  (seed) => {
    const run = runHistory(runWithoutDispatcher(seed));
    const overdue = run.journal.flatMap(({ events }) =>
      events.filter(({ type }) => type === 'invoice.overdue'),
    );
    expect(overdue.length).toBeGreaterThan(0);
    const told = run.world.sent.map(({ eventId }) => eventId);
    expect(told).toEqual(expect.arrayContaining(overdue.map(({ id }) => id)));
    expect(webhooksDelivered.check(run)).toEqual([]);
  },
);
