/**
 * `npm run sabotage`: breaks the script on purpose, in one way at a time, and proves that the simulator finds each.
 * `-- <name>…` tries these alone, `-- --all` also those that take long to be found.
 */
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compileWorkers, type Workers } from './campaign/parallel-workers.ts';
import { sumUp } from './campaign/summary.ts';
import { type Saboteur, saboteurNamed, saboteurs, wrappedBy } from './saboteurs.ts';
import { buildScript } from './script/build-script.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The number of seeds, and of crash points: several times what the slowest saboteur needs. */
const runsMax = 2_000;
const crashEvery = 7;

const shownLength = 120;

interface Hunted {
  readonly saboteur: string;
  readonly runs: number;
  readonly crash_points: number;
  /** The first violation; null when there was none. */
  readonly violation: string | null;
  readonly replay: string | null;
}

async function hunt({ name }: Saboteur, workers: Workers): Promise<Hunted> {
  const script = await buildScript(root, wrappedBy(name));
  try {
    const results = await workers.explore({
      scriptFolder: script.folder,
      switches: ['likely'],
      runs: runsMax,
      seed: 1,
      crashEvery,
      part: { index: 0, of: 1 },
      stopsAtFirst: true,
      minimises: false,
    });
    const { runs, crash_points, found } = sumUp(results, 1);
    const [first] = found;
    const violation = first?.violations[0] ?? null;
    return { saboteur: name, runs, crash_points, violation, replay: first?.replay ?? null };
  } finally {
    script.remove();
  }
}

function report({ saboteur, runs, crash_points, violation, replay }: Hunted): void {
  const took = `${runs} runs and ${crash_points} crash points`;
  if (violation === null) {
    process.exitCode = 1;
    console.log(`${saboteur}: not found in ${took}`);
    return;
  }
  console.log(`${saboteur}: found after ${took}: ${violation.slice(0, shownLength)}`);
  console.log(`  npm run simulate -- --saboteur ${saboteur} --replay '${replay}'`);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const usual = saboteurs.filter(({ isSlow = false }) => values.all || !isSlow);
  const chosen = positionals.length === 0 ? usual : positionals.map(saboteurNamed);
  const workers = await compileWorkers();
  const hunts: Promise<Hunted>[] = [];
  try {
    for (const [place, saboteur] of chosen.entries()) {
      const before = hunts[place - availableParallelism()] ?? Promise.resolve();
      hunts.push(before.then(() => hunt(saboteur, workers)));
    }
    // They are told in the order of the list, so that two proofs print the same.
    for (const hunted of hunts) report(await hunted);
  } finally {
    workers.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
