/** Checks that Google starts what has to run by itself. */
import { missingTriggers, setUpTriggers } from '../../workbook/set-up-triggers.ts';
import { fixable, good, type HealthCheck } from '../health-check.ts';

export const triggersCheck: HealthCheck = {
  id: 'triggers',
  title: 'Triggers',
  run() {
    const missing = missingTriggers(ScriptApp);
    if (missing.length === 0)
      return good('All triggers are installed: webhooks, edits and the hourly check.');
    return fixable(
      'fault',
      missing.map((handler) => `The trigger of "${handler}" is missing.`),
    );
  },
  fix() {
    setUpTriggers(ScriptApp);
  },
};
