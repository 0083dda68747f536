/** The triggers that often have nothing to do. They find that out without the background script, whose loading takes time. */
import { type Found, findWork } from '../core/events/dispatcher/find-work.ts';
import { loadBackground } from './load-background.ts';
import { openWorkspace } from './workspace.ts';
import { logPassing } from './log-passing.ts';

/** Google calls this each minute while a webhook endpoint is enabled. Two service calls in a minute without work. */
export function runDispatcher(): void {
  look((found) => {
    if (!found.isIdle) loadBackground().doWork(found);
  });
}

/** Google calls this every ten minutes. It does the daily jobs, and looks at everything that the runs by the minute believe. */
export function runUpkeep(): void {
  look((found) => loadBackground().doUpkeep(found));
}

// A later run does what is left when Google fails.
function look(goOn: (found: Found) => void): void {
  const workspace = openWorkspace();
  logPassing(workspace, 'dispatcher_stopped', () => goOn(findWork(workspace)));
}

/** Google calls this after every change of the spreadsheet, also after each edit of cells, which has its own trigger. */
export function handleChange(event: GoogleAppsScript.Events.SheetsOnChange): void {
  const { changeType } = event;
  if (changeType === 'EDIT') return;
  const { countChange, handleMovedRows } = loadBackground();
  if (changeType === 'REMOVE_ROW' || changeType === 'INSERT_ROW') handleMovedRows(event);
  else countChange(event);
}
