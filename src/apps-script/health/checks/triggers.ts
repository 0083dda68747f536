/** Checks that the script's triggers are installed, so that Google starts the dispatcher, the sweep and the edit handlers. */
import { hasEnabledEndpoint } from '../../../core/events/cadence.ts';
import { setUpTriggers, triggerFaults } from '../../workbook/set-up-triggers.ts';
import { fixable, good, type HealthCheck } from '../health-check.ts';

export const triggersCheck: HealthCheck = {
  id: 'triggers',
  title: 'Triggers',
  run({ workspace }) {
    const faults = triggerFaults(ScriptApp, workspace);
    if (faults.length > 0) return fixable('fault', faults);
    const cadence = hasEnabledEndpoint(workspace)
      ? 'Webhooks are sent every minute.'
      : 'No webhook endpoint is enabled, so Google starts the script every ten minutes.';
    return good(`All triggers are installed: webhooks, edits and the hourly check. ${cadence}`);
  },
  fix({ workspace }) {
    setUpTriggers(ScriptApp, workspace);
  },
};
