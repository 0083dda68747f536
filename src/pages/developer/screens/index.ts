/** The register of screens, in the order of the menu. */
import type { Screen } from '../screen.ts';
import { businessScreen } from './business.ts';
import { dataScreen } from './data.ts';
import { deliveriesScreen } from './deliveries.ts';
import { einvoicesScreen } from './einvoices.ts';
import { healthScreen } from './health.ts';
import { keysScreen } from './keys.ts';
import { mailsScreen } from './mails.ts';
import { overviewScreen } from './overview.ts';
import { referenceScreen } from './reference.ts';
import { usageScreen } from './usage.ts';
import { webhooksScreen } from './webhooks.ts';

/** All screens; the page opens with the first one. */
export const screens: readonly [Screen, ...Screen[]] = [
  overviewScreen,
  businessScreen,
  mailsScreen,
  einvoicesScreen,
  keysScreen,
  webhooksScreen,
  deliveriesScreen,
  usageScreen,
  dataScreen,
  referenceScreen,
  healthScreen,
];
