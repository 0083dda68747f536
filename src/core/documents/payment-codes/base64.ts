/** Writes bytes as Base64, because the core has no such function of its host. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The text of bytes from 0 to 255, with its padding. */
export function encodeBase64(bytes: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(at, at + 3);
    const group = first * 65_536 + second * 256 + third;
    const signs = [18, 12, 6, 0].map((shift) => alphabet[Math.floor(group / 2 ** shift) % 64] ?? '');
    parts.push(...signs.map((sign, index) => (index > bytes.length - at ? '=' : sign)));
  }
  return parts.join('');
}
