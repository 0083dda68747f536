/**
 * Stands in for what PDFKit and fontkit expect of a host and Apps Script does not have. The build puts these names in place
 * of the global ones, in this script alone.
 */
import { toByteArray } from 'base64-js';

/** Calls the function at once: what PDFKit does later then happens before it returns. */
export function queueMicrotask(work: () => void): void {
  work();
}

export class TextEncoder {
  encode(text: string): Uint8Array {
    // Each byte of UTF-8 becomes one letter. Half of a surrogate pair has none.
    const wellFormed = Array.from(text, (letter) => (/^[\ud800-\udfff]$/.test(letter) ? '\ufffd' : letter));
    return Uint8Array.from(unescape(encodeURIComponent(wellFormed.join(''))), (letter) =>
      letter.charCodeAt(0),
    );
  }
}

/** Reads the names in a font, which are in UTF-16 or in Latin letters. */
export class TextDecoder {
  constructor(private readonly encoding: string) {}

  decode(bytes: Uint8Array): string {
    if (!/^utf-?16be$/i.test(this.encoding)) return String.fromCharCode(...bytes);
    const codes = Array.from(
      { length: bytes.length >> 1 },
      (_none, index) => ((bytes[2 * index] ?? 0) << 8) | (bytes[2 * index + 1] ?? 0),
    );
    return String.fromCharCode(...codes);
  }
}

/** The same as the browser's function of this name: the letter of each byte. */
export function atob(text: string): string {
  return Array.from(toByteArray(text), (byte) => String.fromCharCode(byte)).join('');
}
