/** Brings a key to the door of a workspace as a request does, for the tests of access. */

import { type Admission, admitRequests, namesToAdmit } from '../../../src/core/access/admit-requests.ts';
import type { KeyResult, NewKey } from '../../../src/core/access/key-store.ts';
import type { FakeWorkspace } from './fake-workspace.ts';

/** The first read of a request and its admission. */
export function knock(workspace: FakeWorkspace, key: string): Admission {
  return knockTogether(workspace, [key])[0]!;
}

/** The first read of requests that come together and their admission. */
export function knockTogether(workspace: FakeWorkspace, keys: readonly string[]): readonly Admission[] {
  const hashes = keys.map((key) => workspace.digest.sha256Hex(key));
  return admitRequests(workspace, hashes, workspace.cache.getAll(namesToAdmit(hashes))).admissions;
}

/** True when the request was let in. */
export function passed(admission: Admission): boolean {
  return admission.outcome === 'admitted';
}

/** The key that an operation made; fails the test when it made none. */
export function madeKey(result: KeyResult<NewKey>): NewKey {
  if (!result.ok) throw new Error(`No key was made: ${result.problem}`);
  return result;
}
