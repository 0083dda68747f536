/** Every committed event is told, in order, and no event is told of what was not committed. */
import type { JournalEntry } from '../../../core/store/journal/journal-entry.ts';
import type { JudgedRun } from '../judged-run.ts';
import type { Invariant } from './invariant.ts';

interface ToldEvent {
  readonly id: string;
  readonly type: string;
}

export const eventsTold: Invariant = {
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

function missing({ closing }: JudgedRun, committed: readonly string[]): string[] {
  if (closing.events === null) return [];
  const told = eventsOf(closing.events.body.data).map(({ id }) => id);
  const wanted = [...committed].reverse();
  if (
    closing.events.body.has_more !== true &&
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
