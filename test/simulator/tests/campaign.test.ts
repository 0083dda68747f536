import { inTurn } from '../campaign/campaign.ts';
import type { Plan } from '../schedule/plan.ts';

const plans: readonly Plan[] = Array.from({ length: 400 }, (_, position) => ({
  seed: position % 2 === 0 ? 3 : 1,
  workloads: ['create_invoice'],
  deviations: [],
}));

const everything = { index: 0, of: 1 };

function thoroughOnes(crashPlans: readonly Plan[], part = everything) {
  return [...inTurn(crashPlans, { runs: 200, seed: 1, part })].filter(({ isThorough }) => isThorough);
}

test('Seeds of every class are thorough: with a cold cache, with clocks that differ, and the others', () => {
  const seeds = thoroughOnes([]).flatMap((one) => (one.kind === 'run' ? [one.seed] : []));
  expect(seeds).toHaveLength(40);
  for (const remainder of [0, 1, 2, 3])
    expect(seeds.filter((seed) => seed % 4 === remainder)).toHaveLength(10);
});

test('Crash points beside the runs change nothing of that, and every fifth of them is thorough', () => {
  const both = thoroughOnes(plans);
  expect(both.filter(({ kind }) => kind === 'run')).toHaveLength(40);
  const crashes = both.flatMap((one) => (one.kind === 'crash' ? [one.plan.seed] : []));
  expect(crashes.filter((seed) => seed === 1)).toHaveLength(40);
  expect(crashes.filter((seed) => seed === 3)).toHaveLength(40);
});

test('Processes side by side divide what is thorough among them', () => {
  const halves = [0, 1].map((index) => thoroughOnes(plans, { index, of: 2 }).length);
  expect(halves[0]).toBe(halves[1]);
  expect((halves[0] ?? 0) + (halves[1] ?? 0)).toBe(thoroughOnes(plans).length);
});
