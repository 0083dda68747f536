/** The types of events, and the patterns by which an endpoint chooses among them. */
import { resources } from '../resources/index.ts';
import { eventTypesOf } from '../schema/action.ts';
import type { EventType } from '../schema/record-types.ts';

/** Sent to the endpoint that was pinged and to no other, whatever it has chosen. */
export const pingType = 'webhook.ping';

/** The types of events about records, in the order of the resources. */
export const recordEventTypes: readonly EventType[] = resources.flatMap(eventTypesOf) as EventType[];

/** What an endpoint may choose: a type, all types of a kind of record, or all. */
export const eventPatterns: readonly string[] = [
  '*',
  ...new Set(recordEventTypes.map((type) => `${type.split('.')[0]}.*`)),
  ...recordEventTypes,
];

/** True when one of the patterns means this type. */
export function isChosen(patterns: readonly string[], type: string): boolean {
  return patterns.some(
    (pattern) =>
      pattern === '*' ||
      pattern === type ||
      (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1))),
  );
}
