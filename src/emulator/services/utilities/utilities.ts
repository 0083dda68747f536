/** Google's Utilities. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { badSignature } from '../../realm/bad-signature.ts';
import { strict, strictEnumeration } from '../../realm/strict.ts';
import { createZone } from '../../time/zone.ts';
import { type Blob, createBlob } from './blob.ts';
import {
  asText,
  bytesOf,
  type Charset,
  charsets,
  computeDigest,
  computeHmacSha256,
  decodeBase64,
  digestAlgorithms,
  encodeBase64,
  isByteArray,
} from './bytes.ts';

export interface Utilities {
  readonly DigestAlgorithm: typeof digestAlgorithms;
  readonly Charset: typeof charsets;
  base64Encode(data: unknown): string;
  base64Decode(encoded: string): number[];
  computeDigest(algorithm: unknown, value: unknown, charset?: Charset): number[];
  computeHmacSha256Signature(value: unknown, key: unknown): number[];
  formatDate(date: Date, timeZone: string, format: string): string;
  getUuid(): string;
  /** Behind the data its type and its name, if they are given. */
  newBlob(data: unknown, ...names: readonly string[]): Blob;
  sleep(ms: number): null;
}

/** The longest sleep, by the reference. */
const sleepMsMax = 300_000;

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
  return strict(realm, 'Utilities', {
    DigestAlgorithm: strictEnumeration('DigestAlgorithm', digestAlgorithms),
    Charset: strictEnumeration('Charset', charsets),
    base64Encode: (data) => call('base64Encode', [data], () => encodeBase64(realm, data)),
    base64Decode: (encoded) =>
      realm.array(call('base64Decode', [encoded], () => decodeBase64(realm, encoded))),
    computeDigest: (algorithm, value, charset = 'US_ASCII') =>
      realm.array(
        call('computeDigest', [algorithm, value], () => computeDigest(realm, algorithm, value, charset)),
      ),
    computeHmacSha256Signature: (value, key) =>
      realm.array(
        call('computeHmacSha256Signature', [value, key], () => computeHmacSha256(realm, value, key)),
      ),
    formatDate(date, timeZone, format) {
      if (!realm.isDate(date)) throw badSignature(realm, 'Utilities.formatDate', [date, timeZone, format]);
      if (format !== 'yyyy-MM-dd') throw new Error(`not implemented in the emulator: dates as ${format}`);
      return call('formatDate', [date.getTime(), timeZone, format], () => dayOf(date.getTime(), timeZone));
    },
    getUuid: () => call('getUuid', [], uuid),
    newBlob(data, ...[type, name]) {
      const bytes = bytesOf(data, 'UTF_8');
      if (!bytes) throw badSignature(realm, 'Utilities.newBlob', [data]);
      call('newBlob', [data], () => undefined);
      return createBlob(execution, bytes, { type: type ?? null, name: name ?? null });
    },
    sleep(ms) {
      if (ms > sleepMsMax) throw realm.exception('Invalid argument: milliseconds');
      call('sleep', [ms], () => clock.sleep(ms));
      return null;
    },
  });
}

function dayOf(instantMs: number, timeZone: string): string {
  return new Date(createZone(timeZone).toLocal(instantMs)).toISOString().slice(0, 10);
}
