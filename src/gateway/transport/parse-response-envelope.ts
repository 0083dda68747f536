/** Reads the text of an answer as the web app's envelope. */
import type { ResponseEnvelope } from '../../core/api/message.ts';

// Statuses below 200 are interim and above 599 unknown; neither can be sent on.
const STATUS_MIN = 200;
const STATUS_MAX = 599;
const NEUTRAL_CODE = 'no_route';

/**
 * The envelope; `neutral` for what the script says when it was run without a request, which happens when an
 * answer is lost; null when the text is neither.
 */
export function parseResponseEnvelope(text: string): ResponseEnvelope | 'neutral' | null {
  const parsed = parseObject(text);
  if (parsed === null) return null;
  if (isNeutral(parsed)) return 'neutral';
  const { status, headers, body } = parsed;
  if (typeof status !== 'number' || !Number.isInteger(status)) return null;
  if (status < STATUS_MIN || status > STATUS_MAX) return null;
  if (!isObject(headers)) return null;
  return { status, headers: textsOf(headers), body: body ?? null };
}

function isNeutral(parsed: Readonly<Record<string, unknown>>): boolean {
  if (parsed.code === NEUTRAL_CODE) return true;
  return isObject(parsed.body) && parsed.body.code === NEUTRAL_CODE;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    // Whatever is not JSON is not an answer of the workspace, and the caller of this function says so.
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textsOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}
