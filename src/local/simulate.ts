/** `npm run simulate`: looks for a schedule or a fault by which the API breaks a promise. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { switchSettings } from './emulator/switch-settings.ts';
import { runCampaign } from './simulator/campaign.ts';
import { type Part, readSimulatorOptions, type SimulatorOptions } from './simulator/command-line.ts';
import { judgePlan } from './simulator/judge-plan.ts';
import { replacementsOf } from './simulator/mutations/index.ts';
import { encodePlan, type Plan } from './simulator/plan.ts';
import { prepareScene, type Scene } from './simulator/scene.ts';
import { buildScript } from './simulator/script-folder.ts';
import { runSideBySide } from './simulator/side-by-side.ts';
import { describeSummary, type Found, type Summary, sumUp } from './simulator/summary.ts';

const program = fileURLToPath(import.meta.url);
const root = join(dirname(program), '../..');

async function simulate(): Promise<void> {
  const args = process.argv.slice(2);
  const options = readSimulatorOptions(args);
  if (options.replay !== null) {
    await replay(options, options.replay);
    return;
  }
  const startedMs = performance.now();
  const parts =
    options.part === null && options.jobs > 1
      ? await runSideBySide(program, args, options.jobs)
      : [await explore(options, options.part ?? { index: 0, of: 1 })];
  const summary = sumUp(parts, (performance.now() - startedMs) / 1000);
  console.log(options.isJson ? JSON.stringify(summary) : describeSummary(summary, options.mutation));
  if (summary.violations > 0) process.exitCode = 1;
}

async function explore(
  options: SimulatorOptions,
  part: Part,
): Promise<Pick<Summary, 'runs' | 'crash_points' | 'found'>> {
  const script = await buildScript(root, replacementsOf(options.mutation));
  try {
    const results = options.switches.map((switches) => {
      const { runs, crashPoints, findings } = runCampaign(sceneWith(script.folder, switches), {
        ...options,
        part,
        stopsAtFirst: options.mutation !== null,
        report: (text) => console.error(`${switches}, part ${part.index + 1} of ${part.of}: ${text}`),
      });
      const found = findings.map(
        ({ plan, violations }): Found => ({
          switches,
          seed: plan.seed,
          violations,
          replay: encodePlan(plan),
        }),
      );
      return { runs, crash_points: crashPoints, found };
    });
    return sumUp(results, 1);
  } finally {
    script.remove();
  }
}

async function replay({ mutation, switches }: SimulatorOptions, plan: Plan): Promise<void> {
  const script = await buildScript(root, replacementsOf(mutation));
  try {
    const scene = sceneWith(script.folder, switches[0] ?? 'likely');
    const { violations } = judgePlan(scene, plan, { trace: (line) => console.log(line) });
    console.log(violations.length === 0 ? 'Every promise was kept.' : violations.join('\n'));
    if (violations.length > 0) process.exitCode = 1;
  } finally {
    script.remove();
  }
}

function sceneWith(folder: string, name: string): Scene {
  const switches = switchSettings.get(name);
  if (switches === undefined) throw new Error(`There is no setting ${name} of the switches.`);
  return prepareScene(folder, switches);
}

simulate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
