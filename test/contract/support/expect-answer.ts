/** Checks refusals, and answers to repeated requests. */
import type { Answered } from './test-workspace.ts';

/** A problem document with this status and code, and what else is asked of it. */
export function expectRefused(answer: Answered, status: number, code: string, facts: object = {}): void {
  const { body, headers } = answer;
  expect({ status: answer.status, code: body.code }).toEqual({ status, code });
  expect(headers['Content-Type']).toBe('application/problem+json');
  expect(body).toMatchObject({ type: expect.stringContaining(code), status, ...facts });
  for (const text of [body.title, body.detail]) expect(text).toMatch(/\S/);
  expect(body.request_id).toBe(headers['X-Request-Id']);
  expect(JSON.stringify(body)).not.toMatch(/<html|\bat .*\.js:\d/i);
}

/** A 422 with exactly these faults, each as `pointer code`, in any order. */
export function expectFaults(answer: Answered, faults: readonly string[]): void {
  expectRefused(answer, 422, 'validation_failed', { errors: expect.any(Array) });
  const found = answer.body.errors.map(
    ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
  );
  expect(found.sort()).toEqual([...faults].sort());
  for (const { message } of answer.body.errors) expect(message).toMatch(/\S/);
}

/** The first answer once more: its status, body, `Location` and `ETag`. */
export function expectReplay(first: Answered, again: Answered): void {
  expect(again.status).toBe(first.status);
  expect(again.body).toEqual(first.body);
  expect(again.headers['Idempotent-Replayed']).toBe('true');
  for (const name of ['Location', 'ETag']) expect(again.headers[name]).toBe(first.headers[name]);
}
