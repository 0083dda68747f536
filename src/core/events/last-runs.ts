/**
 * Knows when Google last started each clock trigger. Google disables a trigger whose runs fail again and again, or whose
 * owner has taken a permission back, and the trigger stays listed: only the time of its last run shows that it stands
 * still.
 */
import { hasEnabledEndpoint } from './endpoints/endpoint-table.ts';
import { readTriggerDay, type TriggerDay } from './trigger-day.ts';
import type { Workspace } from '../workspace.ts';

/** The clock triggers by the function that Google calls: every minute, every ten minutes, every hour. */
export type ClockTrigger = 'runDispatcher' | 'runUpkeep' | 'sweepRows';

/**
 * `running`: its last run is as recent as it should be. `awaited`: it was installed a short time ago, or this workspace
 * has no time of it yet. `late`: Google should have started it since.
 */
export interface LastRun {
  readonly trigger: ClockTrigger;
  readonly state: 'running' | 'awaited' | 'late';
  /** When a run of it last ended, milliseconds since the Unix epoch; null when none has since it was installed. */
  readonly ranMs: number | null;
  /** From when on its next run is awaited: its last run, or its installation; null while neither is known. */
  readonly sinceMs: number | null;
}

const minuteMs = 60_000;

// A run of the dispatcher is counted when it has work, and one by the minute has some every ten minutes at least
// (`rescanMs`): an idle run would pay 60 ms for the write, half as much again as it takes in all. Of the runs every ten
// minutes, one in between may find nothing to do. Google starts triggers some minutes late, and hourly ones as much as an
// hour.
const lateMs: Readonly<Record<ClockTrigger, number>> = {
  runDispatcher: 25 * minuteMs,
  runUpkeep: 45 * minuteMs,
  sweepRows: 3 * 60 * minuteMs,
};

// The count of the day's trigger time holds the end of the last runs, so that a run pays for one write.
function lastRunMs({ parts, minute }: TriggerDay): Readonly<Record<ClockTrigger, number>> {
  return { runDispatcher: minute.ranMs, runUpkeep: parts.dispatcher.lastMs, sweepRows: parts.sweep.lastMs };
}

/** The property with the time at which each trigger was installed, in milliseconds since the Unix epoch. */
const propertyName = 'trigger_installed';
type Installed = Partial<Readonly<Record<ClockTrigger, number>>>;

/**
 * Notes that triggers were installed, or are looked at for the first time, so that their first run is missed in time:
 * two calls, none without triggers.
 */
export function awaitRuns({ clock, properties }: Workspace, triggers: readonly ClockTrigger[]): void {
  if (triggers.length === 0) return;
  const known = readInstalled(properties.get(propertyName) ?? undefined);
  const fresh = Object.fromEntries(triggers.map((trigger) => [trigger, clock.now()]));
  properties.set(propertyName, JSON.stringify({ ...known, ...fresh }));
}

/** The last run of each clock trigger that is needed: two calls. Without an enabled endpoint there is none each minute. */
export function readLastRuns(workspace: Workspace): readonly LastRun[] {
  const ranAt = lastRunMs(readTriggerDay(workspace));
  const all = workspace.inMode(true).properties.getAll();
  const nowMs = workspace.clock.now();
  const installed = readInstalled(all[propertyName]);
  const needed: readonly ClockTrigger[] = [
    ...(hasEnabledEndpoint(all) ? (['runDispatcher'] as const) : []),
    'runUpkeep',
    'sweepRows',
  ];
  return needed.map((trigger): LastRun => {
    const lastMs = ranAt[trigger];
    const installedMs = installed[trigger] ?? 0;
    const ranMs = lastMs > 0 && lastMs >= installedMs ? lastMs : null;
    const sinceMs = ranMs ?? (installedMs > 0 ? installedMs : null);
    if (sinceMs === null) return { trigger, state: 'awaited', ranMs, sinceMs };
    const isLate = nowMs - sinceMs > lateMs[trigger];
    return { trigger, state: isLate ? 'late' : ranMs === null ? 'awaited' : 'running', ranMs, sinceMs };
  });
}

function readInstalled(text: string | undefined): Installed {
  return JSON.parse(text ?? '{}') as Installed;
}
