/** The register of the checks of Health in their order. A check that others depend on comes before them. */
import { dashboardCheck } from './checks/dashboard.ts';
import { deletedInvoicesCheck } from './checks/deleted-invoices.ts';
import { deliveriesCheck } from './checks/deliveries.ts';
import { deploymentCheck } from './checks/deployment.ts';
import { journalCheck } from './checks/journal.ts';
import { lockProbe } from './checks/lock-probe.ts';
import { mailsCheck } from './checks/mails.ts';
import { permissionsCheck } from './checks/permissions.ts';
import { roomCheck } from './checks/room.ts';
import { rowsCheck } from './checks/rows.ts';
import { settingsCheck } from './checks/settings.ts';
import { sheetsCheck } from './checks/sheets.ts';
import { testDataCheck } from './checks/test-data.ts';
import { textProbe } from './checks/text-probe.ts';
import { triggersCheck } from './checks/triggers.ts';
import { vanishedCheck } from './checks/vanished.ts';
import type { HealthCheck } from './health-check.ts';

/** All checks. */
export const healthChecks: readonly HealthCheck[] = [
  permissionsCheck,
  sheetsCheck,
  triggersCheck,
  deploymentCheck,
  deliveriesCheck,
  mailsCheck,
  settingsCheck,
  journalCheck,
  rowsCheck,
  vanishedCheck,
  deletedInvoicesCheck,
  dashboardCheck,
  testDataCheck,
  lockProbe,
  textProbe,
  roomCheck,
];
