/** Google's class Trigger. */
import { strict } from '../../realm/strict.ts';
import type { TriggerRecord } from '../../triggers/trigger-table.ts';

export interface Trigger {
  getEventType(): string;
  getHandlerFunction(): string;
  getTriggerSource(): string;
  getTriggerSourceId(): string | null;
  getUniqueId(): string;
}

/** What is known of an installed trigger. */
export function createTrigger(record: TriggerRecord, spreadsheetId: string): Trigger {
  const isClock = record.eventType === 'CLOCK';
  return strict('Trigger', {
    getEventType: () => record.eventType,
    getHandlerFunction: () => record.handler,
    getTriggerSource: () => (isClock ? 'CLOCK' : 'SPREADSHEETS'),
    getTriggerSourceId: () => (isClock ? null : spreadsheetId),
    getUniqueId: () => record.uid,
  });
}
