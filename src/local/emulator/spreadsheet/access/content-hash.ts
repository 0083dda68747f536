/** A short fingerprint of what a write carries, so that a replay can tell two writes apart. */
import { createHash } from 'node:crypto';

/** From so many characters on, Node's own digest costs less than a loop. */
const longText = 2000;

/** 32-bit FNV-1a over the JSON text; of a long one its SHA-1. */
export function contentHash(content: unknown): string {
  const text = JSON.stringify(content);
  if (text.length >= longText) return createHash('sha1').update(text).digest('base64');
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `${(hash >>> 0).toString(16)}-${text.length}`;
}
