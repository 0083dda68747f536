/** Signatures by Google's Utilities, of bytes: its signatures of texts take them for ASCII. */
import type { Signing } from '../../core/outbound.ts';
import { serviceCall } from './service-call.ts';

export function googleSigning(utilities: GoogleAppsScript.Utilities.Utilities): Signing {
  return {
    hmacSha256: (key, text) =>
      serviceCall(() => {
        const value = utilities.newBlob(text).getBytes();
        return utilities.base64Encode(
          utilities.computeHmacSha256Signature(value, utilities.base64Decode(key)),
        );
      }),
  };
}
