/** Reads what the simulator is told on its command line. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { switchSettings } from '../../../src/emulator/switches.ts';
import { decodePlan, type Plan } from '../schedule/plan.ts';

export interface SimulatorOptions {
  /** How many seeds are run, with each setting of the switches. */
  readonly runs: number;
  /** The first of them. */
  readonly seed: number;
  /** Every n-th of the crash points is tried; 0 tries none. */
  readonly crashEvery: number;
  /** Names of the settings of the switches. */
  readonly switches: readonly string[];
  /** The name of a saboteur of the script, or null. */
  readonly saboteur: string | null;
  /** A run to repeat, or null. */
  readonly replay: Plan | null;
  readonly isJson: boolean;
  /** How many processes work side by side. */
  readonly jobs: number;
}

const usage = `npm run simulate -- [options]

  --runs <n>            how many seeds to run (2000)
  --seed <n>            the first seed (1)
  --crash-every <n>     try every n-th crash point, 0 for none (1)
  --switches <name>     likely, unkind, each, all, or the name of one switch to flip (likely)
  --saboteur <name>     break the script on purpose first
  --replay <token>      repeat one run and print its trace
  --jobs <n>            processes side by side (as many as there are cores)
  --json                print the result as JSON`;

/** @throws Error with the usage for an option that makes no sense */
export function readSimulatorOptions(args: readonly string[]): SimulatorOptions {
  const { values } = parseOrExplain(args);
  return {
    runs: readWhole('runs', values.runs),
    seed: readWhole('seed', values.seed),
    crashEvery: readWhole('crash-every', values['crash-every']),
    switches: readSwitches(values.switches),
    saboteur: values.saboteur ?? null,
    replay: values.replay === undefined ? null : decodePlan(values.replay),
    isJson: values.json,
    jobs: readWhole('jobs', values.jobs ?? String(availableParallelism())),
  };
}

function parseOrExplain(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '2000' },
        seed: { type: 'string', default: '1' },
        'crash-every': { type: 'string', default: '1' },
        switches: { type: 'string', default: 'likely' },
        saboteur: { type: 'string' },
        replay: { type: 'string' },
        json: { type: 'boolean', default: false },
        jobs: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}

function readWhole(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number, not "${text}".\n\n${usage}`);
}

function readSwitches(name: string): string[] {
  const names = [...switchSettings.keys()];
  if (name === 'all') return names;
  if (name === 'each') return names.filter((one) => one !== 'likely' && one !== 'unkind');
  if (names.includes(name)) return [name];
  throw new Error(`--switches must be each, all, or one of ${names.join(', ')}, not "${name}".\n\n${usage}`);
}
