/** Turns every error into a problem document (RFC 9457), so that a client never sees anything else. */
import { type ErrorCode, errorTable, titleOfCode } from '../errors/error-table.ts';
import { misconfigured, Refusal } from '../errors/refusal.ts';
import { faultsMax } from '../schema/problem.ts';
import { ServiceFailure, SheetMissing } from '../workspace.ts';
import type { Answer } from './operation.ts';

// Services of Google that fail temporarily recover within seconds.
const serviceRetrySeconds = 5;

/** The refusal for an error; null when the error is a fault of this program. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof SheetMissing) {
    const { sheet } = error;
    const detail = `The sheet "${sheet}" is missing. Rename it back, or choose Set up in the spreadsheet.`;
    return misconfigured(detail, { sheet });
  }
  if (error instanceof ServiceFailure) {
    return new Refusal(
      'workspace_unavailable',
      'Google did not carry out the request. Nothing was changed; try again later.',
      {
        retryAfterSeconds: serviceRetrySeconds,
      },
    );
  }
  return null;
}

/**
 * The answer for a refusal.
 * @param shownMax how many faults are shown; the rest is counted
 */
export function problemAnswer(
  { code, message, facts }: Refusal,
  instance: string,
  requestId: string,
  shownMax: number = faultsMax,
): Answer {
  const status = errorTable[code];
  const errors = [
    ...(facts.problems ?? []).map(({ details, ...problem }) => ({ ...problem, ...details })),
    ...(facts.parameters ?? []),
  ];
  const more = (facts.more ?? 0) + Math.max(0, errors.length - shownMax);
  const body = {
    type: problemType(code),
    title: titleOfCode(code),
    status,
    code,
    detail: message,
    instance,
    request_id: requestId,
    ...(errors.length > 0 ? { errors: errors.slice(0, shownMax) } : {}),
    ...(more > 0 ? { more } : {}),
    ...facts.members,
  };
  const retryAfter = facts.retryAfterSeconds ?? (status === 503 ? serviceRetrySeconds : undefined);
  return {
    status,
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/problem+json',
      ...facts.headers,
      ...(status === 401 ? { 'WWW-Authenticate': 'Bearer realm="Business Billing API"' } : {}),
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    },
  };
}

/** Identifies the kind of problem; it is a name, not an address. */
export function problemType(code: ErrorCode): string {
  return `urn:problem-type:billing:${code}`;
}
