/** The refusals at the door, which are the same for every operation. */
import { rateLimit } from '../core/access/rate-limit.ts';
import { basePath } from '../core/api/base-path.ts';
import { problemAnswer } from '../core/api/problem-answer.ts';
import { Refusal } from '../core/errors/refusal.ts';
import { exampleRequestId } from './example-answers.ts';
import type { ProblemExamples } from './problem-responses.ts';

// Until one of the requests of the last minute is so old that it no longer counts.
const seconds = 23;

/** One answer for each of them. */
export function doorExamples(): ProblemExamples {
  const missing = 'Send your API key as "Authorization: Bearer ..." or as "x-api-key: ...".';
  const limited = `At most ${rateLimit} requests in 60 seconds. Wait ${seconds} seconds.`;
  return {
    missing_api_key: problem(new Refusal('missing_api_key', missing)),
    rate_limited: problem(new Refusal('rate_limited', limited, { retryAfterSeconds: seconds })),
  };
}

function problem(refusal: Refusal): unknown {
  return JSON.parse(problemAnswer(refusal, `${basePath}/invoices`, exampleRequestId).body);
}
