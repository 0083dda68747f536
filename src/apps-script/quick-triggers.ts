/** The triggers that often have nothing to do. They find that out without the background script, whose loading takes time. */
import { findWork } from '../core/events/dispatcher/find-work.ts';
import { loadBackground } from './load-script.ts';
import { openWorkspace } from './workspace.ts';
import { logPassing } from './log-passing.ts';

/** Google calls this each minute while a webhook endpoint is enabled. Two service calls in a minute without work. */
export function runDispatcher(): void {
  look(false);
}

/** Google calls this every ten minutes. It does the same when nothing else does: without an endpoint, above all. */
export function runUpkeep(): void {
  look(true);
}

// A later run does what is left when Google fails.
function look(isUpkeep: boolean): void {
  const workspace = openWorkspace();
  logPassing(workspace, 'dispatcher_stopped', () => {
    const found = findWork(workspace);
    if (!found.isIdle) loadBackground().background.doWork({ ...found, isUpkeep });
  });
}

/** Google calls this after every change of the spreadsheet, also after each edit of cells, which has its own trigger. */
export function handleChange(event: GoogleAppsScript.Events.SheetsOnChange): void {
  if (event.changeType !== 'EDIT') loadBackground().background.handleOtherChange(event);
}
