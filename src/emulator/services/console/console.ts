/** The `console` of a script, which writes to the emulator's log. */
import { format } from 'node:util';
import type { Execution } from '../../execution/execution.ts';
import { strict } from '../../realm/strict.ts';
import type { ScriptLog } from './script-log.ts';

interface ScriptConsole {
  error(...args: unknown[]): void;
}

/** The console as one execution sees it; logging is local to the script, so it passes no gate. */
export function createConsole({ realm, clock, id }: Execution, log: ScriptLog): ScriptConsole {
  return strict(realm, 'console', {
    error: (...args) =>
      log.add({ atMs: clock.now(), executionId: id, severity: 'ERROR', text: format(...args) }),
  });
}
