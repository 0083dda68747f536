/** The enumerations of Google's Utilities. */

/** Google's enumeration DigestAlgorithm; each value is its own name. */
export const digestAlgorithms = {
  MD2: 'MD2',
  MD5: 'MD5',
  SHA_1: 'SHA_1',
  SHA_256: 'SHA_256',
  SHA_384: 'SHA_384',
  SHA_512: 'SHA_512',
} as const;

/** Google's enumeration MacAlgorithm. */
export const macAlgorithms = {
  HMAC_MD5: 'HMAC_MD5',
  HMAC_SHA_1: 'HMAC_SHA_1',
  HMAC_SHA_256: 'HMAC_SHA_256',
  HMAC_SHA_384: 'HMAC_SHA_384',
  HMAC_SHA_512: 'HMAC_SHA_512',
} as const;

/** Google's enumeration Charset. */
export const charsets = { US_ASCII: 'US_ASCII', UTF_8: 'UTF_8' } as const;

export type Charset = (typeof charsets)[keyof typeof charsets];

/** Bytes of a text; a letter outside US_ASCII becomes a question mark, as in Java. */
export function encodeText(text: string, charset: Charset = 'US_ASCII'): Uint8Array {
  if (charset === 'UTF_8') return Buffer.from(text, 'utf8');
  return Buffer.from(text.replace(/[^\0-\x7f]/gu, '?'), 'latin1');
}
