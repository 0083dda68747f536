/** Encodes and decodes the requests that an entry of the journal answers: one, or several that were committed together. */
import { hashCell } from '../row/row-hash.ts';
import { lostEntries } from './journal-columns.ts';

/** Identifies a request, so that its repetition is recognised. */
export interface Idempotency {
  /** Hash of the key's lineage and the caller's Idempotency-Key; empty when there is none. */
  readonly idempotencyKey: string;
  /** The method, and the SHA-256 of path and canonical body. */
  readonly fingerprint: string;
}

/** Who caused a change. */
export const eventSources = ['api', 'sheet', 'hosted_page', 'import', 'schedule'] as const;

export interface Origin {
  readonly source: (typeof eventSources)[number];
  /** The id of the request; null when none asked for the change. */
  readonly request_id: string | null;
}

/** A write as somebody attempts it. */
export interface AttemptedWrite extends Idempotency, Origin {}

export interface JournalRequest extends Idempotency {
  readonly answer: JournalAnswer;
}

/** How the transaction answered a caller. */
export type JournalAnswer = RecordAnswer | BatchAnswer | TextAnswer;

/** An answer that shows one record. */
interface RecordAnswer {
  readonly status: number;
  /** Position in the entry's records of the one that the answer shows. */
  readonly record: number;
  readonly location: string | null;
}

/** The answer to a batch: 201 when all of it was to be done or nothing, 207 when each part was done for itself. */
interface BatchAnswer {
  readonly status: 201 | 207;
  /** Of each part the position in the entry's records, or the JSON text of the problem that it was refused with. */
  readonly batch: readonly (number | string)[];
  readonly location: null;
}

/** An answer that shows no record, such as what a recovery has done. */
interface TextAnswer {
  readonly status: 200;
  /** JSON text. */
  readonly shows: string;
  readonly location: null;
}

/** How long a text is that stands behind those of the records, and its hash. */
export interface TextCheck {
  readonly length: number;
  readonly check: string;
}

/** The cells of an entry's requests, and the texts of problems, which stand behind those of the records. */
interface RequestCells {
  readonly keys: string;
  readonly fingerprints: string;
  readonly answers: string;
  readonly texts: readonly string[];
}

// Neither a hash nor a method has it.
const separator = ',';

/** Encodes requests; those of an entry that has one are what version 1.0 wrote. */
export function encodeRequests(requests: readonly JournalRequest[]): RequestCells {
  const texts: string[] = [];
  const answers = requests.map(({ answer }) => {
    const moved = (text: string): TextCheck => {
      texts.push(text);
      return textCheckOf(text);
    };
    if ('shows' in answer) return { ...answer, shows: moved(answer.shows) };
    if (!('batch' in answer)) return answer;
    const batch = answer.batch.map((part) => (typeof part === 'number' ? part : moved(part)));
    return { ...answer, batch };
  });
  return {
    keys: requests.map(({ idempotencyKey }) => idempotencyKey).join(separator),
    fingerprints: requests.map(({ fingerprint }) => fingerprint).join(separator),
    answers: JSON.stringify(answers.length === 1 ? answers[0] : { status: 207, answers }),
    texts,
  };
}

/**
 * Decodes requests.
 * @param textOf takes the next of the texts that stand behind those of the records
 */
export function decodeRequests(
  { keys, fingerprints, answers }: Omit<RequestCells, 'texts'>,
  textOf: (check: TextCheck) => string,
): JournalRequest[] {
  const answer = JSON.parse(answers) as JournalAnswer | { readonly answers: readonly JournalAnswer[] };
  const each = 'answers' in answer ? answer.answers : [answer];
  const [ownKeys, ownFingerprints] = [keys.split(separator), fingerprints.split(separator)];
  // Cells of other entries tell of other requests.
  if (ownKeys.length !== each.length || ownFingerprints.length !== each.length) throw lostEntries();
  return each.map((one, index) => ({
    idempotencyKey: ownKeys[index] ?? '',
    fingerprint: ownFingerprints[index] ?? '',
    answer: answerIn(one, textOf),
  }));
}

function answerIn(one: JournalAnswer, textOf: (check: TextCheck) => string): JournalAnswer {
  if ('shows' in one) return { ...one, shows: String(partOf(one.shows, textOf)) };
  return 'batch' in one ? { ...one, batch: one.batch.map((part) => partOf(part, textOf)) } : one;
}

function partOf(part: unknown, textOf: (check: TextCheck) => string): number | string {
  return typeof part === 'number' ? part : textOf(part as TextCheck);
}

/** Describes a text, so that it is found again behind others and proven. */
export function textCheckOf(text: string): TextCheck {
  return { length: text.length, check: hashCell(text) };
}

/** True when the cell of keys has this one; a hash is long enough to be found in no other place. */
export function hasKey(keys: string, idempotencyKey: string): boolean {
  return keys.includes(idempotencyKey);
}

/** The body of an answer: JSON text, the same each time. */
export function answerBody(answer: JournalAnswer, records: readonly { readonly text: string }[]): string {
  const textAt = (position: number): string => records[position]?.text ?? '';
  if ('shows' in answer) return answer.shows;
  if (!('batch' in answer)) return textAt(answer.record);
  const { status, batch } = answer;
  if (status === 201)
    return `{"object":"batch","data":[${batch.map((part) => textAt(Number(part))).join(',')}]}`;
  const results = batch.map((part, index) =>
    typeof part === 'number'
      ? `{"index":${index},"status":201,"data":${textAt(part)}}`
      : `{"index":${index},"status":${(JSON.parse(part) as { status: number }).status},"problem":${part}}`,
  );
  return `{"object":"batch_result","results":[${results.join(',')}]}`;
}
