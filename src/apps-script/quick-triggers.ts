/** The triggers that often have nothing to do. They find that out without the background script, whose loading takes time. */
import { findWork } from '../core/events/dispatcher/find-work.ts';
import { loadBackground } from './load-background.ts';
import { openWorkspace } from './workspace.ts';
import { logPassing } from './log-passing.ts';

/** Google calls this each minute. Two service calls in a minute without work; else a later run does what is left. */
export function runDispatcher(): void {
  const workspace = openWorkspace();
  logPassing(workspace, 'dispatcher_stopped', () => {
    const work = findWork(workspace);
    if (work !== null) loadBackground().doWork(work);
  });
}

/** Google calls this after every change of the spreadsheet, also after each edit of cells, which has its own trigger. */
export function handleChange(event: GoogleAppsScript.Events.SheetsOnChange): void {
  const { changeType } = event;
  if (changeType === 'EDIT') return;
  const { countChange, handleMovedRows } = loadBackground();
  if (changeType === 'REMOVE_ROW' || changeType === 'INSERT_ROW') handleMovedRows(event);
  else countChange(event);
}
