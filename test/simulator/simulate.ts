/** `npm run simulate`: looks for a schedule or a failure by which the API breaks a promise. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingNamed } from '../../src/emulator/switches.ts';
import { readSimulatorOptions, type SimulatorOptions } from './campaign/command-line.ts';
import { compileWorkers } from './campaign/parallel-workers.ts';
import { describeSummary, sumUp } from './campaign/summary.ts';
import { checkPlan } from './oracle/check-plan.ts';
import { wrappedBy } from './saboteurs.ts';
import type { Plan } from './schedule/plan.ts';
import { buildScript } from './script/build-script.ts';
import { prepareScene } from './world/scene.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

async function simulate(): Promise<void> {
  const options = readSimulatorOptions(process.argv.slice(2));
  const script = await buildScript(root, wrappedBy(options.saboteur));
  try {
    if (options.replay === null) await explore(options, script.folder);
    else replay(options, options.replay, script.folder);
  } finally {
    script.remove();
  }
}

async function explore(options: SimulatorOptions, scriptFolder: string): Promise<void> {
  const { runs, seed, crashEvery, switches, saboteur, jobs, isJson } = options;
  const workers = await compileWorkers();
  try {
    const startedMs = performance.now();
    const parts = Array.from({ length: jobs }, (_, index) =>
      workers.explore({
        scriptFolder,
        switches,
        runs,
        seed,
        crashEvery,
        part: { index, of: jobs },
        stopsAtFirst: saboteur !== null,
        minimises: true,
      }),
    );
    const summary = sumUp((await Promise.all(parts)).flat(), (performance.now() - startedMs) / 1000);
    console.log(isJson ? JSON.stringify(summary) : describeSummary(summary, saboteur));
    if (summary.violations > 0) process.exitCode = 1;
  } finally {
    workers.remove();
  }
}

function replay({ switches }: SimulatorOptions, plan: Plan, scriptFolder: string): void {
  const scene = prepareScene(scriptFolder, settingNamed(switches[0] ?? 'likely'));
  const { violations } = checkPlan(scene, plan, { trace: (line) => console.log(line) });
  console.log(violations.length === 0 ? 'Every promise was kept.' : violations.join('\n'));
  if (violations.length > 0) process.exitCode = 1;
}

simulate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
