/** The Base64 members of Google's Utilities: padded in both alphabets, and bytes are signed. */
import type { Realm } from '../../realm/realm.ts';
import { badSignature } from '../../realm/signature.ts';
import { type Charset, encodeText } from './enums.ts';
import { fromSignedBytes, isByteArray, toSignedBytes } from './signed-bytes.ts';

export interface Base64 {
  base64Encode(data: unknown, charset?: Charset): string;
  base64EncodeWebSafe(data: unknown, charset?: Charset): string;
  base64Decode(encoded: string, charset?: Charset): number[];
  base64DecodeWebSafe(encoded: string, charset?: Charset): number[];
}

const wellFormed = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;

/** The members for one realm. */
export function createBase64(realm: Realm): Base64 {
  const encode = (member: string, data: unknown, charset?: Charset): string => {
    if (typeof data === 'string') return Buffer.from(encodeText(data, charset)).toString('base64');
    if (isByteArray(data)) return Buffer.from(fromSignedBytes(data)).toString('base64');
    throw badSignature(realm, `Utilities.${member}`, [data]);
  };
  const decode = (encoded: string): number[] => {
    if (!wellFormed.test(encoded)) throw realm.exception('Could not decode string.');
    return realm.array(toSignedBytes(Buffer.from(encoded, 'base64')));
  };
  return {
    base64Encode: (data, charset) => encode('base64Encode', data, charset),
    base64EncodeWebSafe: (data, charset) =>
      encode('base64EncodeWebSafe', data, charset).replaceAll('+', '-').replaceAll('/', '_'),
    base64Decode: (encoded) => decode(String(encoded)),
    base64DecodeWebSafe: (encoded) => decode(String(encoded).replaceAll('-', '+').replaceAll('_', '/')),
  };
}
