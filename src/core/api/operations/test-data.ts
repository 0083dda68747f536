/** Deletes all test data, for a test key. */
import { Refusal } from '../../errors/refusal.ts';
import type { Answer, Call } from '../operation.ts';

/** @throws Refusal insufficient_scope for a live key, workspace_busy */
export function deleteTestData({ session }: Call): Answer {
  const { livemode, background } = session.workspace;
  if (livemode) throw new Refusal('insufficient_scope', 'Only a test key can clear the test data.');
  background.testSheets().clear();
  return { status: 200, body: JSON.stringify({ object: 'test_data', deleted: true }) };
}
