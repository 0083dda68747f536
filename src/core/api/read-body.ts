/** Reads a JSON body. */
import { Refusal } from '../errors/refusal.ts';
import { blankToNull } from '../schema/validate.ts';
import type { ApiRequest } from './message.ts';

/**
 * The parsed body, in which empty strings have become null.
 * @throws Refusal unsupported_media_type, malformed_json
 */
export function readBody({ headers, body }: ApiRequest): unknown {
  const type = (headers['content-type'] ?? 'application/json').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Refusal(
      'unsupported_media_type',
      'Send the body as JSON, with Content-Type: application/json.',
    );
  }
  try {
    return JSON.parse(body, blankToNull) as unknown;
  } catch (error) {
    throw new Refusal(
      'malformed_json',
      `The body is not valid JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`,
    );
  }
}
