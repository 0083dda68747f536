/**
 * The failure settings of a developer: reads them from one line such as `echo_not_found=0.2 seed=7`, and makes the front
 * end's options of them.
 */
import type { PageLanguage } from '../google-pages.ts';
import { type FailurePlan, createFailures } from './failure-plan.ts';
import { publishedLatency } from '../../execution/latency.ts';
import { createExecutionSlots, type ExecutionSlots, simultaneousExecutionsMax } from '../execution-slots.ts';
import type { FrontEndOptions } from '../front-end.ts';

export interface FailureSettings {
  readonly seed: number;
  readonly plan: FailurePlan;
  /** The number of executions that the owner may have at the same time; null: any number. */
  readonly simultaneousMax: number | null;
  /** The share of Google's own time that an execution takes: 0 none of it, 1 all. */
  readonly latencyScale: number;
  readonly language: PageLanguage;
}

interface Setting {
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
}

const share: Setting = { min: 0, max: 1 };

const settings: Readonly<Record<string, Setting>> = {
  echo_not_found: share,
  echo_bounce: share,
  echo_delay: share,
  pages: share,
  hang_up: share,
  simultaneous: { min: 1, max: 1000, isWhole: true },
  latency: { min: 0, max: 10 },
  seed: { min: 0, max: 2 ** 32 - 1, isWhole: true },
};

const languages: readonly string[] = ['en', 'de'] satisfies readonly PageLanguage[];

/** @throws Error naming the part that is not valid */
export function readFailureSettings(text: string): FailureSettings {
  const numbers: Record<string, number> = {};
  let language: PageLanguage = 'en';
  for (const part of text.split(/[\s,]+/).filter((each) => each !== '')) {
    const [name = '', value = ''] = part.split('=');
    if (name === 'language' && isLanguage(value)) language = value;
    else numbers[name] = readNumber(part, settings[name], value);
  }
  const { seed = 1, simultaneous = null, latency = 0 } = numbers;
  return { seed, plan: planOf(numbers), simultaneousMax: simultaneous, latencyScale: latency, language };
}

function isLanguage(value: string): value is PageLanguage {
  return languages.includes(value);
}

function readNumber(part: string, setting: Setting | undefined, value: string): number {
  const names = [...Object.keys(settings), 'language'].join(', ');
  if (setting === undefined) throw new Error(`FAILURES does not know "${part}". It takes ${names}.`);
  const { min, max, isWhole = false } = setting;
  const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  const isGood = number >= min && number <= max && (!isWhole || Number.isInteger(number));
  if (isGood) return number;
  throw new Error(
    `FAILURES: "${part}" must give a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}, as in name=value.`,
  );
}

/** The failures as they were observed, with delays short enough for a test. */
function planOf(shares: Readonly<Record<string, number>>): FailurePlan {
  const { echo_not_found, echo_bounce, echo_delay, pages, hang_up } = shares;
  return {
    ...(echo_not_found && { echo_not_found: { share: echo_not_found, readsMax: 3 } }),
    ...(echo_bounce && { echo_bounce: { share: echo_bounce, readsMax: 2, chainMax: 7 } }),
    ...(echo_delay && { echo_delay: { share: echo_delay, readsMax: 1, msMin: 1_000, msMax: 30_000 } }),
    ...(pages && { pages: { ...overload, share: pages } }),
    ...(hang_up && { hang_up: { share: hang_up } }),
  };
}

/** The pages of passing problems, which a caller of a busy web app meets. */
const overload = {
  requestsMax: 3,
  kinds: ['too_many_per_second', 'too_many_simultaneous'],
  hop: 'before_execution',
} as const;

/** The failures, slots and times of a front end by these settings. */
export function openFailures(
  settings: FailureSettings,
): Partial<FrontEndOptions> & { slots: ExecutionSlots } {
  const { seed, plan, simultaneousMax, latencyScale, language } = settings;
  return {
    language,
    failures: createFailures(plan, seed),
    lastingMs: ({ usage }) => latencyScale * (publishedLatency.request.baseMs + usage.ms),
    slots: createExecutionSlots({ max: simultaneousMax ?? simultaneousExecutionsMax }),
  };
}
