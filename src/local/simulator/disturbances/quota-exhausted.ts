/** The owner's daily quota of a service is used up, for everybody, until it is full again. */
import { asksGoogle, type Disturbance } from './disturbance.ts';

/** So many calls later the quota is taken to be full again: a run has no day to wait. */
const callsMax = 10;

const quotaServices = ['properties', 'url_fetch', 'spreadsheet', 'lock'];

export const quotaExhausted: Disturbance = {
  name: 'quota_exhausted',
  weight: 6,
  canStrike: ({ call }) => asksGoogle(call) && quotaServices.includes(call?.service ?? ''),
  strike({ call, world }, choice) {
    if (call !== null) world.exhausted.set(call.service, 1 + (choice % callsMax));
    return null;
  },
};
