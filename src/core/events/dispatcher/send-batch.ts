/** Sends what a batch has leased, in small groups, and writes each group's results before the next is sent. */
import type { JournalEntry } from '../../store/journal/journal-entry.ts';
import { eventsOf } from '../../store/journal/read-events.ts';
import { readEntries } from '../../store/journal/read-entries.ts';
import { rowRanges } from '../../store/read/window.ts';
import type { PlacedDelivery } from '../deliveries/delivery-sheet.ts';
import { eventBody } from '../event.ts';
import { circuitOf } from './circuit-breaker.ts';
import { groupSize, trialSize } from './limits.ts';
import type { Batch } from './prepare-batch.ts';
import { failLostDeliveries, recordOutcomes } from './record-outcomes.ts';
import { isTooLate, type Run } from './run.ts';
import { type Message, sendGroup } from './send-group.ts';

export function sendBatch(run: Run, batch: Batch): void {
  const all = [...batch.regular, ...batch.trial];
  const bodies = readBodies(run, batch, all);
  failLostDeliveries(
    run,
    all.filter(({ delivery }) => !bodies.has(delivery.eventId)),
  );
  const endpoints = new Map(batch.endpoints.map((endpoint) => [endpoint.id, endpoint]));
  const messagesOf = (placed: readonly PlacedDelivery[]): Message[] =>
    placed.flatMap((one) => {
      const endpoint = endpoints.get(one.delivery.endpointId);
      const body = bodies.get(one.delivery.eventId);
      if (endpoint === undefined || body === undefined) return [];
      return [{ placed: one, body, url: endpoint.url, secrets: endpoint.secrets }];
    });
  for (const group of regularGroups(messagesOf(batch.regular), batch)) {
    // An endpoint that hung in an earlier group is left out, so that the later groups do not wait for it, too.
    sendAndRecord(run, group, ({ placed }) => !hasHung(run, placed.delivery.endpointId));
  }
  for (const group of groupsByEndpoint(messagesOf(batch.trial), trialSize)) sendAndRecord(run, group);
}

// Reads the bodies by the id of their event, as the commit fixed them; an event whose entry is gone has none.
function readBodies(
  { session }: Run,
  { tail, entries }: Batch,
  placed: readonly PlacedDelivery[],
): ReadonlyMap<string, string> {
  const known = entries.map(({ entry }) => entry);
  const wanted = placed
    .map(({ delivery }) => delivery.transaction)
    .filter((transaction) => !known.some((entry) => entry.transaction === transaction));
  const read = rowRanges(wanted).flatMap(({ first, last }): readonly JournalEntry[] =>
    readEntries(session, tail, first, Math.min(last, tail.transaction)),
  );
  return new Map([...known, ...read].flatMap(eventsOf).map((event) => [event.id, eventBody(event)] as const));
}

function sendAndRecord(
  run: Run,
  group: readonly Message[],
  isWanted: (message: Message) => boolean = () => true,
): void {
  const isSent = (message: Message): boolean =>
    isWanted(message) && !run.sent.isQuotaExhausted && !isTooLate(run);
  const sent = group.filter(isSent);
  const unsent = group.filter((message) => !sent.includes(message));
  const outcomes = sent.length === 0 ? [] : sendGroup(run, sent);
  recordOutcomes(run, [...outcomes, ...unsent.map((message) => ({ message, attempt: null }))]);
}

function hasHung({ sent }: Run, id: string): boolean {
  return sent.observations.some(({ endpointId, kind }) => endpointId === id && kind === 'hung');
}

// A suspected endpoint has a group of its own, so that it delays no other and the time of the call is its own.
function regularGroups(messages: readonly Message[], { breakers }: Batch): Message[][] {
  const isSuspected = ({ placed }: Message): boolean =>
    circuitOf(breakers, placed.delivery.endpointId).state === 'suspected';
  return [
    ...groupsOf(
      messages.filter((message) => !isSuspected(message)),
      groupSize,
    ),
    ...groupsByEndpoint(messages.filter(isSuspected), groupSize),
  ];
}

function groupsByEndpoint(messages: readonly Message[], size: number): Message[][] {
  const ids = [...new Set(messages.map(({ placed }) => placed.delivery.endpointId))];
  return ids.flatMap((id) =>
    groupsOf(
      messages.filter(({ placed }) => placed.delivery.endpointId === id),
      size,
    ),
  );
}

function groupsOf(messages: readonly Message[], size: number): Message[][] {
  const count = Math.ceil(messages.length / size);
  return Array.from({ length: count }, (_, index) => messages.slice(index * size, (index + 1) * size));
}
