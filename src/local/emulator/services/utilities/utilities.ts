/** Google's Utilities. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { badSignature } from '../../signatures/signatures.ts';
import { strict, strictEnumeration } from '../../realm/strict.ts';
import {
  type Base64,
  createBase64,
  computeDigest,
  computeHmac,
  type Charset,
  charsets,
  digestAlgorithms,
  macAlgorithms,
  fromSignedBytes,
  isByteArray,
} from './bytes.ts';
import { type Blob, createBlob } from './blob.ts';
import { formatDate } from './format-date.ts';

export interface Utilities extends Base64 {
  readonly DigestAlgorithm: typeof digestAlgorithms;
  readonly MacAlgorithm: typeof macAlgorithms;
  readonly Charset: typeof charsets;
  computeDigest(algorithm: unknown, value: unknown, charset?: Charset): number[];
  computeHmacSignature(algorithm: unknown, value: unknown, key: unknown, charset?: Charset): number[];
  computeHmacSha256Signature(value: unknown, key: unknown, charset?: Charset): number[];
  formatDate(date: Date, timeZone: string, format: string): string;
  getUuid(): string;
  newBlob(data: unknown, contentType?: string, name?: string): Blob;
  sleep(ms: number): void;
}

/** The longest sleep, by the reference. */
const sleepMsMax = 300_000;

/**
 * The service as one execution sees it. Members that only compute pass no gate: they cost nothing worth
 * charging, cannot fail on Google's side, and give the same result in a replay.
 * @param uuid the source of random version 4 UUIDs
 */
export function createUtilities(execution: Execution, uuid: () => string): Utilities {
  const { realm, gate, clock } = execution;
  const hmac = (
    member: string,
    algorithm: unknown,
    value: unknown,
    key: unknown,
    charset?: Charset,
  ): number[] =>
    realm.array(computeHmac(realm, { member: `Utilities.${member}`, algorithm, charset }, value, key));
  return strict(realm, 'Utilities', {
    ...createBase64(realm),
    DigestAlgorithm: strictEnumeration('DigestAlgorithm', digestAlgorithms),
    MacAlgorithm: strictEnumeration('MacAlgorithm', macAlgorithms),
    Charset: strictEnumeration('Charset', charsets),
    computeDigest: (algorithm, value, charset) =>
      realm.array(computeDigest(realm, algorithm, value, charset)),
    computeHmacSignature: (algorithm, value, key, charset) =>
      hmac('computeHmacSignature', algorithm, value, key, charset),
    computeHmacSha256Signature: (value, key, charset) =>
      hmac('computeHmacSha256Signature', 'HMAC_SHA_256', value, key, charset),
    formatDate(date, timeZone, format) {
      if (!realm.isDate(date)) throw badSignature(realm, 'Utilities.formatDate', [date, timeZone, format]);
      return formatDate(date.getTime(), String(timeZone), String(format));
    },
    getUuid: () => gate.pass(freeCall('utilities', 'Utilities.getUuid'), uuid),
    newBlob(data, contentType, name) {
      const bytes =
        typeof data === 'string' ? Buffer.from(data, 'utf8') : isByteArray(data) && fromSignedBytes(data);
      if (!bytes) throw badSignature(realm, 'Utilities.newBlob', [data]);
      const defaultType = typeof data === 'string' ? 'text/plain' : null;
      return createBlob(realm, { bytes, contentType: contentType ?? defaultType, name: name ?? null });
    },
    sleep(ms) {
      if (ms > sleepMsMax) throw realm.exception('Invalid argument: milliseconds');
      gate.pass(freeCall('utilities', 'Utilities.sleep', [ms]), () => clock.sleep(ms));
    },
  });
}
