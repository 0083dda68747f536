/** Reads a JSON body. */
import { Refusal } from '../errors/refusal.ts';
import { blankToNull } from '../schema/validate.ts';
import type { ApiRequest } from './message.ts';
import type { Route } from './operation.ts';
import { parseJson } from './parse-json.ts';

/**
 * The parsed body, in which empty strings have become null; undefined when the route takes none, or none was sent
 * to an action.
 * @throws Refusal unsupported_media_type, malformed_json
 */
export function readBody({ headers, body }: ApiRequest, { method, body: expected }: Route): unknown {
  if (expected.kind === 'none' || (expected.kind === 'action' && body.trim() === '')) return undefined;
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
    const detail = 'Send the body uncompressed, without Content-Encoding.';
    throw new Refusal('unsupported_media_type', detail, { headers: { 'Accept-Encoding': 'identity' } });
  }
  const types = ['application/json', ...(method === 'PATCH' ? ['application/merge-patch+json'] : [])];
  const type = (headers['content-type'] ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) {
    throw new Refusal(
      'unsupported_media_type',
      `Send the body as JSON, with Content-Type: ${types.join(' or ')}.`,
    );
  }
  return blankToNull(parseJson(body, 'The body'));
}
