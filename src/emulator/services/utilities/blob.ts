/** Google's class Blob, of which scripts of ours read the bytes alone. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';
import { toSignedBytes } from './bytes.ts';

export interface Blob {
  getBytes(): number[];
}

/** A blob of those bytes, which the gate hands over. */
export function createBlob({ realm, gate }: Execution, bytes: Uint8Array): Blob {
  const call = freeCall('utilities', 'Blob.getBytes', [bytes.length]);
  return strict(realm, 'Blob', {
    getBytes: () => realm.array(gate.pass(call, () => toSignedBytes(bytes))),
  });
}
