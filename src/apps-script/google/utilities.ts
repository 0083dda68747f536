/** Makes digests, random ids and calendar days with Google's Utilities. */
import type { Clock, Digest, RandomSource } from '../../core/workspace.ts';
import { serviceCall } from './service-call.ts';

type Utilities = GoogleAppsScript.Utilities.Utilities;

export function googleDigest(utilities: Utilities): Digest {
  const sha256 = (text: string): number[] =>
    serviceCall(() =>
      utilities
        .computeDigest(utilities.DigestAlgorithm.SHA_256, text, utilities.Charset.UTF_8)
        // Google's bytes are signed numbers from -128 to 127.
        .map((byte) => byte & 0xff),
    );
  return {
    sha256,
    sha256Hex: (text) =>
      sha256(text)
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
    utf8Length: (text) => serviceCall(() => utilities.newBlob(text).getBytes().length),
  };
}

export function googleRandom(utilities: Utilities): RandomSource {
  return { uuid: () => serviceCall(() => utilities.getUuid()) };
}

export function googleClock(utilities: Utilities): Clock {
  return {
    now: () => Date.now(),
    dayOf: (instantMs, timeZone) =>
      serviceCall(() => utilities.formatDate(new Date(instantMs), timeZone, 'yyyy-MM-dd')),
  };
}
