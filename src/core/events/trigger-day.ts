/** Counts the time that triggers take in a day, by part: Google stops all of them when it is used up, and tells nobody before. */
import type { DispatcherWork } from './dispatcher/find-work.ts';
import { ServiceFailure, type Workspace } from '../workspace.ts';

const minuteMs = 60_000;
const upkeepMs = 10 * minuteMs;
const dayMs = 86_400_000;

/** How long the triggers of a consumer account may run in a day, in milliseconds. */
export const triggerMsMax = 90 * 60_000;

/** Google's start of a script, which counts as its time and which the script cannot see: about 0.8 seconds. */
export const startUpMs = 820;

/** Loading the two further scripts, 550 kB together, which most runs have done before they look at the clock. */
export const loadMs = 370;

/** What Google starts by itself: the dispatcher with the daily jobs, what follows an edit or a change, the hourly sweep. */
export type TriggerPart = 'dispatcher' | 'edits' | 'sweep';

interface PartOfDay {
  readonly runs: number;
  readonly ms: number;
  /** When a run was last counted, milliseconds since the Unix epoch, also before this day; 0 when none was. */
  readonly lastMs: number;
}

export interface TriggerDay {
  /** When the day began, which is when something was counted first: milliseconds since the Unix epoch. */
  readonly fromMs: number;
  readonly parts: Readonly<Record<TriggerPart, PartOfDay>>;
  /** The runs by the minute. Those without work leave no trace, and are counted by the next that has some. */
  readonly minute: {
    /** When one that had work ended, milliseconds since the Unix epoch; 0 when none ever has. */
    readonly ranMs: number;
    /** Until when they are counted; 0 when none ever was. */
    readonly countedMs: number;
  };
}

/** One run of a trigger. */
interface CountedRun {
  readonly part: TriggerPart;
  /** Milliseconds since the Unix epoch. */
  readonly startedMs: number;
  /** The milliseconds to count besides those since the start. It is asked after the run. */
  readonly besidesMs: (day: TriggerDay) => number;
  /** True for a run by the minute. */
  readonly isByMinute?: boolean;
}

const propertyName = 'trigger_day';
const unused: PartOfDay = { runs: 0, ms: 0, lastMs: 0 };

/** The count of the day that this instant belongs to: one service call. */
export function readTriggerDay({ clock, properties }: Pick<Workspace, 'clock' | 'properties'>): TriggerDay {
  const stored = JSON.parse(properties.get(propertyName) ?? '{}') as Partial<TriggerDay>;
  const { fromMs = 0, parts = {} as Partial<TriggerDay['parts']>, minute } = stored;
  const nowMs = clock.now();
  const isToday = nowMs >= fromMs && nowMs < fromMs + dayMs;
  const partOf = (name: TriggerPart): PartOfDay => {
    const known = parts[name] ?? unused;
    return isToday ? known : { ...unused, lastMs: known.lastMs };
  };
  return {
    fromMs: isToday ? fromMs : nowMs,
    parts: { dispatcher: partOf('dispatcher'), edits: partOf('edits'), sweep: partOf('sweep') },
    minute: minute ?? { ranMs: 0, countedMs: 0 },
  };
}

/** Counts runs by the minute from now on, because their trigger was installed: two service calls. */
export function countMinutesFromNow(workspace: Workspace): void {
  changeTriggerDay(workspace, (day) => ({
    ...day,
    minute: { ...day.minute, countedMs: workspace.clock.now() },
  }));
}

function changeTriggerDay(workspace: Workspace, change: (day: TriggerDay) => TriggerDay): void {
  workspace.properties.set(propertyName, JSON.stringify(change(readTriggerDay(workspace))));
}

/**
 * Does the work of a trigger and adds its time to the day, also when it throws: two service calls. It takes no lock, so of
 * two runs that end within a tenth of a second one may be missing.
 * @throws what the work throws
 */
export function countRun(workspace: Workspace, run: CountedRun, work: () => void): void {
  try {
    work();
  } finally {
    addRun(workspace, run);
  }
}

/**
 * Counts a run of the dispatcher that had work, and the runs without work since the last one. Those leave no trace, because
 * a write would cost them half as much again: there was one each minute while an endpoint was enabled and one every ten
 * minutes, and each took the start of the script and as long as this run has looked for work.
 * @throws what the work throws
 */
export function countDispatcher(
  workspace: Workspace,
  { startedMs, searchMs, isUpkeep }: Pick<DispatcherWork, 'startedMs' | 'searchMs' | 'isUpkeep'>,
  work: () => void,
): void {
  const besidesMs = ({ fromMs, parts, minute }: TriggerDay): number => {
    const since = (ms: number): number => startedMs - Math.max(ms, fromMs);
    const byMinute = isUpkeep ? 0 : Math.round(since(minute.countedMs) / minuteMs) - 1;
    const byUpkeep = Math.round(since(parts.dispatcher.lastMs) / upkeepMs) - (isUpkeep ? 1 : 0);
    const idleRuns = Math.max(0, byMinute) + Math.max(0, byUpkeep);
    return startUpMs + loadMs + idleRuns * (startUpMs + searchMs);
  };
  countRun(workspace, { part: 'dispatcher', startedMs, besidesMs, isByMinute: !isUpkeep }, work);
}

// A count that fails must not hide why the work has failed.
function addRun(workspace: Workspace, { part, startedMs, besidesMs, isByMinute = false }: CountedRun): void {
  try {
    changeTriggerDay(workspace, (day) => {
      const { runs, ms } = day.parts[part];
      const nowMs = workspace.clock.now();
      const counted = { runs: runs + 1, ms: ms + nowMs - startedMs + besidesMs(day), lastMs: nowMs };
      const minute = isByMinute ? { ranMs: nowMs, countedMs: nowMs } : day.minute;
      return { ...day, parts: { ...day.parts, [part]: counted }, minute };
    });
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    workspace.log.error('trigger_time_not_counted', { reason: error.message });
  }
}

/** The milliseconds of all parts. */
export function usedMs({ parts }: TriggerDay): number {
  return Object.values(parts).reduce((sum, { ms }) => sum + ms, 0);
}

// The day keeps the minutes that are left then for edits and for the daily jobs.
const spentShare = 0.9;

/** True near the end of the day's trigger time, when nothing is done that can wait: one service call. */
export function isNearlySpent(workspace: Pick<Workspace, 'clock' | 'properties'>): boolean {
  return usedMs(readTriggerDay(workspace)) > spentShare * triggerMsMax;
}

/** The share of the day that is left, from 1 to 0. */
export function restOfDay({ fromMs }: TriggerDay, nowMs: number): number {
  return Math.max(0, fromMs + dayMs - nowMs) / dayMs;
}
