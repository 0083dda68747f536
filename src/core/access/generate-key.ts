/** Makes the text of a new API key from random letters. */
import type { Workspace } from '../workspace.ts';
import { base62, keyChecksum, type KeyMode } from './api-key-format.ts';

// The largest multiple of 62 that a byte reaches: a byte above it would favour the first letters.
const unbiasedBytes = 248;

// 32 letters carry 190 bits, out of reach of guessing.
const randomLetters = 32;

/** A new key, not yet known to any workspace. */
export function generateKey(workspace: Pick<Workspace, 'random' | 'digest'>, mode: KeyMode): string {
  const randomPart = randomBase62(workspace, randomLetters);
  return `bbk_${mode}_${randomPart}${keyChecksum(randomPart)}`;
}

/** Random base62 letters, each worth 5.95 bits, from SHA-256 over several UUIDs. */
export function randomBase62(workspace: Pick<Workspace, 'random' | 'digest'>, length: number): string {
  let text = '';
  for (let round = 0; text.length < length; round++) {
    // Three UUIDs carry 366 random bits: more than a digest can hold, so none of its bits is wasted.
    const uuids = [0, 1, 2].map(() => workspace.random.uuid());
    for (const byte of workspace.digest.sha256(`${round}:${uuids.join(':')}`))
      if (byte < unbiasedBytes) text += base62.charAt(byte % 62);
  }
  return text.slice(0, length);
}
