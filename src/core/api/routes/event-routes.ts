/** The routes of events, which pollers ask for and no billing request needs. */
import type { Route } from '../operation.ts';
import { eventParameters, getEvent, listEvents } from '../operations/events.ts';

const reading = {
  method: 'GET',
  scope: 'events:read',
  resource: null,
  body: { kind: 'none' },
  answer: 'other',
  successStatus: 200,
} as const;

export const eventRoutes: readonly Route[] = [
  {
    ...reading,
    path: '/events',
    operationId: 'listEvents',
    parameters: eventParameters,
    run: listEvents,
  },
  {
    ...reading,
    path: '/events/{id}',
    operationId: 'getEvent',
    parameters: [],
    run: getEvent,
  },
];
