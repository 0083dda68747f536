/** Answers a contract test's request through the chosen entry point, in the words of the contract. */
import { noUsage } from '../../src/emulator/execution/meter.ts';
import { envelopeOf, readAnswer } from '../contract/support/envelope.ts';
import type { Answered } from '../contract/support/test-workspace.ts';
import { chosenEntryPoint } from './chosen-entry-point.ts';
import type { EntryPointAnswer, EntryPointRequest } from './entry-point.ts';
import { type ScriptBehindEntryPoint, sendThroughEntryPoint } from './send-through-entry-point.ts';

// What HTTP servers say about the connection, and to browsers about origins and documents: no answers of the API.
const connectionHeaders =
  /^(date|connection|keep-alive|transfer-encoding|content-length|vary|access-control-.*|content-security-policy|x-content-type-options)$/;

/** The contract's way to write the names of headers, by their lower case. */
const writtenNames: ReadonlyMap<string, string> = new Map(
  [
    'Accept-Encoding',
    'Allow',
    'Cache-Control',
    'Content-Disposition',
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

const nothing = noUsage();

/** The API's answer; an edge that answered by itself has used nothing of the script. */
export function answerThroughEntryPoint(
  script: ScriptBehindEntryPoint,
  request: EntryPointRequest,
): Answered {
  if (chosenEntryPoint === 'core') return readAnswer(script.webApp(envelopeOf(request)));
  const { answer, usage } = sendThroughEntryPoint(chosenEntryPoint, script, request);
  return { ...asWritten(answer), usage: usage ?? nothing };
}

/** The contract speaks of paths; an entry point, which knows its own address, must put that before each of them. */
function asPaths(name: string, value: string): string {
  if (name !== 'location' && name !== 'link') return value;
  const paths = value.replace(/https?:\/\/[^/]+(?=\/api\/)/g, '');
  if (paths === value) throw new Error(`The header ${name} does not lead to a whole address: ${value}`);
  return paths;
}

function asWritten({ status, headers, body }: EntryPointAnswer): Omit<Answered, 'usage'> {
  const own = Object.entries(headers)
    .filter(([name]) => !connectionHeaders.test(name))
    .map(([name, value]) => [name, asPaths(name, value)] as const);
  return {
    status,
    headers: Object.fromEntries(own.map(([name, value]) => [writtenNames.get(name) ?? name, value])),
    // A document is text; what refuses one is JSON all the same.
    body: body === '' ? null : isJson(headers) ? JSON.parse(body) : body,
  };
}

function isJson(headers: EntryPointAnswer['headers']): boolean {
  const type = headers['content-type'] ?? '';
  return type === '' || type.includes('json');
}
