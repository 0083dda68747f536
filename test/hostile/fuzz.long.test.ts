/** Ten thousand requests made at random; a failure names the seed that repeats it. */
import { fuzzEnvelopes, fuzzRequests } from './fuzz.ts';

const timeoutMs = 30 * 60_000;

test(
  'thousands of envelopes end in answers that are documented',
  () => fuzzEnvelopes({ numRuns: 4000 }),
  timeoutMs,
);

test(
  'thousands of requests end in answers that are documented',
  () => fuzzRequests({ numRuns: 6000 }),
  timeoutMs,
);
