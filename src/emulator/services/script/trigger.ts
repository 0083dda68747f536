/** Google's class Trigger, and the installation of one within Google's limits. */
import type { Realm } from '../../realm/realm.ts';
import { strict } from '../../realm/strict.ts';
import type { TriggerRecord, NewTrigger, TriggerTable } from '../../triggers/trigger-table.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { effectiveUser } from '../../execution/authorization.ts';

export interface Trigger {
  getHandlerFunction(): string;
}

const uids = new WeakMap<Trigger, string>();

/** The object for an installed trigger. */
export function createTrigger(realm: Realm, record: TriggerRecord): Trigger {
  const trigger = strict(realm, 'Trigger', { getHandlerFunction: () => record.handler });
  uids.set(trigger, record.uid);
  return trigger;
}

/** The uid of the trigger that the object stands for. */
export function triggerUid(trigger: Trigger): string {
  return uids.get(trigger) ?? '';
}

/** For each user and script, by the quota page. */
const triggersMax = 20;

export interface TriggerWorld {
  readonly table: TriggerTable;
  /** The deployer's e-mail. */
  readonly owner: string;
  /** Milliseconds since the Unix epoch by the time that triggers keep. */
  now(): number;
}

/** @throws Exception when the script has 20 triggers already */
export function installTrigger(
  execution: Execution,
  { table, owner, now }: TriggerWorld,
  asked: Pick<NewTrigger, 'handler' | 'eventType' | 'schedule'>,
): Trigger {
  const isTriggerRun = execution.kind === 'time_trigger' || execution.kind === 'installable_trigger';
  // Reported under V8 and never fixed: issuetracker.google.com/issues/150756612.
  const disabled = isTriggerRun && execution.switches.triggerMadeInTrigger === 'disabled';
  const call = freeCall('script', 'TriggerBuilder.create', [asked.handler, asked.eventType, asked.schedule]);
  const record = execution.gate.pass(call, () => {
    if (table.list().length >= triggersMax)
      throw execution.realm.exception(
        'This script has too many triggers. Triggers must be deleted from the script before more can be added.',
      );
    return table.add({ ...asked, owner: effectiveUser(execution, owner), disabled }, now());
  });
  return createTrigger(execution.realm, record);
}
