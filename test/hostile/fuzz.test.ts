/** A seeded sample of the requests that the long test makes at random. */
import { fuzzEnvelopes, fuzzRequests } from './fuzz.ts';

test('no envelope ends in a fault of the program, a page of HTML or an answer that is not documented', () => {
  fuzzEnvelopes({ numRuns: 40, seed: 16 });
});

test('no request that is made of the API’s own names ends in a fault of the program or an undocumented answer', () => {
  fuzzRequests({ numRuns: 60, seed: 16 });
});
