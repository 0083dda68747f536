/** `npm run simulate:mutations`: changes the script for the worse, one change at a time, and proves that each is found. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { likelySwitches } from './emulator/switches.ts';
import { type CampaignResult, runCampaign } from './simulator/campaign.ts';
import { mutations } from './simulator/mutations/index.ts';
import type { Mutation } from './simulator/mutations/mutation.ts';
import { encodePlan } from './simulator/plan.ts';
import { prepareScene } from './simulator/scene.ts';
import { buildScript } from './simulator/script-folder.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** So many seeds, and as many crash points: several times what the slowest mutation needs. */
const runsMax = 400;
const crashEvery = 7;

async function hunt({ replacements }: Mutation): Promise<CampaignResult> {
  const script = await buildScript(root, replacements);
  try {
    const scene = prepareScene(script.folder, likelySwitches);
    return runCampaign(scene, {
      runs: runsMax,
      seed: 1,
      crashEvery,
      part: { index: 0, of: 1 },
      stopsAtFirst: true,
      report: () => undefined,
    });
  } finally {
    script.remove();
  }
}

async function main(): Promise<void> {
  for (const mutation of mutations) {
    const { runs, crashPoints, findings } = await hunt(mutation);
    const [found] = findings;
    const took = `${runs} runs and ${crashPoints} crash points`;
    if (found === undefined) {
      process.exitCode = 1;
      console.log(`${mutation.name}: not found in ${took}`);
      continue;
    }
    console.log(`${mutation.name}: found after ${took}: ${found.violations[0]?.slice(0, shownLength)}`);
    console.log(`  npm run simulate -- --mutation ${mutation.name} --replay '${encodePlan(found.plan)}'`);
  }
}

const shownLength = 120;

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
