/** Gathers the changes of a transaction, the events that tell of them, and what its answers show. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Warning } from '../../schema/transaction.ts';
import { isRewritten, type RecordChange } from '../write/record-change.ts';
import type { NewEvent, OpenTransaction } from './open-transaction.ts';

type OpenChanges = Pick<
  OpenTransaction,
  'add' | 'addEvent' | 'answerWith' | 'takeAnswer' | 'savepoint' | 'warn'
> & { readonly changes: RecordChange[]; readonly events: NewEvent[]; readonly warnings: Warning[] };

/** Starts with no change. @param newEventId makes the id of an event */
export function openChanges(newEventId: () => string): OpenChanges {
  const changes: RecordChange[] = [];
  const events: NewEvent[] = [];
  const warnings: Warning[] = [];
  /** The types of events beside the usual ones of the next change. */
  let further: string[] = [];
  /** The positions of the change that the next answer shows, and of the newest change. */
  let answer: number | null = null;
  let last = 0;
  return {
    changes,
    events,
    warnings,
    add(change, types): JsonObject {
      // The journal has one change for each record, although the transaction may change the record several times.
      const earlier = changes.findIndex(({ kind, before }) => isRewritten(kind) && before === change.before);
      const index = isRewritten(change.kind) && earlier >= 0 ? earlier : changes.length;
      changes[index] = change;
      last = index;
      const { propertyRecords } = change.resource;
      const isTold =
        propertyRecords === undefined || propertyRecords.tellsChanges || change.kind === 'recorded';
      // Several payments of an invoice that are committed together tell the same of it, and once is enough.
      for (const type of isTold ? new Set([...types, ...further]) : [])
        if (!events.some((one) => one.record === index && one.type === type))
          events.push({ id: newEventId(), type, record: index });
      further = [];
      return change.record;
    },
    addEvent(type) {
      further.push(type);
    },
    answerWith(record) {
      answer = changes.findIndex((change) => change.record === record);
    },
    takeAnswer() {
      const record = answer ?? last;
      answer = null;
      return { record, warnings: warnings.splice(0) };
    },
    savepoint() {
      const kept = [...changes];
      const [eventCount, warningCount] = [events.length, warnings.length];
      return () => {
        changes.splice(0, changes.length, ...kept);
        events.length = eventCount;
        warnings.length = warningCount;
        further = [];
        answer = null;
      };
    },
    warn(warning) {
      warnings.push(warning);
    },
  };
}
