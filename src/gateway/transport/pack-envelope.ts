/** Writes the envelope of a pack, and reads the answers to its requests. */
import { placeHeader, type ResponseEnvelope } from '../../core/api/message.ts';
import { isObject } from '../../core/schema/merge-patch.ts';
import { type EnvelopeReader, parseObject, toEnvelope } from './read-answer.ts';

/** @param texts the envelopes of the requests as JSON */
export function writePack(texts: readonly string[]): string {
  return `{"requests":[${texts.join()}]}`;
}

/** What came of a pack: its answers in the order of its requests, or why there are none. */
export type PackAnswer =
  | { readonly answers: readonly ResponseEnvelope[] }
  /** `not_taken` by a web app that takes no packs; `mixed_up` when it cannot be told which answer is whose. */
  | { readonly fault: 'not_taken' | 'mixed_up' };

/** The place of a request in a pack, which its answer must name. */
export interface PackPlace {
  /** Made by the gateway, and never used again. */
  readonly place: string;
  /** The caller's, whom others may share it with. */
  readonly requestId: string;
}

/**
 * Reads the answers to a pack. Each must name the place of the request that it answers, so that no caller ever gets the
 * answer of another one. A script that knows no places names the caller's ids, which prove nothing unless they differ.
 * @param places in the order of the pack
 */
export function packReader(places: readonly PackPlace[]): EnvelopeReader<PackAnswer> {
  const haveOwnIds = new Set(places.map(({ requestId }) => requestId)).size === places.length;
  const isOf = (answer: ResponseEnvelope, at: PackPlace | undefined): boolean => {
    const named = headerOf(answer, placeHeader);
    if (named !== undefined) return named === at?.place;
    return haveOwnIds && headerOf(answer, 'x-request-id') === at?.requestId;
  };
  return (text) => {
    const parsed = parseObject(text);
    if (parsed === null) return 'not_an_envelope';
    const { responses } = parsed;
    // A script that knows no packs has read an envelope without a path.
    if (responses === undefined)
      return toEnvelope(parsed) === null ? 'not_an_envelope' : { fault: 'not_taken' };
    if (!Array.isArray(responses) || responses.length !== places.length) return { fault: 'mixed_up' };
    const answers = responses.flatMap((one: unknown, index) => {
      const answer = isObject(one) ? toEnvelope(one) : null;
      return answer !== null && isOf(answer, places[index]) ? [answer] : [];
    });
    return answers.length === places.length ? { answers } : { fault: 'mixed_up' };
  };
}

function headerOf({ headers }: ResponseEnvelope, wanted: string): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
}
