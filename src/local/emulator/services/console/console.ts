/** The `console` and the Logger of a script, both written to the emulator's log. */
import { format } from 'node:util';
import type { Execution } from '../../execution/execution.ts';
import { strict } from '../../realm/strict.ts';
import type { LogEntry, ScriptLog } from './script-log.ts';

type Write = (...args: unknown[]) => void;

interface ScriptConsole {
  readonly log: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  time(label: string): void;
  timeEnd(label: string): void;
}

interface Logger {
  log(...args: unknown[]): Logger;
  getLog(): string;
  clear(): void;
}

/** The console as one execution sees it; logging is local to the script, so it passes no gate. */
export function createConsole(execution: Execution, log: ScriptLog): ScriptConsole {
  const started = new Map<string, number>();
  const writer =
    (severity: LogEntry['severity']): Write =>
    (...args) =>
      log.add({ atMs: execution.clock.now(), executionId: execution.id, severity, text: format(...args) });
  const debug = writer('DEBUG');
  return strict(execution.realm, 'console', {
    log: debug,
    info: writer('INFO'),
    warn: writer('WARNING'),
    error: writer('ERROR'),
    time: (label) => void started.set(label, execution.clock.now()),
    timeEnd: (label) => debug(`${label}: ${execution.clock.now() - (started.get(label) ?? Number.NaN)}ms`),
  });
}

/** The Logger as one execution sees it. */
export function createLogger(execution: Execution, log: ScriptLog): Logger {
  const lines: string[] = [];
  const logger: Logger = strict(execution.realm, 'Logger', {
    log(...args) {
      const text = format(...args);
      lines.push(text);
      log.add({ atMs: execution.clock.now(), executionId: execution.id, severity: 'INFO', text });
      return logger;
    },
    getLog: () => lines.join('\n'),
    clear: () => void lines.splice(0),
  });
  return logger;
}
