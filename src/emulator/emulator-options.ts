/** The options of an emulator. */

import type { SentMail } from './services/mail/mail-app.ts';
import type { LogEntry } from './services/console/script-log.ts';
import type { EmulatorClock } from './time/clock.ts';
import type { Interceptor } from './execution/gate.ts';
import type { LatencyModel } from './execution/latency.ts';
import type { WaitForLock } from './services/lock/lock-table.ts';
import type { PropertySnapshot } from './services/properties/property-stores.ts';
import type { ScriptContext } from './loader/script-context.ts';
import type { ScriptFolder } from './loader/script-folder.ts';
import type { Workbook } from './spreadsheet/workbook/workbook.ts';
import type { Switches } from './switches.ts';
import type { TriggerRecord } from './triggers/trigger-table.ts';
import type { Transport } from './services/url-fetch/transport.ts';

export interface EmulatorOptions {
  /** The folder that clasp pushes: .js files, .html files and appsscript.json; its path, or opened already. */
  readonly scriptFolder: string | ScriptFolder;
  /**
   * A context that serves all executions, and those of other emulators with the same script: it keeps the script's
   * global variables, and takes a sixth of the time. `kept`: the same, until the files of the script change. By default
   * each execution has a fresh one, as at Google.
   */
  readonly context?: 'fresh' | 'kept' | ScriptContext;
  readonly workbook: Workbook;
  /** The deployer's e-mail. */
  readonly owner: string;
  /** Stored properties to begin with. */
  readonly properties?: PropertySnapshot;
  /** The scopes that the owner has given; by default all that the manifest asks for. */
  readonly grantedScopes?: readonly string[];
  /** Installed triggers to begin with. */
  readonly triggers?: readonly TriggerRecord[];
  /** The machine's clock unless given. */
  readonly clock?: EmulatorClock;
  readonly switches?: Switches;
  readonly latency?: LatencyModel;
  /** Around every call of every execution, the first of them outermost; the meter is within them. */
  readonly interceptors?: readonly Interceptor[];
  /** The source of `Utilities.getUuid`. */
  readonly uuid?: () => string;
  /** The source of `Math.random`. */
  readonly random?: () => number;
  /** The network; without it requests leave the machine from a worker thread. */
  readonly fetch?: Transport;
  /** Null: the script is not deployed. */
  readonly webAppUrl?: string | null;
  readonly scriptId?: string;
  /** How an execution waits for a lock that another holds; by default it sleeps until its time is up. */
  readonly waitForLock?: WaitForLock;
  /** The time that clock triggers keep, in milliseconds since the Unix epoch; the clock's unless given. */
  readonly triggerNow?: () => number;
  /** Called with every change of properties and triggers, so that a runtime can write it to the disk. */
  readonly onMutation?: OnStateMutation;
  /** Extra names in the script's global scope, by which a script knows that it runs in the emulator. */
  readonly globals?: Readonly<Record<string, unknown>>;
  /** Called with each mail that the script sends. */
  readonly onMail?: (mail: SentMail) => void;
  /** Called with every line that the script logs. */
  readonly onLog?: (entry: LogEntry) => void;
}

/** A change of the properties or triggers, which outlive an execution. */
export type StateMutation =
  | { readonly kind: 'property_set'; readonly store: string; readonly name: string; readonly value: string }
  | { readonly kind: 'property_deleted'; readonly store: string; readonly name: string }
  | { readonly kind: 'triggers'; readonly triggers: readonly TriggerRecord[] };

/** Called with each such change. */
export type OnStateMutation = (mutation: StateMutation) => void;
