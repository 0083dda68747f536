/** Runs the checks of Health one by one, and repairs faults on the owner's request. */

import { healthChecks } from '../../health/index.ts';
import { forgetDegraded } from '../../health/is-degraded.ts';
import {
  type HealthFinding,
  forPerson,
  type HealthCheck,
  type HealthContext,
} from '../../health/health-check.ts';
import { loadSettings, refuseOtherLayout } from '../../../core/settings.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { CheckedHealth } from '../../../pages/protocol.ts';
import { type CommandTable, CommandProblem } from '../command.ts';

type HealthCommands = Pick<CommandTable, 'list_checks' | 'run_check' | 'fix_check'>;

export const healthCommands: HealthCommands = {
  list_checks: () => ({ checks: healthChecks.map(({ id, title }) => ({ id, title })) }),
  run_check: (workspace, { id }) => checked(findCheck(id), contextOf(workspace)),
  fix_check(workspace, { id, remedy }) {
    const check = findCheck(id);
    const context = contextOf(workspace);
    refuseOtherLayout(loadSettings(workspace, undefined));
    const before = runSafely(check, context);
    const left = (remedy === undefined ? check.fix?.(context) : check.mend?.(context, remedy)) ?? [];
    forgetDegraded(workspace);
    const after = checked(check, context);
    if (after.state === 'good') return after;
    const told = ({ sentences, cases = [] }: Pick<HealthFinding, 'sentences' | 'cases'>): string =>
      JSON.stringify([sentences, cases]);
    const isSame = told(before) === told(after);
    const further = left.length > 0 || !isSame ? left : [withoutEffect];
    return { ...after, sentences: [...after.sentences, ...further] };
  },
};

const withoutEffect =
  'Fix has changed nothing here. Wait a minute, choose Check again, and if it is the same, do by hand what is said above.';

function checked(check: HealthCheck, context: HealthContext): CheckedHealth {
  const { state, sentences, isFixable, cases = [], link = null } = runSafely(check, context);
  return {
    id: check.id,
    title: check.title,
    state,
    sentences,
    is_fixable: isFixable && check.fix !== undefined,
    cases,
    link,
  };
}

// An error inside a check is shown as a finding, because it says something about the workspace too.
function runSafely(check: HealthCheck, context: HealthContext): HealthFinding {
  try {
    return check.run(context);
  } catch (error) {
    return forPerson('fault', [`Not known: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

function contextOf(workspace: Workspace): HealthContext {
  // Without its permission the script cannot open the spreadsheet, which a check has to tell.
  return {
    workspace,
    get spreadsheet() {
      return SpreadsheetApp.getActive();
    },
  };
}

/** @throws CommandProblem when there is no such check */
function findCheck(id: string): HealthCheck {
  const check = healthChecks.find((one) => one.id === id);
  if (check === undefined) throw new CommandProblem(`There is no check "${id}".`);
  return check;
}
