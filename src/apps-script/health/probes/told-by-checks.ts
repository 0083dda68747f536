/** Probes that say what checks of Health say: which permissions the owner has given, and whether the triggers run. */
import { permissionsCheck } from '../checks/permissions.ts';
import { triggersCheck } from '../checks/triggers.ts';
import type { Probe } from './probe.ts';

export const scopesProbe: Probe = {
  id: 'scopes',
  title: 'Permissions',
  run: (context) => permissionsCheck.run(context).sentences,
};

export const heartbeatProbe: Probe = {
  id: 'heartbeat',
  title: 'Triggers',
  run: (context) => triggersCheck.run(context).sentences,
};
