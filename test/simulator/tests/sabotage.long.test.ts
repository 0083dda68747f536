import { runCampaign } from '../campaign/campaign.ts';
import { checkPlan } from '../oracle/check-plan.ts';
import { sceneWith } from './test-scene.ts';

// `npm run sabotage` looks for a first violation; these two show that it is made small, and can be repeated.
test.each(['lock_released_early', 'redo_left_out'])(
  'The simulator notices a script with %s, and shows it with a run of a few deviations',
  async (name) => {
    const { scene, remove } = await sceneWith(name);
    const options = {
      runs: 60,
      seed: 1,
      crashEvery: 60,
      part: { index: 0, of: 1 },
      stopsAtFirst: true,
      minimises: true,
      report: () => undefined,
    };
    const [found] = runCampaign(scene, options).findings;
    expect(found?.violations.length).toBeGreaterThan(0);
    expect(found?.plan.deviations.length).toBeLessThan(12);
    if (found !== undefined) expect(checkPlan(scene, found.plan).violations).toEqual(found.violations);
    remove();
  },
  60_000,
);
