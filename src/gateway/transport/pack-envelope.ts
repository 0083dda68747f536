/** Writes the envelope of a pack, and reads the answers to its requests. */
import type { ResponseEnvelope } from '../../core/api/message.ts';
import { type EnvelopeReader, isObject, parseObject, toEnvelope } from './read-answer.ts';

/** @param texts the envelopes of the requests as JSON */
export function writePack(texts: readonly string[]): string {
  return `{"requests":[${texts.join()}]}`;
}

/** What came of a pack: its answers in the order of its requests, or why there are none. */
export type PackAnswer =
  | { readonly answers: readonly ResponseEnvelope[] }
  /** `not_taken` by a web app that takes no packs; `mixed_up` when it cannot be told which answer is whose. */
  | { readonly fault: 'not_taken' | 'mixed_up' };

/**
 * Reads the answers to a pack. Each must name the request that it answers, so that no caller ever gets the answer of
 * another one.
 * @param requestIds the ids of the requests, in the order of the pack
 */
export function packReader(requestIds: readonly string[]): EnvelopeReader<PackAnswer> {
  return (text) => {
    const parsed = parseObject(text);
    if (parsed === null) return 'not_an_envelope';
    const { responses } = parsed;
    // A script that knows no packs has read an envelope without a path.
    if (responses === undefined)
      return toEnvelope(parsed) === null ? 'not_an_envelope' : { fault: 'not_taken' };
    if (!Array.isArray(responses) || responses.length !== requestIds.length) return { fault: 'mixed_up' };
    const answers = responses.flatMap((one: unknown, index) => {
      const answer = isObject(one) ? toEnvelope(one) : null;
      return answer !== null && requestIdOf(answer) === requestIds[index] ? [answer] : [];
    });
    return answers.length === requestIds.length ? { answers } : { fault: 'mixed_up' };
  };
}

function requestIdOf({ headers }: ResponseEnvelope): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-request-id')?.[1];
}
