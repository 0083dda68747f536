/** Reads the envelope that the script has answered. */
import type { ResponseEnvelope } from '../../core/api/message.ts';
import { isObject } from '../../core/schema/merge-patch.ts';
import type { FailureCause } from './failure.ts';

/** Returns what the text holds, or why it is no answer. */
export type EnvelopeReader<Envelope extends object> = (text: string) => Envelope | FailureCause;

/** A JSON object whose members are not known yet. */
type Parsed = Readonly<Record<string, unknown>>;

/**
 * Reads one envelope. The answer of a script that ran without a request, which happens when Google loses an answer, is
 * `answer_lost`.
 */
export const readAnswer: EnvelopeReader<ResponseEnvelope> = (text) => {
  const parsed = parseObject(text);
  if (parsed === null) return 'not_an_envelope';
  return isNeutral(parsed) ? 'answer_lost' : (toEnvelope(parsed) ?? 'not_an_envelope');
};

// Statuses below 200 are interim and above 599 unknown; neither can be forwarded.
const STATUS_MIN = 200;
const STATUS_MAX = 599;
const NEUTRAL_CODE = 'no_route';

/** The envelope in a JSON object; null when it is none. */
export function toEnvelope({ status, headers, body, encoding }: Parsed): ResponseEnvelope | null {
  if (typeof status !== 'number' || !Number.isInteger(status)) return null;
  if (status < STATUS_MIN || status > STATUS_MAX) return null;
  if (!isObject(headers)) return null;
  const envelope = { status, headers: textsOf(headers), body: body ?? null };
  return encoding === 'base64' ? { ...envelope, encoding } : envelope;
}

function isNeutral(parsed: Parsed): boolean {
  if (parsed.code === NEUTRAL_CODE) return true;
  return isObject(parsed.body) && parsed.body.code === NEUTRAL_CODE;
}

/** The object that is the text; null for any other text. */
export function parseObject(text: string): Parsed | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    // Text that is not JSON is not an answer of the workspace; the calling function reports that.
    return null;
  }
}

function textsOf(headers: Parsed): Record<string, string> {
  const entries = Object.entries(headers).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
