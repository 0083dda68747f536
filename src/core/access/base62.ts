/** Writes numbers and random bytes in base 62, the alphabet of API keys and their ids. */

import type { Workspace } from '../workspace.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// The largest multiple of 62 that a byte reaches: a byte above it would favour the first letters.
const unbiasedBytes = 248;

/** A whole number below 2^53 in base 62, filled with zeros on the left up to `width` letters. */
export function toBase62(value: number, width: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = alphabet.charAt(rest % 62) + text;
  return text.padStart(width, '0');
}

/** Random base62 letters, each worth 5.95 bits, from SHA-256 over several UUIDs. */
export function randomBase62(workspace: Pick<Workspace, 'random' | 'digest'>, length: number): string {
  let text = '';
  for (let round = 0; text.length < length; round++) {
    // Three UUIDs carry 366 random bits: more than a digest can hold, so none of its bits is wasted.
    const uuids = [0, 1, 2].map(() => workspace.random.uuid());
    for (const byte of workspace.digest.sha256(`${round}:${uuids.join(':')}`))
      if (byte < unbiasedBytes) text += alphabet.charAt(byte % 62);
  }
  return text.slice(0, length);
}
