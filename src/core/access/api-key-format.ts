/** The form of an API key, and its check: a prefix for people, 190 random bits, and a checksum that needs no look-up. */
import type { BuildInfo } from '../workspace.ts';

/** The data that a key opens: the business's own, test data, or the business's own in a workbook of a developer's machine. */
export type KeyMode = BuildInfo['keyMode'] | 'test';

/** The letters of a key, in the order of their values. */
export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// Six letters hold any 32 bit checksum.
const checksumLetters = 6;
const form = /^bbk_(live|test|local)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** The six letters that end a key with this random part. */
export function keyChecksum(randomPart: string): string {
  return toBase62(crc32(randomPart), checksumLetters);
}

/**
 * The mode of a key when the text has the form of one and its checksum is right, otherwise null; asks no service.
 */
export function modeOfKey(text: string): KeyMode | null {
  const [, mode, random = '', checksum] = form.exec(text) ?? [];
  return mode !== undefined && keyChecksum(random) === checksum ? (mode as KeyMode) : null;
}

/** A whole number below 2^53 in base 62, filled with zeros on the left up to `width` letters. */
export function toBase62(value: number, width: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = base62.charAt(rest % 62) + text;
  return text.padStart(width, '0');
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
