/** Decides which request id of a caller is kept, so that both sides find the request in their logs under one name. */
import { newRecordId } from '../schema/record-id.ts';
import { ServiceFailure, type Workspace } from '../workspace.ts';

// 128 characters hold every usual trace id. A text with the beginning of a key may be a key in the wrong header, which
// must not come into a log.
const wellFormed = /^(?!.*bbk_)[\w.-]{1,128}$/;

/**
 * The id that the caller has given, or null when there is none of 1 to 128 letters, digits, `.`, `_` and `-`.
 * @param headers names in lower case
 */
export function callersRequestId(headers: Readonly<Record<string, string>>): string | null {
  const given = headers['x-request-id'] ?? '';
  return wellFormed.test(given) ? given : null;
}

const noUuid = '00000000-0000-4000-8000-000000000000';

/** The id of a request that has none of its own. */
export function newRequestId({ clock, random }: Workspace): string {
  let uuid = noUuid;
  try {
    uuid = random.uuid();
  } catch (error) {
    // The time in the id still identifies the request, so a failure of this service is no reason to refuse it.
    if (!(error instanceof ServiceFailure)) throw error;
  }
  return newRecordId('req', clock.now(), 0, uuid);
}
