/**
 * A planned write of one sheet: called after the commit it looks up where it goes, and gives back what writes there.
 * All plans of a transaction are placed before the first of them writes, because a buffered write would be flushed
 * by the next read of its sheet.
 */
import type { Session } from '../session.ts';

export type Plan = (session: Session) => () => void;

/** Places and writes plans; what they buffer is not yet flushed. */
export function carryOut(session: Session, plans: readonly Plan[]): void {
  const writes = plans.map((place) => place(session));
  for (const write of writes) write();
}
