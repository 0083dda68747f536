/** Failures of Google's services: calls that fail, once or from then on, and quotas that are used up. */
import type { LoggedCall } from '../execution/call-log.ts';
import type { PendingCall } from '../execution/process.ts';
import { asksGoogle, type InjectedFailure, leavesTraces } from './injected-failure.ts';

/** A call fails and has done nothing; the next one works again. */
export const throwOnce: InjectedFailure = {
  name: 'throw_once',
  weight: 5,
  isPossible: ({ call }) => asksGoogle(call),
  inject: () => ({
    lasts: 'call',
    carryOut(_process, pending) {
      throw googleFailure(pending);
    },
  }),
};

/** From here on a service fails for this execution, or all of them do. */
export const throwAlways: InjectedFailure = {
  name: 'throw_always',
  weight: 4,
  isPossible: ({ call }) => asksGoogle(call),
  inject({ call: first }, choice) {
    const service = choice % 2 === 0 ? undefined : first?.service;
    return {
      lasts: 'execution',
      carryOut(_process, pending) {
        if (service !== undefined && pending.call.service !== service) return pending.perform();
        throw googleFailure(pending);
      },
    };
  },
};

/** A call fails although it was carried out. */
export const appliedAndThrown: InjectedFailure = {
  name: 'applied_and_thrown',
  weight: 4,
  isPossible: ({ call }) => leavesTraces(call),
  inject: () => ({
    lasts: 'call',
    carryOut(_process, pending) {
      pending.perform();
      throw googleFailure(pending);
    },
  }),
};

/** After this many calls the quota counts as full again, because a run cannot wait for a day. */
const callsMax = 10;

const quotaServices = ['properties', 'url_fetch', 'spreadsheet', 'lock'];

/** The owner's daily quota of a service is used up, for everybody, until it is full again. */
export const quotaExhausted: InjectedFailure = {
  name: 'quota_exhausted',
  weight: 6,
  isPossible: ({ call }) => asksGoogle(call) && quotaServices.includes(call?.service ?? ''),
  inject({ call, world }, choice) {
    if (call !== null) world.exhausted.set(call.service, 1 + (choice % callsMax));
    return null;
  },
};

/** After this many runs Google has minutes again, because a run cannot wait for a day. */
const runsMax = 4;

/** The owner's trigger minutes of the day are used up: Google starts none of the next runs. */
export const triggersExhausted: InjectedFailure = {
  name: 'triggers_exhausted',
  weight: 2,
  isPossible: ({ call }) => call === null,
  inject({ world }, choice) {
    world.triggersLacking = 1 + (choice % runsMax);
    return null;
  },
};

/** The exception for a call that Google could not carry out; a call of a document names it as Google does. */
function googleFailure({ call, realm }: PendingCall): Error {
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
