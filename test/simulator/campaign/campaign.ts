/** Runs crash points and seeds with one setting of the switches, until all are done or a promise is broken. */
import { checkPlan, checkSeed } from '../oracle/check-plan.ts';
import { encodePlan, type Plan } from '../schedule/plan.ts';
import type { SimulatedScene } from '../world/scene.ts';
import { crashPlans } from './crash-points.ts';
import { minimise, promiseOf } from './minimise.ts';

/** One of several equal parts, counted from 0. */
interface Part {
  readonly index: number;
  readonly of: number;
}

export interface CampaignOptions {
  readonly runs: number;
  readonly seed: number;
  /** Every n-th crash point is tried; 0 tries none. */
  readonly crashEvery: number;
  /** The part of all this that is to be done here. */
  readonly part: Part;
  /** True: the first broken promise ends it. */
  readonly stopsAtFirst: boolean;
  /** True: the first finding of each promise is made small, which takes up to some hundred runs. */
  readonly minimises: boolean;
  /** Told now and then how far it is. */
  readonly report: (text: string) => void;
}

/** A broken promise. */
interface Finding {
  readonly plan: Plan;
  readonly violations: readonly string[];
}

interface CampaignResult {
  readonly runs: number;
  readonly crashPoints: number;
  /** The number of these runs and crash points that ended with all lists read and every webhook sent. */
  readonly thorough: number;
  /** How many executions there were in all of them. */
  readonly executions: number;
  readonly serviceCalls: number;
  /** Every run that broke a promise. */
  readonly findings: readonly Finding[];
}

/**
 * The lists and the webhooks at the end take half of a run, and most of what they could show is seen in the workbook.
 * The beginning of a run depends on its seed modulo four; every fifth seed meets each of these classes.
 */
const thoroughEvery = 5;

/** The campaign reports its progress after this many schedules. */
const reportEvery = 1_000;

export function runCampaign(scene: SimulatedScene, options: CampaignOptions): CampaignResult {
  const { seed, crashEvery } = options;
  const crashes = crashEvery === 0 ? [] : everyNth(crashPlans(scene), crashEvery, seed % crashEvery);
  const known = new Set<string>();
  const findings: Finding[] = [];
  const done = { run: 0, crash: 0, thorough: 0, executions: 0, serviceCalls: 0 };
  for (const schedule of inTurn(crashes, options)) {
    const { isThorough } = schedule;
    const verdict =
      schedule.kind === 'run'
        ? checkSeed(scene, schedule.seed, { isThorough })
        : checkPlan(scene, schedule.plan, { isThorough });
    done[schedule.kind] += 1;
    if (isThorough) done.thorough += 1;
    done.executions += verdict.executions;
    done.serviceCalls += verdict.serviceCalls;
    if ((done.run + done.crash) % reportEvery === 0)
      options.report(`${done.run} runs, ${done.crash} crash points`);
    const [first] = verdict.violations;
    if (first === undefined) continue;
    const { plan, violations } = verdict;
    const isKnown = known.has(promiseOf(first));
    const finding = options.minimises && !isKnown ? small(scene, verdict) : { plan, violations };
    options.report(`${finding.violations[0]} --replay '${encodePlan(finding.plan)}'`);
    findings.push(finding);
    known.add(promiseOf(first));
    if (options.stopsAtFirst) break;
  }
  const { run: runs, crash: crashPoints, thorough, executions, serviceCalls } = done;
  return { runs, crashPoints, thorough, executions, serviceCalls, findings };
}

type Schedule = { readonly isThorough: boolean } & (
  | { readonly kind: 'run'; readonly seed: number }
  | { readonly kind: 'crash'; readonly plan: Plan }
);

/**
 * Seeds and crash points take turns: what one of them does not find, the other may. A seed is thorough or is not,
 * whatever runs beside it; a crash point by its position, as its seed is one of two.
 */
export function* inTurn(
  crashes: Iterable<Plan>,
  { runs, seed: first, part }: Pick<CampaignOptions, 'runs' | 'seed' | 'part'>,
): Generator<Schedule> {
  const plans = crashes[Symbol.iterator]();
  for (let turn = 0; ; turn += 1) {
    const { done, value: plan } = plans.next();
    if (done === true && turn >= runs) return;
    if (turn % part.of !== part.index) continue;
    const seed = first + turn;
    if (done !== true) yield { kind: 'crash', plan, isThorough: turn % thoroughEvery === 0 };
    if (turn < runs) yield { kind: 'run', seed, isThorough: seed % thoroughEvery === 0 };
  }
}

function* everyNth(plans: Iterable<Plan>, step: number, first: number): Generator<Plan> {
  let position = 0;
  for (const plan of plans) {
    if (position % step === first) yield plan;
    position += 1;
  }
}

function small(scene: SimulatedScene, { plan, violations }: Finding): Finding {
  const smaller = minimise(scene, plan, violations);
  const again = checkPlan(scene, smaller).violations;
  // A minimised plan may not show a violation that depends on the draw itself; the drawn plan does.
  return again.length > 0 ? { plan: smaller, violations: again } : { plan, violations };
}
