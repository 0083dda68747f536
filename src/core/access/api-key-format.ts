/** The form of an API key: a prefix for people, 190 random bits, and a checksum that needs no look-up. */

import type { BuildInfo, Workspace } from '../workspace.ts';
import { randomBase62, toBase62 } from './base62.ts';
import { crc32 } from './crc32.ts';

/** Whether a key is for a real workspace or for a developer's machine. */
export type KeyMode = BuildInfo['keyMode'];

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
