/** Logos for tests: texts of any length that begin as a PNG does. */

/** A logo whose data URI has so many characters; the length behind `base64,` is made a multiple of four. */
export function logoOf(length: number): string {
  const head = 'data:image/png;base64,';
  const data = 'iVBORw0KGgo'.padEnd(Math.floor((length - head.length) / 4) * 4, 'Ab+/');
  return head + data;
}
