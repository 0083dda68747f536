/** Persists the state of the trigger's runs in one property: the day's budget, the breakers, the marks of the jobs. */
import { holdLock } from '../../store/transaction/hold-lock.ts';
import type { Session } from '../../store/session.ts';
import type { Workspace } from '../../workspace.ts';
import type { Breaker, Breakers, Circuit } from './circuit-breaker.ts';
import { type DayBudget, budgetAt } from './day-budget.ts';

export interface PersistedState {
  readonly budget: DayBudget;
  readonly breakers: Breakers;
  /** By the name of the job; a job that has never run has none. */
  readonly jobs: Readonly<Record<string, JobMark>>;
}

/** How far a daily job has come. */
export interface JobMark {
  /** The workspace's day on which the job last came to its end. */
  readonly day: string;
  /** The newest journal entry that the job has seen; 0 for a job that reads none. */
  readonly transaction: number;
}

const propertyName = 'dispatcher';

/**
 * Reads the property: one service call, two in test mode, which shares the day's budget of live mode. A missing one
 * belongs to a dispatcher that has never run.
 */
export function readPersistedState(workspace: Workspace): PersistedState {
  const { clock, livemode } = workspace;
  const stored = readStored(workspace);
  const { budget = null } = livemode ? stored : readStored(workspace.inMode(true));
  return {
    budget: budgetAt(budget, clock.now()),
    breakers: stored.breakers ?? firstBreakers(stored),
    jobs: stored.jobs ?? firstMarks(stored),
  };
}

type Stored = Partial<PersistedState> & FirstForm;

function readStored({ properties }: Workspace): Stored {
  return JSON.parse(properties.get(propertyName) ?? '{}') as Stored;
}

/** Writes the property. Only a holder of the lock may do so, from what it has read under the same lock. */
export function writePersistedState(workspace: Workspace, { budget, ...own }: PersistedState): void {
  const write = ({ properties }: Workspace, state: Stored): void =>
    properties.set(propertyName, JSON.stringify(state));
  if (workspace.livemode) {
    write(workspace, { budget, ...own });
    return;
  }
  const live = workspace.inMode(true);
  const { budget: known, ...rest } = readPersistedState(live);
  if (known.fetches !== budget.fetches) write(live, { budget, ...rest });
  write(workspace, own);
}

/**
 * Reads, changes and writes the state under the lock, so that no other run's change is lost.
 * @returns the state as it is now
 * @throws Refusal workspace_busy
 */
export function updatePersistedState(
  session: Session,
  change: (state: PersistedState) => PersistedState,
): PersistedState {
  return holdLock(session, () => {
    const state = change(readPersistedState(session.workspace));
    writePersistedState(session.workspace, state);
    return state;
  });
}

/** The property as version 1.0 wrote it: all slow endpoints had one turn in common. */
interface FirstForm {
  readonly slow?: readonly string[];
  readonly suspects?: readonly string[];
  readonly slowTurnMs?: number;
  readonly failing?: Readonly<Record<string, NonNullable<Breaker['failures']>>>;
  readonly overdue?: JobMark | null;
  readonly retiredDay?: string;
}

function firstBreakers({ slow = [], suspects = [], slowTurnMs = 0, failing = {} }: FirstForm): Breakers {
  const circuitFor = (id: string): Circuit => {
    if (slow.includes(id)) return { state: 'open', untilMs: slowTurnMs };
    return { state: suspects.includes(id) ? 'suspected' : 'closed' };
  };
  const ids = [...new Set([...slow, ...suspects, ...Object.keys(failing)])];
  return Object.fromEntries(
    ids.map((id) => [id, { circuit: circuitFor(id), failures: failing[id] ?? null }]),
  );
}

function firstMarks({ overdue = null, retiredDay = '' }: FirstForm): PersistedState['jobs'] {
  return {
    ...(overdue !== null && { overdue }),
    ...(retiredDay !== '' && { retention: { day: retiredDay, transaction: 0 } }),
  };
}
