/** The `console` and the Logger of a script, both written to the emulator's log. */
import { format } from 'node:util';
import type { Execution } from '../../execution/execution.ts';
import { emulatedClassOf } from '../../realm/emulated-class.ts';
import { strict } from '../../realm/strict.ts';
import { javaText } from './java-text.ts';
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
  log(first: unknown, ...values: unknown[]): Logger;
  getLog(): string;
  clear(): null;
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

/**
 * A format with its values, or one value; an object with a `message` stands for that
 * (developers.google.com/apps-script/reference/base/logger).
 */
function logged(first: unknown, values: readonly unknown[]): string {
  if (typeof first === 'string' && values.length > 0) {
    const rest = [...values];
    // Java's own formatter has many more forms, which no script of ours uses.
    return first.replace(/%([%sd])/g, (_form, letter: string) =>
      letter === '%' ? '%' : formatted(letter, rest.shift()),
    );
  }
  const { message } = Object(first ?? {}) as { readonly message?: unknown };
  const isPlain =
    Object.prototype.toString.call(first) === '[object Object]' && emulatedClassOf(first) === undefined;
  return isPlain && message !== undefined ? javaText(message) : javaText(first);
}

function formatted(letter: string, value: unknown): string {
  return letter === 'd' ? String(Math.trunc(Number(value))) : javaText(value);
}

/** The Logger as one execution sees it. */
export function createLogger(execution: Execution, log: ScriptLog): Logger {
  const lines: string[] = [];
  const logger: Logger = strict(execution.realm, 'Logger', {
    log(first, ...values) {
      const text = logged(first, values);
      lines.push(text);
      log.add({ atMs: execution.clock.now(), executionId: execution.id, severity: 'INFO', text });
      return logger;
    },
    getLog: () => lines.join('\n'),
    clear() {
      lines.splice(0);
      return null;
    },
  });
  return logger;
}
