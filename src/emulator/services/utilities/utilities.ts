/** Google's Utilities. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { badSignature } from '../../signatures/signatures.ts';
import { strict, strictEnumeration } from '../../realm/strict.ts';
import { gzip, ungzip, unzip, zip } from './archive.ts';
import {
  type Base64,
  createBase64,
  computeDigest,
  computeHmac,
  type Charset,
  charsets,
  digestAlgorithms,
  macAlgorithms,
  asText,
  fromSignedBytes,
  isByteArray,
} from './bytes.ts';
import { type Blob, createBlob, typeOfName } from './blob.ts';
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
  gzip(blob: Blob, name?: string): Blob;
  newBlob(data: unknown, contentType?: string, name?: string): Blob;
  sleep(ms: number): null;
  ungzip(blob: Blob): Blob;
  unzip(blob: Blob): Blob[];
  zip(blobs: readonly Blob[], name?: string): Blob;
}

/** The longest sleep, by the reference. */
const sleepMsMax = 300_000;

/** The name of a compressed blob that the script names nothing (gas-fakes' testutilities.js, run on the live service). */
const gzipName = 'archive.gz';
const zipName = 'archive.zip';

/**
 * The service as one execution sees it. Each member is a call of a service, also when it only computes: it takes its
 * time, and an execution may end before it.
 * @param uuid the source of random version 4 UUIDs
 */
export function createUtilities(execution: Execution, uuid: () => string): Utilities {
  const { realm, gate, clock } = execution;
  const call = <T>(member: string, args: readonly unknown[], perform: () => T): T => {
    const detail = args.map((arg) => (isByteArray(arg) ? asText(arg) : arg));
    return gate.pass(freeCall('utilities', `Utilities.${member}`, detail), perform);
  };
  const bytesOf = (blob: Blob): Uint8Array => fromSignedBytes(blob.getBytes());
  const hmac = (
    member: string,
    algorithm: unknown,
    value: unknown,
    key: unknown,
    charset?: Charset,
  ): number[] =>
    realm.array(
      call(member, [algorithm, value, key], () =>
        computeHmac(realm, { member: `Utilities.${member}`, algorithm, charset }, value, key),
      ),
    );
  return strict(realm, 'Utilities', {
    ...createBase64(realm, call),
    DigestAlgorithm: strictEnumeration('DigestAlgorithm', digestAlgorithms),
    MacAlgorithm: strictEnumeration('MacAlgorithm', macAlgorithms),
    Charset: strictEnumeration('Charset', charsets),
    computeDigest: (algorithm, value, charset) =>
      realm.array(
        call('computeDigest', [algorithm, value], () => computeDigest(realm, algorithm, value, charset)),
      ),
    computeHmacSignature: (algorithm, value, key, charset) =>
      hmac('computeHmacSignature', algorithm, value, key, charset),
    computeHmacSha256Signature: (value, key, charset) =>
      hmac('computeHmacSha256Signature', 'HMAC_SHA_256', value, key, charset),
    formatDate(date, timeZone, format) {
      if (!realm.isDate(date)) throw badSignature(realm, 'Utilities.formatDate', [date, timeZone, format]);
      return call('formatDate', [date.getTime(), timeZone, format], () => {
        try {
          return formatDate(date.getTime(), String(timeZone), String(format));
        } catch (error) {
          throw realm.exception((error as Error).message);
        }
      });
    },
    getUuid: () => call('getUuid', [], uuid),
    gzip(blob, name = gzipName) {
      const bytes = bytesOf(blob);
      call('gzip', [name], () => undefined);
      return createBlob(execution, { bytes: gzip(bytes), contentType: 'application/x-gzip', name });
    },
    newBlob(data, contentType, name) {
      const bytes =
        typeof data === 'string' ? Buffer.from(data, 'utf8') : isByteArray(data) && fromSignedBytes(data);
      if (!bytes) throw badSignature(realm, 'Utilities.newBlob', [data]);
      call('newBlob', [data, contentType, name], () => undefined);
      const defaultType = typeof data === 'string' ? 'text/plain' : null;
      return createBlob(execution, { bytes, contentType: contentType ?? defaultType, name: name ?? null });
    },
    sleep(ms) {
      if (ms > sleepMsMax) throw realm.exception('Invalid argument: milliseconds');
      call('sleep', [ms], () => clock.sleep(ms));
      return null;
    },
    ungzip(blob) {
      const name = blob.getName()?.replace(/\.gz$/, '') ?? null;
      const packed = bytesOf(blob);
      call('ungzip', [name], () => undefined);
      return createBlob(execution, { bytes: ungzip(realm, packed), contentType: null, name });
    },
    unzip(blob) {
      const packed = bytesOf(blob);
      call('unzip', [packed.length], () => undefined);
      return realm.array(
        unzip(realm, packed).map(({ name, bytes }) =>
          createBlob(execution, { bytes, contentType: typeOfName(name), name }),
        ),
      );
    },
    zip(blobs, name = zipName) {
      const files = Array.from(blobs, (blob) => ({ name: blob.getName() ?? '', bytes: bytesOf(blob) }));
      call(
        'zip',
        files.map((file) => file.name),
        () => undefined,
      );
      return createBlob(execution, { bytes: zip(files), contentType: 'application/zip', name });
    },
  });
}
