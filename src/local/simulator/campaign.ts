/** Runs crash points and seeds with one setting of the switches, until all are done or a promise is broken. */
import { crashPlans } from './crash-points.ts';
import { type Judgement, judgePlan, judgeSeed } from './judge-plan.ts';
import { minimise } from './minimise.ts';
import type { Plan } from './plan.ts';
import type { Scene } from './scene.ts';

export interface CampaignOptions {
  readonly runs: number;
  readonly seed: number;
  readonly crashEvery: number;
  /** True: the first broken promise ends it. */
  readonly stopsAtFirst: boolean;
  /** Told now and then how far it is. */
  readonly report: (text: string) => void;
}

/** A broken promise, as small as it could be made. */
export interface Finding {
  readonly plan: Plan;
  readonly violations: readonly string[];
}

export interface CampaignResult {
  readonly runs: number;
  readonly crashPoints: number;
  /** Every run that broke a promise; the first of each promise is made small. */
  readonly findings: readonly Finding[];
}

/** The lists at the end take half of a run, and most of what they could show is seen in the workbook. */
const thoroughEvery = 4;

/** So many runs later the next report is due. */
const reportEvery = 100;

export function runCampaign(scene: Scene, options: CampaignOptions): CampaignResult {
  const findings: Finding[] = [];
  const known = new Set<string>();
  const take = ({ plan, violations }: Judgement): void => {
    const [first] = violations;
    if (first === undefined) return;
    const promise = first.slice(0, first.indexOf(':'));
    findings.push(known.has(promise) ? { plan, violations } : small(scene, { plan, violations }));
    known.add(promise);
  };
  const isOver = (): boolean => options.stopsAtFirst && findings.length > 0;
  let crashPoints = 0;
  const plans = options.crashEvery === 0 ? [] : crashPlans(scene);
  for (const [position, plan] of plans.entries()) {
    if (isOver() || position % options.crashEvery !== options.seed % options.crashEvery) continue;
    crashPoints += 1;
    take(judgePlan(scene, plan, { isThorough: crashPoints % thoroughEvery === 0 }));
    if (crashPoints % reportEvery === 0) options.report(`${crashPoints} crash points`);
  }
  let runs = 0;
  for (; runs < options.runs && !isOver(); runs += 1) {
    const seed = options.seed + runs;
    take(judgeSeed(scene, seed, { isThorough: seed % thoroughEvery === 0 }));
    if ((runs + 1) % reportEvery === 0) options.report(`${runs + 1} runs`);
  }
  return { runs, crashPoints, findings };
}

function small(scene: Scene, { plan, violations }: Finding): Finding {
  const smaller = minimise(scene, plan, violations);
  const again = judgePlan(scene, smaller).violations;
  // What only the draw of the seed shows is shown by the plan that was drawn.
  return again.length > 0 ? { plan: smaller, violations: again } : { plan, violations };
}
