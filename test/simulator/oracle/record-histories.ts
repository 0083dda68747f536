/** The states that each record has been in, one after the other, as the journal has them. */
import type { JournalEntry, JournalRecord } from '../../../src/core/store/journal/journal-entry.ts';
import { type RunHistory, parsedRecord } from './run-history.ts';

export interface State {
  readonly kind: JournalRecord['kind'];
  readonly object: string;
  readonly id: string;
  readonly entry: JournalEntry;
  /** As an answer shows it; of a deleted record only its id is to be relied on. */
  readonly shown: Readonly<Record<string, unknown>>;
  /** The state of the same record that it took the place of. */
  readonly before: State | undefined;
}

const known = new WeakMap<readonly JournalEntry[], readonly State[]>();

/** Every state in the order in which it was committed; what only an event was told of is none. */
export function statesOf({ journal }: RunHistory): readonly State[] {
  const found = known.get(journal) ?? [...readStates(journal)];
  known.set(journal, found);
  return found;
}

function* readStates(journal: readonly JournalEntry[]): Generator<State> {
  const last = new Map<string, State>();
  for (const entry of journal)
    for (const record of entry.records) {
      const { kind, object, id } = record;
      if (kind === 'recorded') continue;
      const state = { kind, object, id, entry, shown: parsedRecord(record), before: last.get(id) };
      last.set(id, state);
      yield state;
    }
}

/** True for a state in which the record is there. */
export function isLiving({ kind }: State): boolean {
  return kind !== 'deleted';
}

/** True for a record whose row people have changed or deleted: what they did may count before it is committed. */
export function isHandled({ world }: RunHistory, id: string): boolean {
  return world.editedIds.has(id) || world.deletedIds.has(id);
}
