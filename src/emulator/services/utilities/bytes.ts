/** The bytes of Google's Utilities: signed numbers as Java has them, Base64, digests and signatures. */
import { createHash, createHmac } from 'node:crypto';
import type { Realm } from '../../realm/realm.ts';
import { badSignature } from '../../realm/bad-signature.ts';

const wellFormed = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;

/** @throws Exception for what is neither text nor bytes */
export function encodeBase64(realm: Realm, data: unknown): string {
  const bytes = bytesOf(data);
  if (bytes === undefined) throw badSignature(realm, 'Utilities.base64Encode', [data]);
  return Buffer.from(bytes).toString('base64');
}

/** @throws Exception for what is no Base64 */
export function decodeBase64(realm: Realm, encoded: string): number[] {
  if (!wellFormed.test(encoded)) throw realm.exception('Could not decode string.');
  return toSignedBytes(Buffer.from(encoded, 'base64'));
}

/** The bytes as Google gives them to scripts: numbers from -128 to 127, as Java has them. */
export function toSignedBytes(bytes: Uint8Array): number[] {
  return Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** The bytes of signed numbers; unsigned ones up to 255 are taken too, as Google does. */
export function fromSignedBytes(values: Iterable<number>): Uint8Array {
  return Uint8Array.from(values, (value) => value & 0xff);
}

/** The bytes as a text, which identifies a call at less cost than the numbers themselves. */
export function asText(values: Iterable<number>): string {
  return Buffer.from(fromSignedBytes(values)).toString('latin1');
}

/** True for an array that a script passes as `Byte[]`. */
export function isByteArray(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}

/** What scripts of ours name of Google's enumeration DigestAlgorithm; each value is its own name. */
export const digestAlgorithms = { SHA_256: 'SHA_256' } as const;

/** What they name of Google's enumeration Charset. */
export const charsets = { UTF_8: 'UTF_8' } as const;

/** A text without a charset is US-ASCII. */
export type Charset = 'US_ASCII' | keyof typeof charsets;

/** @throws Exception for an unknown algorithm or a value that is neither text nor bytes */
export function computeDigest(realm: Realm, algorithm: unknown, value: unknown, charset: Charset): number[] {
  const bytes = bytesOf(value, charset);
  if (algorithm !== digestAlgorithms.SHA_256 || !bytes)
    throw badSignature(realm, 'Utilities.computeDigest', [algorithm, value]);
  return toSignedBytes(createHash('sha256').update(bytes).digest());
}

/**
 * The value comes before the key, both text or both bytes.
 * @throws Exception as computeDigest does
 */
export function computeHmacSha256(realm: Realm, value: unknown, key: unknown): number[] {
  const [valueBytes, keyBytes] = [bytesOf(value), bytesOf(key)];
  if (!valueBytes || !keyBytes || typeof value !== typeof key)
    throw badSignature(realm, 'Utilities.computeHmacSha256Signature', [value, key]);
  return toSignedBytes(createHmac('sha256', keyBytes).update(valueBytes).digest());
}

/** The bytes of a text or of signed numbers; undefined for anything else. */
export function bytesOf(value: unknown, charset: Charset = 'US_ASCII'): Uint8Array | undefined {
  if (typeof value !== 'string') return isByteArray(value) ? fromSignedBytes(value) : undefined;
  if (charset === 'UTF_8') return Buffer.from(value, 'utf8');
  // Java turns every letter outside US-ASCII into a question mark.
  return Buffer.from(value.replace(/[^\0-\x7f]/gu, '?'), 'latin1');
}
