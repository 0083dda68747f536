/** Sends what a run has taken on, in small groups, and writes each group's results before the next is sent. */
import type { Endpoint } from '../endpoints/endpoint-table.ts';
import type { PlacedDelivery } from '../deliveries/delivery-sheet.ts';
import { findBodies } from './find-bodies.ts';
import { groupSize, slowClaimsMax } from './limits.ts';
import type { Batch } from './prepare-batch.ts';
import { giveUpLost, recordOutcomes } from './record-outcomes.ts';
import { isTooLate, type Run } from './run.ts';
import { type Parcel, sendGroup } from './send-group.ts';

export function sendBatch(run: Run, batch: Batch): void {
  const all = [...batch.claims, ...batch.slow];
  const bodies = findBodies(run, batch, all);
  giveUpLost(
    run,
    all.filter(({ delivery }) => !bodies.has(delivery.eventId)),
  );
  const endpoints = new Map(batch.endpoints.map((endpoint) => [endpoint.id, endpoint]));
  const parcelsOf = (placed: readonly PlacedDelivery[]): Parcel[] =>
    placed.flatMap((one) => parcelOf(one, endpoints, bodies) ?? []);
  const { suspects } = batch.memory;
  for (const group of groupsOf(parcelsOf(batch.claims), suspects)) sendAndRecord(run, group, false);
  for (const group of byEndpoint(parcelsOf(batch.slow), slowClaimsMax)) sendAndRecord(run, group, true);
}

function parcelOf(
  placed: PlacedDelivery,
  endpoints: ReadonlyMap<string, Endpoint>,
  bodies: ReadonlyMap<string, string>,
): Parcel | null {
  const endpoint = endpoints.get(placed.delivery.endpointId);
  const body = bodies.get(placed.delivery.eventId);
  return endpoint === undefined || body === undefined
    ? null
    : { placed, body, url: endpoint.url, secrets: endpoint.secrets };
}

function sendAndRecord(run: Run, group: readonly Parcel[], isSlow: boolean): void {
  const { clock } = run.workspace;
  const { slow, isExhausted } = run.findings;
  // What a group before has found out spares those behind it the wait.
  const isSent = ({ placed }: Parcel): boolean =>
    (isSlow || !slow.includes(placed.delivery.endpointId)) && !isExhausted && !isTooLate(run);
  const sent = group.filter(isSent);
  const kept = group.filter((parcel) => !sent.includes(parcel));
  const beganMs = clock.now();
  const outcomes = sent.length === 0 ? [] : sendGroup(run, sent);
  if (isSlow) run.findings = { ...run.findings, slowMs: run.findings.slowMs + clock.now() - beganMs };
  recordOutcomes(run, [...outcomes, ...kept.map((parcel) => ({ parcel, attempt: null }))]);
}

// An endpoint that may be slow is sent to by itself, so that it holds up nobody and the time tells.
function groupsOf(parcels: readonly Parcel[], suspects: readonly string[]): Parcel[][] {
  const isSuspect = ({ placed }: Parcel): boolean => suspects.includes(placed.delivery.endpointId);
  return [
    ...chunks(
      parcels.filter((parcel) => !isSuspect(parcel)),
      groupSize,
    ),
    ...byEndpoint(parcels.filter(isSuspect), groupSize),
  ];
}

function byEndpoint(parcels: readonly Parcel[], size: number): Parcel[][] {
  const ids = [...new Set(parcels.map(({ placed }) => placed.delivery.endpointId))];
  return ids.flatMap((id) =>
    chunks(
      parcels.filter(({ placed }) => placed.delivery.endpointId === id),
      size,
    ),
  );
}

function chunks(parcels: readonly Parcel[], size: number): Parcel[][] {
  const count = Math.ceil(parcels.length / size);
  return Array.from({ length: count }, (_, index) => parcels.slice(index * size, (index + 1) * size));
}
