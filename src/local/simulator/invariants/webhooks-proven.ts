/** What arrives is what was committed, to the byte, and proves it: signed for that endpoint, with the time of the attempt. */
import type { JournalEntry } from '../../../core/store/journal/journal-entry.ts';
import type { JudgedRun } from '../judged-run.ts';
import type { SentWebhook } from '../receiver.ts';
import { isSignedFor } from '../scene-endpoints.ts';
import { toldSecrets } from '../told-secrets.ts';
import type { Invariant } from './invariant.ts';

/** Receivers of Standard Webhooks refuse what is older. */
const freshMs = 5 * 60_000;

/** No two attempts of a delivery are closer than the first delay, less the jitter of clocks. */
const firstApartMs = 50_000;

/** Later ones: when the execution before has died, its lease of seven minutes ends that long after its last sending. */
const laterApartMs = 170_000;

const asksAgain = /resend|recover/;

export const webhooksProven: Invariant = {
  name: 'webhooks prove what they say',
  check: (run) => [...contentFaults(run), ...repetitions(run)],
};

function contentFaults(run: JudgedRun): string[] {
  const { journal, world } = run;
  if (world.sent.length === 0) return [];
  const bodies = new Map(journal.flatMap(bodiesOf));
  const told = toldSecrets(run);
  return world.sent.flatMap((sent) => {
    const { url, eventId, body, timestamp, atMs } = sent;
    const faults: string[] = [];
    const known = told.get(url);
    if (bodies.get(eventId) !== body) faults.push(`says ${body} and is ${bodies.get(eventId)}`);
    if (known === undefined) faults.push('goes to no endpoint');
    else if (known.isComplete && !known.secrets.some((secret) => isSignedFor({ secret }, sent)))
      faults.push(`is not signed for it: ${sent.signature}`);
    if (Math.abs(timestamp * 1000 - atMs) > freshMs)
      faults.push(`has the time ${timestamp} at ${atMs / 1000}`);
    return faults.map((fault) => `${eventId} to ${url} ${fault}`);
  });
}

/** The events of an entry by their ids, as they are sent. */
function bodiesOf({ at, events, records }: JournalEntry): [string, string][] {
  return events.map(({ id, type, record }) => [
    id,
    `{"id":"${id}","object":"event","type":"${type}","timestamp":"${at}","data":{"object":${records[record]?.text}}}`,
  ]);
}

/** One event at one receiver: a later attempt has a later time, and leaves room for the one before. */
function repetitions({ executions, world }: JudgedRun): string[] {
  const isAskedAgain = executions.some(({ purpose }) => asksAgain.test(purpose));
  const attempts = new Map<string, SentWebhook[]>();
  return world.sent.flatMap((sent) => {
    const key = `${sent.eventId} to ${sent.url}`;
    const earlier = attempts.get(key) ?? [];
    const before = earlier[earlier.length - 1];
    attempts.set(key, [...earlier, sent]);
    if (before === undefined) return [];
    // When Google tells of many requests only that one has failed, its execution sends each of them again by itself.
    if (sent.sender === before.sender) return [];
    const senders = new Set(earlier.map(({ sender }) => sender)).size;
    const apartMs = sent.atMs - before.atMs;
    // Somebody who asks for it is sent a delivery again at once.
    if (!isAskedAgain && apartMs < (senders === 1 ? firstApartMs : laterApartMs))
      return [`${key} is sent again after ${apartMs} ms`];
    return sent.timestamp > before.timestamp ? [] : [`${key} is sent again with the time of before`];
  });
}
