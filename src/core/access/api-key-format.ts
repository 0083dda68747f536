/** Writes and checks API keys: a prefix for people, 190 random bits, and a checksum that needs no look-up. */
import type { BuildInfo, Workspace } from '../workspace.ts';

/** Says whether a key is for a real workspace or for a developer's machine. */
export type KeyMode = BuildInfo['keyMode'];

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// The largest multiple of 62 that a byte reaches: a byte above it would favour the first letters.
const unbiasedBytes = 248;

// 32 letters carry 190 bits, out of reach of guessing; six hold any 32 bit checksum.
const randomLetters = 32;
const checksumLetters = 6;
const form = /^bbk_(live|test)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** The six letters that end a key with this random part. */
export function keyChecksum(randomPart: string): string {
  return toBase62(crc32(randomPart), checksumLetters);
}

/** True when the text has the form of a key of this mode and its checksum is right; asks no service. */
export function isWellFormedKey(text: string, mode: KeyMode): boolean {
  const parts = form.exec(text);
  return parts !== null && parts[1] === mode && keyChecksum(parts[2] ?? '') === parts[3];
}

/** A new key, not yet known to any workspace. */
export function generateKey(workspace: Pick<Workspace, 'random' | 'digest'>, mode: KeyMode): string {
  const randomPart = randomBase62(workspace, randomLetters);
  return `bbk_${mode}_${randomPart}${keyChecksum(randomPart)}`;
}

/** A whole number below 2^53 in base 62, filled with zeros on the left up to `width` letters. */
export function toBase62(value: number, width: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = base62.charAt(rest % 62) + text;
  return text.padStart(width, '0');
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

/** The CRC-32 of ASCII text (polynomial of IEEE 802.3), from 0 to 2^32 - 1. */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index);
    // The loop goes bit by bit, because a key has only 32 letters, and a table of 256 numbers would be built on every
    // execution.
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
