/** The bytes of Google's Utilities: signed numbers as Java has them, Base64, digests and signatures. */
import { createHash, createHmac } from 'node:crypto';
import type { Realm } from '../../realm/realm.ts';
import { badSignature } from '../../signatures/signatures.ts';

export interface Base64 {
  base64Encode(data: unknown, charset?: Charset): string;
  base64EncodeWebSafe(data: unknown, charset?: Charset): string;
  base64Decode(encoded: string, charset?: Charset): number[];
  base64DecodeWebSafe(encoded: string, charset?: Charset): number[];
}

const wellFormed = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;

/** Passes the gate as the member of Utilities. */
type Call = <T>(member: string, args: readonly unknown[], perform: () => T) => T;

/** The Base64 members for one realm; both alphabets are padded. */
export function createBase64(realm: Realm, call: Call): Base64 {
  const encode = (member: string, data: unknown, charset?: Charset): string =>
    call(member, [data], () => {
      const bytes = bytesOf(data, charset);
      if (bytes === undefined) throw badSignature(realm, `Utilities.${member}`, [data]);
      return Buffer.from(bytes).toString('base64');
    });
  const decode = (member: string, encoded: string): number[] =>
    realm.array(
      call(member, [encoded], () => {
        if (!wellFormed.test(encoded)) throw realm.exception('Could not decode string.');
        return toSignedBytes(Buffer.from(encoded, 'base64'));
      }),
    );
  return {
    base64Encode: (data, charset) => encode('base64Encode', data, charset),
    base64EncodeWebSafe: (data, charset) =>
      encode('base64EncodeWebSafe', data, charset).replaceAll('+', '-').replaceAll('/', '_'),
    base64Decode: (encoded) => decode('base64Decode', String(encoded)),
    base64DecodeWebSafe: (encoded) =>
      decode('base64DecodeWebSafe', String(encoded).replaceAll('-', '+').replaceAll('_', '/')),
  };
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
function textBytes(text: string, charset: Charset = 'US_ASCII'): Uint8Array {
  if (charset === 'UTF_8') return Buffer.from(text, 'utf8');
  return Buffer.from(text.replace(/[^\0-\x7f]/gu, '?'), 'latin1');
}

/** Node's names of Google's algorithms; MD2 is not among them. */
const hashNames: Readonly<Record<string, string>> = {
  MD5: 'md5',
  SHA_1: 'sha1',
  SHA_256: 'sha256',
  SHA_384: 'sha384',
  SHA_512: 'sha512',
};

/** @throws Exception for an unknown algorithm or a value that is neither text nor bytes */
export function computeDigest(realm: Realm, algorithm: unknown, value: unknown, charset?: Charset): number[] {
  const hash = hashNames[String(algorithm)];
  const bytes = bytesOf(value, charset);
  if (!hash || !bytes) throw badSignature(realm, 'Utilities.computeDigest', [algorithm, value]);
  return toSignedBytes(createHash(hash).update(bytes).digest());
}

/**
 * The value comes before the key, both text or both bytes.
 * @throws Exception as computeDigest does
 */
export function computeHmac(
  realm: Realm,
  {
    member,
    algorithm,
    charset,
  }: { readonly member: string; readonly algorithm: unknown; readonly charset?: Charset | undefined },
  value: unknown,
  key: unknown,
): number[] {
  const hash = hashNames[String(algorithm).replace('HMAC_', '')];
  const valueBytes = bytesOf(value, charset);
  const keyBytes = bytesOf(key, charset);
  const mixed = typeof value !== typeof key;
  if (!hash || !valueBytes || !keyBytes || mixed) throw badSignature(realm, member, [value, key]);
  return toSignedBytes(createHmac(hash, keyBytes).update(valueBytes).digest());
}

function bytesOf(value: unknown, charset: Charset | undefined): Uint8Array | undefined {
  if (typeof value === 'string') return textBytes(value, charset);
  return isByteArray(value) ? fromSignedBytes(value) : undefined;
}
