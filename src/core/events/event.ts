/** Writes the body of an event, and matches its type with the patterns by which an endpoint chooses events. */
import type { StoredEvent } from '../store/journal/read-events.ts';
import type { EventType } from '../schema/record-types.ts';

declare module '../schema/record-types.ts' {
  interface EventTypes {
    webhook_endpoint: 'webhook.ping';
  }
}

/** Sent to the endpoint that was pinged and to no other, whatever it has chosen. */
export const pingType = 'webhook.ping' satisfies EventType;

/** Writes an event as the API answers it and as webhooks carry it: one text for both, the same every time. */
export function eventBody({ id, type, timestamp, object }: StoredEvent): string {
  return `{"id":"${id}","object":"event","type":"${type}","timestamp":"${timestamp}","data":{"object":${object}}}`;
}

/** True when one of the patterns means this type: a type, all types of a kind of record (`invoice.*`), or all (`*`). */
export function isChosen(patterns: readonly string[], type: string): boolean {
  return patterns.some(
    (pattern) =>
      pattern === '*' ||
      pattern === type ||
      (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1))),
  );
}
