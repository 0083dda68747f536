/** Sends what a batch has leased, in small groups, and writes each group's results before the next is sent. */
import { workspaceIdOf } from '../../store/save-settings.ts';
import type { JournalEntry } from '../../store/journal/journal-entry.ts';
import { eventsOf } from '../../store/journal/read-events.ts';
import { readEntries } from '../../store/journal/read-entries.ts';
import { rowRanges } from '../../store/read/window.ts';
import type { PlacedDelivery } from '../deliveries/delivery-sheet.ts';
import { eventBody } from '../event.ts';
import { type Breakers, circuitOf } from './circuit-breaker.ts';
import { groupSize, probeSize, trialSize } from './limits.ts';
import type { Batch } from './prepare-batch.ts';
import { failLostDeliveries, recordOutcomes } from './record-outcomes.ts';
import { isTooLate, noteEnabled, type Run } from './run.ts';
import { type DeliveryMessage, sendGroup } from './send-group.ts';

export function sendBatch(run: Run, batch: Batch): void {
  noteEnabled(run, batch.endpoints);
  const all = [...batch.regular, ...batch.trial];
  const bodies = readBodies(run, batch, all);
  failLostDeliveries(
    run,
    all.filter(({ delivery }) => !bodies.has(delivery.eventId)),
  );
  const endpoints = new Map(batch.endpoints.map((endpoint) => [endpoint.id, endpoint]));
  const messagesOf = (placed: readonly PlacedDelivery[]): DeliveryMessage[] =>
    placed.flatMap((one) => {
      const endpoint = endpoints.get(one.delivery.endpointId);
      const body = bodies.get(one.delivery.eventId);
      if (endpoint === undefined || body === undefined) return [];
      return [{ placed: one, body, url: endpoint.url, secrets: endpoint.secrets }];
    });
  sendInGroups(run, batch, messagesOf(batch.regular), groupSize);
  sendInGroups(run, batch, messagesOf(batch.trial), trialSize);
}

// Each group is chosen by what the groups before have shown of the receivers.
function sendInGroups(
  run: Run,
  { breakers }: Batch,
  messages: readonly DeliveryMessage[],
  size: number,
): void {
  let waiting = messages;
  while (waiting.length > 0) {
    const group = nextGroup(run, breakers, waiting, size);
    sendAndRecord(run, group);
    waiting = waiting.filter((message) => !group.includes(message));
  }
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
  const workspaceId = workspaceIdOf(session.workspace, session.settings);
  const events = [...known, ...read].flatMap(eventsOf);
  return new Map(
    events.map((event) => [event.id, eventBody(workspaceId, session.workspace.build, event)] as const),
  );
}

function sendAndRecord(run: Run, group: readonly DeliveryMessage[]): void {
  const isSent = ({ placed }: DeliveryMessage): boolean =>
    isOpen(run, placed.delivery.endpointId) && run.sent.refusal === null && !isTooLate(run);
  const sent = group.filter(isSent);
  const unsent = group.filter((message) => !sent.includes(message));
  const outcomes = sent.length === 0 ? [] : sendGroup(run, sent);
  recordOutcomes(run, [...outcomes, ...unsent.map((message) => ({ message, attempt: null }))]);
}

// An endpoint that hung in an earlier group would keep the later ones waiting, and one that answered 410, or was disabled
// meanwhile, wants no more.
function isOpen({ enabled, sent }: Run, id: string): boolean {
  return (
    enabled.has(id) &&
    !sent.observations.some(
      ({ endpointId, kind }) => endpointId === id && (kind === 'hung' || kind === 'gone'),
    )
  );
}

// A suspected endpoint has a group of its own, so that it delays no other and the time of the call is its own; it comes
// behind the others. An endpoint that the run has not heard from gets a few messages first.
function nextGroup(
  run: Run,
  breakers: Breakers,
  waiting: readonly DeliveryMessage[],
  size: number,
): DeliveryMessage[] {
  const idOf = ({ placed }: DeliveryMessage): string => placed.delivery.endpointId;
  const shared = waiting.filter((message) => circuitOf(breakers, idOf(message)).state === 'closed');
  const [first] = waiting;
  const group =
    shared.length > 0 || first === undefined
      ? shared
      : waiting.filter((message) => idOf(message) === idOf(first));
  const counts = new Map<string, number>();
  const isTaken = (message: DeliveryMessage): boolean => {
    const count = (counts.get(idOf(message)) ?? 0) + 1;
    counts.set(idOf(message), count);
    return run.heardFrom.has(idOf(message)) || count <= probeSize;
  };
  return group.filter(isTaken).slice(0, size);
}
