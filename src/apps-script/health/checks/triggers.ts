/** Checks that Google starts what has to run by itself. */
import { missingTriggers, setUpTriggers } from '../../workbook/set-up-triggers.ts';
import { fixable, good, type HealthCheck } from '../health-check.ts';

export const triggersCheck: HealthCheck = {
  id: 'triggers',
  title: 'Triggers',
  run() {
    const missing = missingTriggers(ScriptApp);
    if (missing.length === 0) return good('Webhooks, edits and the hourly check have their triggers.');
    return fixable(
      'fault',
      missing.map((handler) => `The trigger of "${handler}" is missing.`),
    );
  },
  fix() {
    setUpTriggers(ScriptApp);
  },
};
