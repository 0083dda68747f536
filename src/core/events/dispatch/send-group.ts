/** Sends a group of deliveries side by side, or singly when the host told only that one of them had failed. */
import type { WebRequest, WebResult } from '../../outbound.ts';
import type { PlacedDelivery } from '../deliveries/delivery-sheet.ts';
import type { Attempt } from '../deliveries/judge-attempt.ts';
import { signatureHeaders } from '../signature.ts';
import { blame } from './findings.ts';
import { isTooLate, type Run } from './run.ts';

/** A delivery with all that its request is made of. */
export interface Parcel {
  readonly placed: PlacedDelivery;
  readonly url: string;
  readonly secrets: readonly string[];
  readonly body: string;
}

/** What became of a parcel; null when it was not sent after all. */
export interface Outcome {
  readonly parcel: Parcel;
  readonly attempt: Attempt | null;
}

/** Sends parcels; what the time that it took tells of their receivers goes into the run's findings. */
export function sendGroup(run: Run, parcels: readonly Parcel[]): Outcome[] {
  const { clock, web } = run.workspace;
  const beganMs = clock.now();
  const results = web.postAll(parcels.map((parcel) => requestFor(run, parcel, beganMs)));
  count(run, parcels.length);
  const endedMs = clock.now();
  if (results === null) return sendSingly(run, parcels, { beganMs, endedMs });
  note(run, parcels, results, endedMs - beganMs);
  return parcels.map((parcel, index) => {
    const result = results[index] ?? { kind: 'failure', reason: 'unreachable' };
    return { parcel, attempt: attemptOf(beganMs, endedMs, result) };
  });
}

// Some of them may have arrived: those arrive twice, with the same id. One that keeps the sender waiting does so once:
// what else was for it has been sent with the others, and is not sent again before its time.
function sendSingly(
  run: Run,
  parcels: readonly Parcel[],
  together: Pick<Attempt, 'beganMs' | 'endedMs'>,
): Outcome[] {
  const { clock, web } = run.workspace;
  return parcels.map((parcel) => {
    const { slow, isExhausted } = run.findings;
    if (isExhausted || isTooLate(run)) return { parcel, attempt: null };
    if (slow.includes(parcel.placed.delivery.endpointId))
      return { parcel, attempt: { ...together, result: { kind: 'failure', reason: 'timeout' } } };
    const beganMs = clock.now();
    const result = web.post(requestFor(run, parcel, beganMs));
    count(run, 1);
    const endedMs = clock.now();
    note(run, [parcel], [result], endedMs - beganMs);
    return { parcel, attempt: attemptOf(beganMs, endedMs, result) };
  });
}

function requestFor({ workspace }: Run, { placed, url, secrets, body }: Parcel, sentMs: number): WebRequest {
  const message = { id: placed.delivery.eventId, sentMs, body };
  return { url, body, headers: signatureHeaders(workspace.signing, secrets, message) };
}

// The host's own refusal is no attempt: the receiver has not heard of it.
function attemptOf(beganMs: number, endedMs: number, result: WebResult): Attempt | null {
  return result.kind === 'failure' && result.reason === 'quota' ? null : { beganMs, endedMs, result };
}

function count(run: Run, fetches: number): void {
  run.findings = { ...run.findings, fetches: run.findings.fetches + fetches };
}

function note(run: Run, parcels: readonly Parcel[], results: readonly WebResult[], tookMs: number): void {
  const ids = parcels.map(({ placed }) => placed.delivery.endpointId);
  const isFailure = (index: number, reason: string): boolean => {
    const result = results[index];
    return result?.kind === 'failure' && result.reason === reason;
  };
  const isExhausted = ids.some((_id, index) => isFailure(index, 'quota'));
  const blamed = blame(
    run.findings,
    ids,
    ids.filter((_id, index) => isFailure(index, 'timeout')),
    tookMs,
  );
  run.findings = isExhausted ? { ...run.findings, isExhausted } : blamed;
}
