/** Reads and writes Base64, because Apps Script has neither `atob` nor `btoa`. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The text of bytes, with its padding. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += alphabet[(group >> shift) & 63];
  }
  const padding = (3 - (bytes.length % 3)) % 3;
  return text.slice(0, text.length - padding) + '='.repeat(padding);
}

// The value of each letter by its code; other signs have none.
const values = new Int16Array(128).fill(-1);
for (let value = 0; value < alphabet.length; value += 1) values[alphabet.charCodeAt(value)] = value;

/** The bytes of a text, in which all that is not Base64 is passed over. */
export function decodeBase64(text: string): Uint8Array {
  const bytes = new Uint8Array((text.length * 3) >> 2);
  let [group, bits, next] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const value = values[text.charCodeAt(at)] ?? -1;
    if (value < 0) continue;
    group = ((group << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[next] = (group >> bits) & 255;
    next += 1;
  }
  return bytes.subarray(0, next);
}

/** The same as the browser's function of this name: the letter of each byte. */
export function atob(text: string): string {
  return Array.from(decodeBase64(text), (byte) => String.fromCharCode(byte)).join('');
}
