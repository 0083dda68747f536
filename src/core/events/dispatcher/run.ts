/** Holds what one run of the dispatcher knows and gathers while it works. */
import type { HostRefusal, OutboundWorkspace } from '../../outbound.ts';
import { openSession } from '../../store/open-session.ts';
import type { Session } from '../../store/session.ts';
import type { Endpoint } from '../endpoints/endpoint-table.ts';
import type { Observation } from './circuit-breaker.ts';
import type { DispatcherWork } from './find-work.ts';
import { lastSendMs, runMs } from './limits.ts';

export interface Run {
  readonly workspace: OutboundWorkspace;
  readonly session: Session;
  readonly startedMs: number;
  /** Replaced as the run sends, and emptied when it is taken into the persisted state. */
  sent: SentDeliveries;
  /** The ids of endpoints that have answered in this run, or were waited for in vain. */
  readonly heardFrom: Set<string>;
  /** When mails are to be looked for, milliseconds since the Unix epoch; null where no run has looked yet. */
  mailDueMs: number | null;
  /** The ids of the endpoints that are enabled; renewed with the results of each group. */
  enabled: ReadonlySet<string>;
}

/** The use and the findings of what was sent. */
export interface SentDeliveries {
  readonly fetches: number;
  /** Why the host sends nothing more: the day's requests are used up, or its owner does not allow them; null while it sends. */
  readonly refusal: HostRefusal | null;
  /** In the order in which they were made. */
  readonly observations: readonly Observation[];
}

export function openDispatcherRun(workspace: OutboundWorkspace, { cached, startedMs }: DispatcherWork): Run {
  const session = openSession(workspace, cached);
  return {
    workspace,
    session,
    startedMs,
    sent: nothingSent,
    heardFrom: new Set(),
    mailDueMs: null,
    enabled: new Set(),
  };
}

export const nothingSent: SentDeliveries = { fetches: 0, refusal: null, observations: [] };

/** Adds observations to those of the run. */
export function note(run: Run, observations: readonly Observation[]): void {
  run.sent = { ...run.sent, observations: [...run.sent.observations, ...observations] };
  for (const { endpointId } of observations) run.heardFrom.add(endpointId);
}

/** Notes which endpoints are enabled now. */
export function noteEnabled(run: Run, endpoints: readonly Endpoint[]): void {
  run.enabled = new Set(endpoints.filter(({ isEnabled }) => isEnabled).map(({ id }) => id));
}

/** True when the run should leave what remains to the next one. */
export function isOver({ workspace, startedMs }: Run): boolean {
  return workspace.clock.now() - startedMs >= runMs;
}

/** True when nothing may be sent any more, because its result could not be written in time. */
export function isTooLate({ workspace, startedMs }: Run): boolean {
  return workspace.clock.now() - startedMs >= lastSendMs;
}
