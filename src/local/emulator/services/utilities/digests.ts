/** The digests and signatures of Google's Utilities, as signed bytes. */
import { createHash, createHmac } from 'node:crypto';
import type { Realm } from '../../realm/realm.ts';
import { badSignature } from '../../realm/signature.ts';
import { type Charset, encodeText } from './enums.ts';
import { fromSignedBytes, isByteArray, toSignedBytes } from './signed-bytes.ts';

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
  if (typeof value === 'string') return encodeText(value, charset);
  return isByteArray(value) ? fromSignedBytes(value) : undefined;
}
