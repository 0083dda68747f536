/** Lists the types of events that an endpoint can choose. */
import { resources } from '../resources/index.ts';
import { eventTypesOf } from '../schema/action.ts';
import type { EventType } from '../schema/record-types.ts';

/** The types of events about records, in the order of the resources. */
export const recordEventTypes: readonly EventType[] = resources.flatMap(eventTypesOf) as EventType[];
