/** Google's class SpreadsheetTriggerBuilder. */
import type { Execution } from '../../execution/execution.ts';
import { strict } from '../../realm/strict.ts';
import type { TriggerEventType } from '../../triggers/trigger-table.ts';
import { installTrigger, type TriggerWorld, type Trigger } from './trigger.ts';

export interface SpreadsheetTriggerBuilder {
  create(): Trigger;
  onChange(): SpreadsheetTriggerBuilder;
  onEdit(): SpreadsheetTriggerBuilder;
}

/** A builder for the handler's trigger of the bound spreadsheet. */
export function createSpreadsheetTriggerBuilder(
  execution: Execution,
  world: TriggerWorld,
  handler: string,
): SpreadsheetTriggerBuilder {
  let eventType: TriggerEventType | undefined;
  const set = (type: TriggerEventType) => (): SpreadsheetTriggerBuilder => {
    eventType = type;
    return builder;
  };
  const builder: SpreadsheetTriggerBuilder = strict(execution.realm, 'SpreadsheetTriggerBuilder', {
    onChange: set('ON_CHANGE'),
    onEdit: set('ON_EDIT'),
    create() {
      if (!eventType)
        throw execution.realm.exception('The trigger has no event type: call onEdit or onChange first.');
      return installTrigger(execution, world, { handler, eventType });
    },
  });
  return builder;
}
