/** What one run of the dispatcher knows and gathers while it works. */
import type { OutboundWorkspace } from '../../outbound.ts';
import { openSession } from '../../store/open-session.ts';
import type { Session } from '../../store/session.ts';
import { lastSendMs, runMs } from './limits.ts';
import { type Findings, noFindings } from './findings.ts';

export interface Run {
  readonly workspace: OutboundWorkspace;
  readonly session: Session;
  readonly startedMs: number;
  /** Replaced as the run learns more. */
  findings: Findings;
}

/** @param cached what the cache had of `sessionNames` */
export function openRun(
  workspace: OutboundWorkspace,
  cached: Readonly<Record<string, string>>,
  startedMs: number,
): Run {
  const session = openSession(workspace, cached);
  return { workspace, session, startedMs, findings: noFindings };
}

/** True when the run should leave what remains to the next one. */
export function isOver({ workspace, startedMs }: Run): boolean {
  return workspace.clock.now() - startedMs >= runMs;
}

/** True when nothing may be sent any more, because its result could not be written in time. */
export function isTooLate({ workspace, startedMs }: Run): boolean {
  return workspace.clock.now() - startedMs >= lastSendMs;
}
