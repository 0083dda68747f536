/** The routes of events, which pollers ask for and no billing request needs. */
import { resources } from '../../resources/index.ts';
import { eventParameters, getEvent, listEvents } from '../operations/events.ts';
const reading = {
  method: 'GET',
  scope: 'events:read',
  resource: null,
  body: { kind: 'none' },
  answer: 'other',
  successStatus: 200,
};
export const eventRoutes = [
  {
    ...reading,
    path: '/events',
    operationId: 'listEvents',
    parameters: eventParameters,
    run: (call) => listEvents(resources, call),
  },
  {
    ...reading,
    path: '/events/{id}',
    operationId: 'getEvent',
    parameters: [],
    run: (call) => getEvent(resources, call),
  },
];
