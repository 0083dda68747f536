/** A process of its own that explores: told on its command line what to do, it prints what came of it as JSON. */
import { switchSettings } from '../../../src/emulator/switches.ts';
import { encodePlan } from '../schedule/plan.ts';
import { prepareScene } from '../world/scene.ts';
import { type CampaignOptions, runCampaign } from './campaign.ts';
import type { BrokenRun, Result } from './summary.ts';

/** The order that a worker gets on its command line, as JSON. */
export interface Errand extends Omit<CampaignOptions, 'report'> {
  readonly scriptFolder: string;
  /** Names of the settings of the switches, each to be explored. */
  readonly switches: readonly string[];
}

/** In a second. */
const microseconds = 1_000_000;

function explore({ scriptFolder, switches, ...options }: Errand): Result[] {
  return switches.map((name) => {
    const setting = switchSettings.get(name);
    if (setting === undefined) throw new Error(`There is no setting ${name} of the switches.`);
    const { part } = options;
    const before = process.cpuUsage();
    const { runs, crashPoints, thorough, executions, serviceCalls, findings } = runCampaign(
      prepareScene(scriptFolder, setting),
      {
        ...options,
        report: (text) => console.error(`${name}, part ${part.index + 1} of ${part.of}: ${text}`),
      },
    );
    const found = findings.map(
      ({ plan, violations }): BrokenRun => ({
        switches: name,
        seed: plan.seed,
        violations,
        replay: encodePlan(plan),
      }),
    );
    const { user, system } = process.cpuUsage(before);
    return {
      runs,
      crash_points: crashPoints,
      thorough,
      executions,
      service_calls: serviceCalls,
      found,
      cpu_seconds: (user + system) / microseconds,
    };
  });
}

const [, , errand = ''] = process.argv;
console.log(JSON.stringify(explore(JSON.parse(errand) as Errand)));
