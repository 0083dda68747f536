/** What the dispatcher remembers from run to run, in one property. */
import type { Workspace } from '../../workspace.ts';
import { type DayBudget, budgetAt } from './day-budget.ts';
import { failingMsMax, failuresApartMsMax } from './limits.ts';

export interface Memory {
  readonly budget: DayBudget;
  /** Endpoints that keep a sender waiting, and are sent to apart from the others. */
  readonly slow: readonly string[];
  /** Endpoints one of which has kept a sender waiting: each is sent to by itself until it is known which. */
  readonly suspects: readonly string[];
  /** When slow endpoints have their next turn, milliseconds since the Unix epoch. */
  readonly slowTurnMs: number;
  /** Endpoints to which nothing has arrived since a failure, by id. */
  readonly failing: Readonly<Record<string, FailureSeries>>;
  /** How far the search for overdue invoices has come, null before the first. */
  readonly overdue: OverdueMark | null;
  /** The workspace's day on which old rows were last removed. */
  readonly retiredDay: string;
}

/** Milliseconds since the Unix epoch. */
export interface FailureSeries {
  readonly fromMs: number;
  readonly lastMs: number;
}

export interface OverdueMark {
  /** The workspace's day of the last search: what was due before it has been told. */
  readonly day: string;
  /** The newest journal entry at that time. */
  readonly transaction: number;
}

const memoryName = 'dispatcher';

/** Reads the property; a missing one is a dispatcher that has never run. */
export function readMemory({ clock, properties }: Workspace): Memory {
  const text = properties.get(memoryName);
  const known = text === null ? {} : (JSON.parse(text) as Partial<Memory>);
  const blank = { slow: [], suspects: [], slowTurnMs: 0, failing: {}, overdue: null, retiredDay: '' };
  return { ...blank, ...known, budget: budgetAt(known.budget ?? null, clock.now()) };
}

/** Writes the property. Only a holder of the lock may do so, from what it has read under the same lock. */
export function writeMemory({ properties }: Workspace, memory: Memory): void {
  properties.set(memoryName, JSON.stringify(memory));
}

/** The series of failures after one more, begun anew when the last one is long ago. */
export function noteFailure(series: FailureSeries | undefined, nowMs: number): FailureSeries {
  const isSeries = series !== undefined && nowMs - series.lastMs <= failuresApartMsMax;
  return { fromMs: isSeries ? series.fromMs : nowMs, lastMs: nowMs };
}

/** True when nothing has arrived for so long that nobody seems to be there. */
export function isHopeless({ fromMs, lastMs }: FailureSeries): boolean {
  return lastMs - fromMs >= failingMsMax;
}
