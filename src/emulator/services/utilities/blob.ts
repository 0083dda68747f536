/** Google's class Blob: bytes with a type and a name. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';
import { toSignedBytes } from './bytes.ts';

export interface Blob {
  getBytes(): number[];
  getContentType(): string | null;
  getName(): string | null;
}

export interface BlobNames {
  readonly type: string | null;
  readonly name: string | null;
}

/** A blob of those bytes, which the gate hands over. */
export function createBlob(
  { realm, gate }: Execution,
  bytes: Uint8Array,
  { type, name }: BlobNames = { type: null, name: null },
): Blob {
  const call = freeCall('utilities', 'Blob.getBytes', [bytes.length]);
  return strict(realm, 'Blob', {
    getBytes: () => realm.array(gate.pass(call, () => toSignedBytes(bytes))),
    getContentType: () => type,
    getName: () => name,
  });
}
