/** Google's own failures, in its words. */
import type { LoggedCall } from '../call-log.ts';
import type { PendingCall } from '../process.ts';

/** The exception for a call that Google could not carry out; a call of a document names it as Google does. */
export function googleFailure({ call, realm }: PendingCall): Error {
  const place = call.service === 'spreadsheet' ? 'document with id emulated-spreadsheet' : 'it';
  return realm.exception(`Service ${call.service} failed while accessing ${place}.`);
}

const quotaText = 'Service invoked too many times for one day: ';

/** The exception when a daily quota is used up. */
export function quotaFailure({ call, realm }: PendingCall): Error {
  return realm.exception(`${quotaText}${call.service}.`);
}

/** True for a call that failed because a daily quota is used up. */
export function lacksQuota({ result }: LoggedCall): boolean {
  return result.kind === 'exception' && result.message.startsWith(quotaText);
}
