/**
 * Knows when Google last started each clock trigger. Google disables a trigger whose runs fail again and again, or whose
 * owner has taken a permission back, and the trigger stays listed: only the time of its last run shows that it stands
 * still.
 */
import { endpointRecords } from '../events/endpoints/endpoint-table.ts';
import type { Workspace } from '../workspace.ts';

/** The clock triggers by the function that Google calls. */
export const clockTriggers = ['runDispatcher', 'sweepRows'] as const;
export type ClockTrigger = (typeof clockTriggers)[number];

/**
 * `running`: its last run is as recent as it should be. `awaited`: it was installed a short time ago, or this workspace
 * has no time of it yet. `late`: Google should have started it since.
 */
export interface LastRun {
  readonly trigger: ClockTrigger;
  readonly state: 'running' | 'awaited' | 'late';
  /** When Google last started it, milliseconds since the Unix epoch; null when it never has. */
  readonly ranMs: number | null;
  /** From when on its next run is awaited: its last run, or its installation; null while neither is known. */
  readonly sinceMs: number | null;
}

/** What the property of a trigger holds: its last run, or when it was installed, in milliseconds since the Unix epoch. */
type Note = { readonly ran: number } | { readonly installed: number };

const minuteMs = 60_000;

// The dispatcher leaves its time when it has work, which is every ten minutes at least (`rescanMs`): the idle run of each
// minute would pay 60 ms for the write, half as much again as it takes in all. Without an endpoint a run may be ten
// minutes behind the last, and one run in between may find nothing to do. Google starts triggers some minutes late.
const dispatcherLateMs = { withEndpoint: 25 * minuteMs, without: 45 * minuteMs } as const;
// Google has started hourly triggers as much as an hour late.
const sweepLateMs = 3 * 60 * minuteMs;

// A property for each trigger: runs that overlap write no other's note, so that no lock is needed. The cache would be
// cheaper to read, but it may lose a value at any time, and a time that is missing must not look like a trigger that
// stands still.
const nameOf = (trigger: ClockTrigger): string => `last_run.${trigger}`;

/** Notes that Google has started a trigger: one call. */
export function noteRun(workspace: Workspace, trigger: ClockTrigger): void {
  write(workspace, trigger, { ran: workspace.clock.now() });
}

/** Notes that a trigger was installed, or is looked at for the first time, so that its first run is missed in time. */
export function awaitRun(workspace: Workspace, trigger: ClockTrigger): void {
  write(workspace, trigger, { installed: workspace.clock.now() });
}

function write({ properties }: Workspace, trigger: ClockTrigger, note: Note): void {
  properties.set(nameOf(trigger), JSON.stringify(note));
}

/** The last run of each clock trigger: one call. */
export function readLastRuns({ clock, properties }: Workspace): readonly LastRun[] {
  const all = properties.getAll();
  const hasEndpoint = endpointRecords(all).some(({ status }) => status === 'enabled');
  const lateMs: Readonly<Record<ClockTrigger, number>> = {
    runDispatcher: hasEndpoint ? dispatcherLateMs.withEndpoint : dispatcherLateMs.without,
    sweepRows: sweepLateMs,
  };
  return clockTriggers.map((trigger): LastRun => {
    const text = all[nameOf(trigger)];
    if (text === undefined) return { trigger, state: 'awaited', ranMs: null, sinceMs: null };
    const note = JSON.parse(text) as Note;
    const ranMs = 'ran' in note ? note.ran : null;
    const sinceMs = 'ran' in note ? note.ran : note.installed;
    const isLate = clock.now() - sinceMs > lateMs[trigger];
    return { trigger, state: isLate ? 'late' : ranMs === null ? 'awaited' : 'running', ranMs, sinceMs };
  });
}
