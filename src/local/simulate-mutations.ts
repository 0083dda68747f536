/** `npm run simulate:mutations`: changes the script for the worse, one change at a time, and proves that each is found. */
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutations } from './simulator/mutations/index.ts';
import type { Mutation } from './simulator/mutations/mutation.ts';
import { buildScript } from './simulator/script-folder.ts';
import { compileExplorers, type Explorers } from './simulator/side-by-side.ts';
import { sumUp } from './simulator/summary.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** So many seeds, and as many crash points: several times what the slowest mutation needs. */
const runsMax = 2_000;
const crashEvery = 7;

const shownLength = 120;

async function hunt({ name, replacements }: Mutation, explorers: Explorers): Promise<void> {
  const script = await buildScript(root, replacements);
  try {
    const results = await explorers.explore({
      scriptFolder: script.folder,
      switches: ['likely'],
      runs: runsMax,
      seed: 1,
      crashEvery,
      part: { index: 0, of: 1 },
      stopsAtFirst: true,
    });
    const { runs, crash_points, found } = sumUp(results, 1);
    const [first] = found;
    const took = `${runs} runs and ${crash_points} crash points`;
    if (first === undefined) {
      process.exitCode = 1;
      console.log(`${name}: not found in ${took}`);
      return;
    }
    console.log(`${name}: found after ${took}: ${first.violations[0]?.slice(0, shownLength)}`);
    console.log(`  npm run simulate -- --mutation ${name} --replay '${first.replay}'`);
  } finally {
    script.remove();
  }
}

async function main(): Promise<void> {
  const explorers = await compileExplorers();
  const left = [...mutations];
  const huntRest = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await hunt(next, explorers);
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, huntRest));
  } finally {
    explorers.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
