/** What the answer to a repeated request must look like. */
import type { Answered } from './test-workspace.ts';

/** The first answer once more: status, object, its place and its tag. */
export function expectReplay(first: Answered, again: Answered): void {
  expect(again.status).toBe(first.status);
  expect(again.body).toEqual(first.body);
  expect(again.headers['Idempotent-Replayed']).toBe('true');
  for (const name of ['Location', 'ETag']) expect(again.headers[name]).toBe(first.headers[name]);
}
