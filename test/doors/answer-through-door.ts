/** Answers a contract test's request through the chosen door, in the words of the contract. */
import type { ServiceUsage } from '../../src/local/emulator/execution/meter.ts';
import { envelopeOf, readAnswer } from '../contract/support/envelope.ts';
import type { Answered } from '../contract/support/test-workspace.ts';
import { chosenDoor } from './chosen-door.ts';
import type { DoorAnswer, DoorRequest } from './door.ts';
import { type ScriptBehindDoor, sendThroughDoor } from './send-through-door.ts';

// What HTTP servers say about the connection, and browsers about origins: no answers of the API.
const connectionHeaders = /^(date|connection|keep-alive|transfer-encoding|content-length|access-control-.*)$/;

/** The contract's way to write the names of headers, by their lower case. */
const writtenNames: ReadonlyMap<string, string> = new Map(
  [
    'Allow',
    'Cache-Control',
    'Content-Type',
    'ETag',
    'Idempotency-Key',
    'Idempotent-Replayed',
    'Link',
    'Location',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'WWW-Authenticate',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'X-Request-Id',
  ].map((name) => [name.toLowerCase(), name]),
);

const nothing: ServiceUsage = {
  calls: 0,
  documentCalls: 0,
  cellsRead: 0,
  cellsWritten: 0,
  ms: 0,
  byMember: new Map(),
};

/** The API's answer; an edge that answered by itself has used nothing of the script. */
export function answerThroughDoor(script: ScriptBehindDoor, request: DoorRequest): Answered {
  if (chosenDoor === 'core') return readAnswer(script.webApp(envelopeOf(request)));
  const { answer, usage } = sendThroughDoor(chosenDoor, script, request);
  return { ...asWritten(answer), usage: usage ?? nothing };
}

function asWritten({ status, headers, body }: DoorAnswer): Omit<Answered, 'usage'> {
  const own = Object.entries(headers).filter(([name]) => !connectionHeaders.test(name));
  return {
    status,
    headers: Object.fromEntries(own.map(([name, value]) => [writtenNames.get(name) ?? name, value])),
    body: body === '' ? null : JSON.parse(body),
  };
}
