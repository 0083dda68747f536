/** `npm run simulate`: looks for a schedule or a fault by which the API breaks a promise. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { switchSettings } from './emulator/switch-settings.ts';
import { runCampaign } from './simulator/campaign.ts';
import { readSimulatorOptions, type SimulatorOptions } from './simulator/command-line.ts';
import { judgePlan } from './simulator/judge-plan.ts';
import { replacementsOf } from './simulator/mutations/index.ts';
import { encodePlan, type Plan } from './simulator/plan.ts';
import { prepareScene } from './simulator/scene.ts';
import { buildScript } from './simulator/script-folder.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

interface Found {
  readonly switches: string;
  readonly seed: number;
  readonly violations: readonly string[];
  readonly replay: string;
}

async function simulate(): Promise<void> {
  const options = readSimulatorOptions(process.argv.slice(2));
  const script = await buildScript(root, replacementsOf(options.mutation));
  try {
    if (options.replay === null) explore(script.folder, options);
    else replay(script.folder, options, options.replay);
  } finally {
    script.remove();
  }
}

function explore(folder: string, options: SimulatorOptions): void {
  const startedMs = performance.now();
  const found: Found[] = [];
  let runs = 0;
  let crashPoints = 0;
  for (const switches of options.switches) {
    const result = runCampaign(sceneWith(folder, switches), {
      ...options,
      stopsAtFirst: options.mutation !== null,
      report: (text) => console.error(`${switches}: ${text}`),
    });
    runs += result.runs;
    crashPoints += result.crashPoints;
    for (const { plan, violations } of result.findings)
      found.push({ switches, seed: plan.seed, violations, replay: encodePlan(plan) });
  }
  const seconds = (performance.now() - startedMs) / 1000;
  print(options, {
    runs,
    crash_points: crashPoints,
    violations: found.length,
    replay: found[0]?.replay ?? null,
    seconds: Math.round(seconds),
    schedules_per_second: Math.round((runs + crashPoints) / seconds),
    found,
  });
  if (found.length > 0) process.exitCode = 1;
}

interface Summary {
  readonly runs: number;
  readonly crash_points: number;
  readonly violations: number;
  readonly replay: string | null;
  readonly seconds: number;
  readonly schedules_per_second: number;
  readonly found: readonly Found[];
}

function print({ isJson, mutation }: SimulatorOptions, summary: Summary): void {
  if (isJson) {
    console.log(JSON.stringify(summary));
    return;
  }
  const { runs, crash_points, violations, seconds, schedules_per_second, found } = summary;
  for (const { switches, violations: sentences, replay: token } of found) {
    console.log(sentences.join('\n'));
    const mutated = mutation === null ? '' : `--mutation ${mutation} `;
    console.log(`npm run simulate -- --switches ${switches} ${mutated}--replay '${token}'\n`);
  }
  console.log(
    `${runs} runs and ${crash_points} crash points in ${seconds} s (${schedules_per_second} a second): ${violations} violations.`,
  );
}

function replay(folder: string, { switches }: SimulatorOptions, plan: Plan): void {
  const trace = (line: string): void => console.log(line);
  const { violations } = judgePlan(sceneWith(folder, switches[0] ?? 'likely'), plan, { trace });
  console.log(violations.length === 0 ? 'Every promise was kept.' : violations.join('\n'));
  if (violations.length > 0) process.exitCode = 1;
}

function sceneWith(folder: string, name: string) {
  const switches = switchSettings.get(name);
  if (switches === undefined) throw new Error(`There is no setting ${name} of the switches.`);
  return prepareScene(folder, switches);
}

simulate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
