/** What one run of the dispatcher knows and gathers while it works. */
import type { OutboundWorkspace } from '../../outbound.ts';
import type { Resource } from '../../schema/resource.ts';
import { openSession } from '../../store/open-session.ts';
import type { Session } from '../../store/session.ts';
import { lastSendMs, runMs } from './limits.ts';
import { type Findings, noFindings } from './findings.ts';

export interface Run {
  readonly workspace: OutboundWorkspace;
  readonly session: Session;
  /** The register: the transaction before may have to be finished first, whatever it wrote. */
  readonly resources: readonly Resource[];
  readonly startedMs: number;
  /** Replaced as the run learns more. */
  findings: Findings;
}

/** @param cached what the cache had of `sessionNames` */
export function openRun(
  workspace: OutboundWorkspace,
  resources: readonly Resource[],
  cached: Readonly<Record<string, string>>,
  startedMs: number,
): Run {
  const session = openSession(workspace, cached);
  return { workspace, session, resources, startedMs, findings: noFindings };
}

/** True when the run should leave what remains to the next one. */
export function isOver({ workspace, startedMs }: Run): boolean {
  return workspace.clock.now() - startedMs >= runMs;
}

/** True when nothing may be sent any more, because its result could not be written in time. */
export function isTooLate({ workspace, startedMs }: Run): boolean {
  return workspace.clock.now() - startedMs >= lastSendMs;
}
