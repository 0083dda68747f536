/** Lists the types of events that an endpoint can choose. */
import '../resources/late-rules.ts';
import { resources } from '../resources/index.ts';
import type { EventType } from '../schema/record-types.ts';
import type { Resource } from '../schema/resource.ts';

/** The types of events about records, in the order of the resources; the workspace is in no register of them. */
export const recordEventTypes: readonly EventType[] = [
  ...(resources.flatMap(eventTypesOf) as EventType[]),
  'workspace.updated',
];

/** What an endpoint can choose: types of events, all types of a kind of record, or all. A ping cannot be chosen. */
export const eventPatterns: readonly string[] = [
  '*',
  ...new Set(recordEventTypes.map((type) => `${type.split('.')[0]}.*`)),
  ...recordEventTypes,
];

/** The types of events about a resource's records; an endpoint can subscribe to each. */
function eventTypesOf({ object, createdEvent, transitions = [] }: Resource): string[] {
  const events = transitions.flatMap(({ event }) => (event === null ? [] : [event]));
  return [
    ...new Set([createdEvent ?? `${object}.created`, `${object}.updated`, `${object}.deleted`, ...events]),
  ];
}
