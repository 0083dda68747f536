/** The installed triggers of a script. */
import type { OnStateMutation } from '../emulator-options.ts';

/** Those of Google's event types that a script of ours has triggers for. */
export type TriggerEventType = 'CLOCK' | 'ON_OPEN' | 'ON_EDIT' | 'ON_CHANGE';

export interface TriggerRecord {
  readonly uid: string;
  readonly handler: string;
  readonly eventType: TriggerEventType;
  /** The person who installed it and whom it runs as. */
  readonly owner: string;
  readonly disabled: boolean;
  /** Only of a clock trigger. */
  readonly schedule?: { readonly periodMs: number };
  /** When a clock trigger runs next; null of any other trigger. */
  readonly dueMs: number | null;
}

/** The part of a trigger that its creator decides. */
export type NewTrigger = Pick<TriggerRecord, 'handler' | 'eventType' | 'owner' | 'disabled' | 'schedule'>;

export interface TriggerTable {
  list(): readonly TriggerRecord[];
  find(uid: string): TriggerRecord | undefined;
  add(trigger: NewTrigger, nowMs: number): TriggerRecord;
  delete(uid: string): void;
  /** Sets the next time of a clock trigger after it was fired. */
  reschedule(uid: string, nowMs: number): void;
}

/** A table with the triggers installed before; it reports every change. */
export function createTriggerTable(
  initial: readonly TriggerRecord[],
  onMutation: OnStateMutation,
): TriggerTable {
  let triggers: readonly TriggerRecord[] = initial;
  const replace = (next: readonly TriggerRecord[]): void => {
    triggers = next;
    onMutation({ kind: 'triggers', triggers });
  };
  return {
    list: () => triggers,
    find: (uid) => triggers.find((trigger) => trigger.uid === uid),
    add(trigger, nowMs) {
      const dueMs = trigger.schedule ? nowMs + trigger.schedule.periodMs : null;
      const record = { ...trigger, uid: freshUid(triggers, nowMs), dueMs };
      replace([...triggers, record]);
      return record;
    },
    delete: (uid) => replace(triggers.filter((trigger) => trigger.uid !== uid)),
    reschedule: (uid, nowMs) =>
      replace(
        triggers.map((trigger) =>
          trigger.uid === uid && trigger.schedule
            ? { ...trigger, dueMs: nowMs + trigger.schedule.periodMs }
            : trigger,
        ),
      ),
  };
}

/** Digits, as Google's uids are, and never those of a trigger that is installed. */
function freshUid(triggers: readonly TriggerRecord[], nowMs: number): string {
  let number = Math.floor(nowMs) * 100;
  while (triggers.some((trigger) => trigger.uid === String(number))) number += 1;
  return String(number);
}
