import { runCampaign } from '../campaign/campaign.ts';
import { checkPlan, checkSeed } from '../oracle/check-plan.ts';
import { decodePlan, encodePlan } from '../schedule/plan.ts';
import { drawPlan, randomScheduler } from '../schedule/random-scheduler.ts';
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

/** The trace of a run, line by line. */
function traceOf(run: (trace: (line: string) => void) => unknown): string[] {
  const lines: string[] = [];
  run((line) => lines.push(line));
  return lines;
}

test('The API keeps its promises in a sample of schedules and of crash points', () => {
  // SIMULATOR_SEED moves the sample, so that runs of many days see more of them.
  const seed = Number(process.env.SIMULATOR_SEED ?? '1');
  const sample = {
    runs: 15,
    seed,
    crashEvery: 150,
    part: { index: 0, of: 1 },
    stopsAtFirst: false,
    minimises: true,
    report: () => undefined,
  };
  const { findings, crashPoints } = runCampaign(scene, sample);
  expect(findings.map(({ plan, violations }) => [encodePlan(plan), ...violations])).toEqual([]);
  expect(crashPoints).toBeGreaterThan(5);
}, 180_000);

test('A seed is one run: again it is the same, and so is what its token says', () => {
  const drawn = traceOf((trace) => checkSeed(scene, 4, { trace }));
  const { plan } = checkSeed(scene, 4);
  expect(plan.deviations.length).toBeGreaterThan(0);
  expect(traceOf((trace) => checkSeed(scene, 4, { trace }))).toEqual(drawn);
  const token = encodePlan(plan);
  expect(traceOf((trace) => checkPlan(scene, decodePlan(token), { trace }))).toEqual(drawn);
});

test('A context that is used again makes no difference', () => {
  // Every fiftieth seed runs in fresh contexts; the scene is told to run another one so.
  const { plan } = checkSeed(scene, 3);
  const run = (fresh: boolean) =>
    traceOf((trace) =>
      runPlan(scene, plan, replayScheduler(plan), { trace, isThorough: false, isFresh: fresh }),
    );
  expect(run(true)).toEqual(run(false));
});

test('Different seeds do different things', () => {
  const plans = Array.from({ length: 30 }, (_, seed) => drawPlan(seed).workloads.join());
  expect(new Set(plans).size).toBeGreaterThan(20);
  const scheduler = randomScheduler(1);
  expect(scheduler.next('0.0.1.0/2', [0], 0)).toBeNull();
});
