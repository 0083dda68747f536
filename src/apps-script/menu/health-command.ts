/** The menu command that runs all checks of Health, and fixes what a program can fix. */
import { Refusal } from '../../core/errors/refusal.ts';
import type { Workspace } from '../../core/workspace.ts';
import type { CheckedHealth, Remedy } from '../../pages/protocol.ts';
import { healthCommands } from '../developer-area/commands/health-commands.ts';
import { asOwner, tell, type Ui } from './owner-command.ts';

/** Shows the result of each check, and offers each fix. */
export function checkHealth(): void {
  asOwner([], showChecks);
}

function showChecks(ui: Ui, workspace: Workspace): void {
  const results = runAll(workspace);
  tell(ui, titleOf(results), describe(results));
  const refused: string[] = [];
  let isChanged = false;
  for (const result of results) {
    for (const one of result.cases)
      for (const remedy of one.remedies) {
        if (!isRemedyWanted(ui, one.sentence, remedy)) continue;
        refused.push(...fix(workspace, result, remedy.id));
        isChanged = true;
        break;
      }
    // A fix may help another check, or give it something to do.
    const check = isChanged ? healthCommands.run_check(workspace, { id: result.id }) : result;
    if (!check.is_fixable || !isWanted(ui, check)) continue;
    refused.push(...fix(workspace, check));
    isChanged = true;
  }
  if (!isChanged) return;
  const after = runAll(workspace);
  tell(ui, titleOf(after), [...refused, describe(after)].join('\n\n'));
}

function runAll(workspace: Workspace): CheckedHealth[] {
  const { checks } = healthCommands.list_checks(workspace, {});
  return checks.map(({ id }) => healthCommands.run_check(workspace, { id }));
}

// Each fix has a question of its own, because one of them deletes records.
function isWanted(ui: Ui, { title, sentences }: CheckedHealth): boolean {
  return ui.alert(`Fix "${title}"?`, sentences.join('\n'), ui.ButtonSet.YES_NO) === ui.Button.YES;
}

function isRemedyWanted(ui: Ui, sentence: string, { words, question }: Remedy): boolean {
  const told = question === null ? sentence : `${sentence}\n${question}`;
  return ui.alert(`${words}?`, told, ui.ButtonSet.YES_NO) === ui.Button.YES;
}

/** @returns why it was refused, if it was */
function fix(workspace: Workspace, { id, title }: CheckedHealth, remedy?: string): string[] {
  try {
    healthCommands.fix_check(workspace, { id, ...(remedy !== undefined && { remedy }) });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [`"${title}" was not fixed: ${error.message}`];
  }
}

function titleOf(results: readonly CheckedHealth[]): string {
  const count = results.filter(({ state }) => state !== 'good').length;
  if (count === 0) return 'All checks passed';
  return count === 1 ? '1 check needs your attention' : `${count} checks need your attention`;
}

// Checks that need attention come first, because a long message has to be scrolled.
function describe(results: readonly CheckedHealth[]): string {
  const found = results.filter(({ state }) => state !== 'good');
  const passed = results.filter(({ state }) => state === 'good').map(({ title }) => title);
  const parts = found.map(({ state, title, sentences, cases, link }) =>
    [
      `${state === 'fault' ? '✕' : '!'} ${title}`,
      ...sentences,
      ...cases.map(({ sentence }) => sentence),
      ...(link === null ? [] : [`${link.words}: ${link.url}`]),
    ].join('\n'),
  );
  return [...parts, ...(passed.length === 0 ? [] : [`✓ ${passed.join(', ')}`])].join('\n\n');
}
