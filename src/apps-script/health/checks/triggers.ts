/** Checks that the script's triggers are installed, so that Google starts the dispatcher, the sweep and the edit handlers. */
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
