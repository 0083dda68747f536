/** A short fingerprint of what a write carries, so that a replay can tell two writes apart. */

/** 32-bit FNV-1a over the JSON text. */
export function contentHash(content: unknown): string {
  const text = JSON.stringify(content);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `${(hash >>> 0).toString(16)}-${text.length}`;
}
