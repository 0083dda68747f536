/** Writes the body of an event, and matches its type with the patterns by which an endpoint chooses events. */
import type { StoredEvent } from '../store/journal/read-events.ts';
import type { EventType } from '../schema/record-types.ts';
import { isTestId } from '../schema/record-id.ts';
import type { BuildInfo } from '../workspace.ts';

declare module '../schema/record-types.ts' {
  interface EventTypes {
    webhook_endpoint: 'webhook.ping';
  }
}

/** Sent to the endpoint that was pinged and to no other, whatever it has chosen. */
export const pingType = 'webhook.ping' satisfies EventType;

/**
 * Writes an event as the API answers it and as webhooks carry it: one text for both, the same every time. An event that
 * version 1.0 recorded keeps the text that it had there.
 * @param build a workspace on a developer's own machine has no live data
 */
export function eventBody(workspaceId: string, { keyMode }: BuildInfo, event: StoredEvent): string {
  const { id, type, timestamp, source, request_id = null, changed, object } = event;
  const what = `{"id":"${id}","object":"event","type":"${type}","timestamp":"${timestamp}"`;
  if (source === undefined) return `${what},"data":{"object":${object}}}`;
  const origin = `"workspace_id":"${workspaceId}","livemode":${keyMode === 'live' && !isTestId(id)},"source":"${source}","request_id":${JSON.stringify(request_id)}`;
  return `${what},${origin},"data":{"object":${object},"changed":${JSON.stringify(changed)}}}`;
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
