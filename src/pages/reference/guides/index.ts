/** The register of guides, in the order in which they are read. */
import { authenticationGuide } from './authentication.ts';
import { concurrencyGuide } from './concurrency.ts';
import { errorsGuide } from './errors.ts';
import type { Guide } from './guide.ts';
import { idempotencyGuide } from './idempotency.ts';
import { listsGuide } from './lists.ts';
import { rateLimitsGuide } from './rate-limits.ts';
import { requestsGuide } from './requests.ts';
import { webhooksGuide } from './webhooks.ts';
import { withoutGatewayGuide } from './without-gateway.ts';

/** All guides. */
export const guides: readonly Guide[] = [
  authenticationGuide,
  withoutGatewayGuide,
  requestsGuide,
  errorsGuide,
  listsGuide,
  idempotencyGuide,
  concurrencyGuide,
  rateLimitsGuide,
  webhooksGuide,
];
