/** Invariant of events: the API lists those that were committed, and no others. */
import type { JournalEntry } from '../../../../src/core/store/journal/journal-entry.ts';
import type { RunHistory } from '../../oracle/run-history.ts';
import type { Invariant } from '../invariant.ts';

interface ToldEvent {
  readonly id: string;
  readonly type: string;
}

/** Every committed event is told, in order, and no event is told of what was not committed. */
export const eventsRecorded: Invariant = {
  name: 'every committed event is told',
  check(run) {
    const idsOf = ({ events }: JournalEntry): string[] => events.map(({ id }) => id);
    const committed = run.journal.flatMap(idsOf);
    const kept = run.journal.filter(({ transaction }) => !run.retiredMs.has(transaction)).flatMap(idsOf);
    const polled = run.exchanges
      .filter(({ call, answer }) => call.path.endsWith('/events') && answer?.status === 200)
      .flatMap(({ answer }) => eventsOf(answer?.body.data));
    const invented = polled.filter(({ id }) => !committed.includes(id));
    return [
      ...invented.map(({ id, type }) => `${type} ${id} was told and never committed`),
      ...missing(run, kept),
    ];
  },
};

function missing({ finalReads }: RunHistory, committed: readonly string[]): string[] {
  if (finalReads.events === null) return [];
  const told = eventsOf(finalReads.events.body.data).map(({ id }) => id);
  const wanted = [...committed].reverse();
  if (
    finalReads.events.body.has_more !== true &&
    JSON.stringify(told.slice().sort()) !== JSON.stringify(wanted.slice().sort())
  )
    return [
      `${told.length} of ${wanted.length} events are told: ${wanted.filter((id) => !told.includes(id)).join(', ')}`,
    ];
  return [];
}

function eventsOf(data: unknown): readonly ToldEvent[] {
  return Array.isArray(data) ? (data as ToldEvent[]) : [];
}
