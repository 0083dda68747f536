/** Says in words how the clock triggers are: when each last ran, and what to do when one stands still. */
import type { ClockTrigger, LastRun } from '../../core/events/last-runs.ts';

/** What a trigger does, as the pages name it. */
export const triggerNames: Readonly<Record<ClockTrigger, string>> = {
  runDispatcher: 'Webhooks',
  runUpkeep: 'Daily jobs',
  sweepRows: 'Hourly check',
};

const withoutIt: Readonly<Record<ClockTrigger, string>> = {
  runDispatcher: 'webhooks are sent every ten minutes instead of every minute',
  runUpkeep: 'no invoice becomes overdue, and no webhook is sent',
  sweepRows: 'edits that Google did not report are not taken',
};

/** For example `last ran 40 s ago`. */
export function lastRunWords({ ranMs, sinceMs }: LastRun, nowMs: number): string {
  if (ranMs !== null) return `last ran ${ageWords(nowMs - ranMs)} ago`;
  return sinceMs === null
    ? 'has not left its time yet'
    : `installed ${ageWords(nowMs - sinceMs)} ago, and not started by Google yet`;
}

/** What a late trigger means, and what to do. */
export function lateSentence(run: LastRun, nowMs: number): string {
  return `${triggerNames[run.trigger]}: late, ${lastRunWords(run, nowMs)}. Meanwhile ${withoutIt[run.trigger]}.`;
}

/** What a trigger that somebody has deleted means. */
export function missingSentence(trigger: ClockTrigger): string {
  return `${triggerNames[trigger]}: the trigger "${trigger}" is missing. Meanwhile ${withoutIt[trigger]}.`;
}

/** What the owner does about late triggers. */
export const lateAdvice =
  'Google disables a trigger that failed often or lost a permission, and starts none when the day’s trigger minutes are used up, which Usage shows. Fix installs it anew; so does Billing API › Set up.';

const units = [
  { ms: 86_400_000, word: 'days' },
  { ms: 3_600_000, word: 'hours' },
  { ms: 60_000, word: 'minutes' },
] as const;

function ageWords(ms: number): string {
  const unit = units.find((one) => ms >= one.ms);
  if (unit === undefined) return `${Math.max(0, Math.round(ms / 1000))} s`;
  const count = Math.floor(ms / unit.ms);
  return `${count} ${count === 1 ? unit.word.slice(0, -1) : unit.word}`;
}
