/** Counts the bytes of a text in UTF-8; Google's service would hand each byte over as a number. */

/** Half of a surrogate pair is two of the pair's four bytes. */
export function utf8Length(text: string): number {
  return text.replace(/[\u0080-\u07FF\uD800-\uDFFF]/g, '12').replace(/[\u0800-\uFFFF]/g, '123').length;
}
