/**
 * `npm run sabotage`: breaks the script on purpose, in one way at a time, and proves that the simulator finds each.
 * `-- <name>…` tries these alone, `-- --all` every one there is; `-- --json` says at the end what each has taken.
 */
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { mutations, wrappedBy } from './mutations/index.ts';
import type { Mutation } from './mutations/mutation.ts';
import { buildScript } from './script/build-script.ts';
import { compileWorkers, type Workers } from './campaign/parallel-workers.ts';
import { sumUp } from './campaign/summary.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** One for each mechanism that keeps a promise. The same are tried for every change. */
const usual = [
  'one_flush',
  'commit_taken_back',
  'redo_left_out',
  'lock_released_early',
  'old_copy_written',
  'half_row_not_read_again',
  'cache_miss_is_empty_log',
  'key_table_kept',
  'key_only_in_tail',
  'refusal_undoes_group',
  'typed_lines_left',
  'sweep_without_rows',
  'never_retried',
  'test_journal_without_prefix',
];

/** The number of seeds, and of crash points: several times what the slowest mutation needs. */
const runsMax = 2_000;
const crashEvery = 7;

const shownLength = 120;

/** Its members are the JSON of the command. */
export interface Hunted {
  readonly mutation: string;
  readonly runs: number;
  readonly crash_points: number;
  /** The first violation; null when there was none. */
  readonly violation: string | null;
  readonly replay: string | null;
}

async function hunt({ name }: Mutation, workers: Workers): Promise<Hunted> {
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
    return { mutation: name, runs, crash_points, violation, replay: first?.replay ?? null };
  } finally {
    script.remove();
  }
}

function describe({ mutation, runs, crash_points, violation, replay }: Hunted): string {
  const took = `${runs} runs and ${crash_points} crash points`;
  if (violation === null) return `${mutation}: not found in ${took}`;
  return [
    `${mutation}: found after ${took}: ${violation.slice(0, shownLength)}`,
    `  npm run simulate -- --mutation ${mutation} --replay '${replay}'`,
  ].join('\n');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !mutations.some((mutation) => mutation.name === name));
  if (unknown !== undefined) throw new Error(`There is no mutation ${unknown}.`);
  const chosen = positionals.length === 0 ? usual : positionals;
  const left = mutations.filter(({ name }) => values.all || chosen.includes(name));
  const workers = await compileWorkers();
  const all: Hunted[] = [];
  const huntRest = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const hunted = await hunt(next, workers);
      all.push(hunted);
      if (hunted.violation === null) process.exitCode = 1;
      if (!values.json) console.log(describe(hunted));
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, huntRest));
  } finally {
    workers.remove();
  }
  if (values.json) console.log(JSON.stringify(all));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
