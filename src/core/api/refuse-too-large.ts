/** Refuses requests that are larger than the API takes. */
import { Refusal } from '../errors/refusal.ts';
import { bodyBytesMax, headersLengthMax, pairsMax, targetLengthMax } from './limits.ts';
import type { ApiRequest } from './message.ts';
import { utf8Length } from '../store/utf8-length.ts';

/** @throws Refusal payload_too_large */
export function refuseTooLarge({ method, path, query, headers, body }: ApiRequest): void {
  const fits =
    method.length + path.length + lengthOf(query) <= targetLengthMax &&
    lengthOf(Object.entries(headers)) <= headersLengthMax &&
    // A UTF-16 unit has at most three bytes in UTF-8: most bodies need no counting.
    (body.length * 3 <= bodyBytesMax || utf8Length(body) <= bodyBytesMax);
  if (!fits) throw tooLarge();
}

/** The refusal of a request that is too long, or has too many parameters or headers. */
export function tooLarge(): Refusal {
  return new Refusal(
    'payload_too_large',
    `A body has at most ${bodyBytesMax / 1024} KiB, a path with its query ${targetLengthMax / 1024}, all headers ${headersLengthMax / 1024}, of ${pairsMax} parameters and headers each.`,
  );
}

function lengthOf(pairs: readonly (readonly [string, string])[]): number {
  return pairs.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}
