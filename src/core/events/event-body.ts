/** Writes an event as the API answers it and as webhooks carry it: one text for both, the same every time. */
import type { StoredEvent } from '../store/journal/read-events.ts';

export function eventBody({ id, type, timestamp, object }: StoredEvent): string {
  return `{"id":"${id}","object":"event","type":"${type}","timestamp":"${timestamp}","data":{"object":${object}}}`;
}
