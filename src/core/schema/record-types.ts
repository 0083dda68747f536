/** The types of records and of events, by the name of their resource. Each resource adds its own beside its fields. */
import type { JsonObject } from './represent.ts';
import type { Resource } from './resource.ts';

/**
 * A record of each resource as the store keeps it. A resource's file adds a member for its own `object`, so that
 * `tx.find('invoice', id)` is typed, and no resource has to import another.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the resources fill it by declaration merging
export interface RecordTypes {}

/** The events of each resource, such as `invoice.paid`: each member is a union of event types. */
// biome-ignore lint/suspicious/noEmptyInterface: the resources fill it by declaration merging
export interface EventTypes {}

/** The events of a resource that no action brings about. */
export type ChangeEvent<Name extends string> = `${Name}.${'created' | 'updated' | 'deleted'}`;

/** Every event that an endpoint can subscribe to, and the ping. Another one does not compile. */
export type EventType = EventTypes[keyof EventTypes];

/** A resource by its declaration, or by the value of its `object`. */
export type ResourceName = keyof RecordTypes | (string & {});
export type ResourceOrName = Resource | ResourceName;

/** The type of a resource's records; of a declaration that is known only at run time, any JSON object. */
export type RecordOfResource<Of> = Of extends keyof RecordTypes ? RecordTypes[Of] : JsonObject;
