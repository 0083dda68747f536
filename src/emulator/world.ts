/** The state that all executions of one emulator share, and what it was configured with. */
import { randomUUID } from 'node:crypto';
import { type CacheStores, createCacheStores } from './services/cache/cache-store.ts';
import { type EmulatorClock, systemClock } from './time/clock.ts';
import { createScriptLog, type ScriptLog } from './services/console/script-log.ts';
import { createDailyQuotas, type DailyQuotas } from './execution/daily-quotas.ts';
import type { EmulatorOptions } from './emulator-options.ts';
import type { Consent } from './execution/consent.ts';
import type { Interceptor } from './execution/gate.ts';
import { type LatencyModel, publishedLatency } from './execution/latency.ts';
import { openScriptFolder, type ScriptFolder } from './loader/script-folder.ts';
import { createLockTable, type LockTable, type WaitForLock } from './services/lock/lock-table.ts';
import type { SentMail } from './services/mail/mail-app.ts';
import { createPropertyStores, type PropertyStores } from './services/properties/property-stores.ts';
import type { Workbook } from './spreadsheet/workbook/workbook.ts';
import { likelySwitches, type Switches } from './switches.ts';
import { createTriggerTable, type TriggerTable } from './triggers/trigger-table.ts';
import { createEmulatedScreen, type EmulatedScreen } from './services/ui/screen.ts';
import type { Transport } from './services/url-fetch/transport.ts';
import { createWorkerTransport } from './services/url-fetch/worker-transport.ts';

export interface World {
  readonly folder: ScriptFolder;
  readonly workbook: Workbook;
  readonly owner: string;
  readonly consent: Consent;
  readonly clock: EmulatorClock;
  readonly switches: Switches;
  readonly latency: LatencyModel;
  readonly interceptors: readonly Interceptor[];
  readonly properties: PropertyStores;
  readonly caches: CacheStores;
  readonly locks: LockTable;
  readonly triggers: TriggerTable;
  readonly quotas: DailyQuotas;
  readonly mailbox: SentMail[];
  readonly onMail: (mail: SentMail) => void;
  readonly screen: EmulatedScreen;
  readonly log: ScriptLog;
  readonly scriptId: string;
  readonly webAppUrl: string | null;
  readonly transport: Transport;
  readonly waitForLock: WaitForLock;
  readonly globals: Readonly<Record<string, unknown>>;
  uuid(): string;
  random(): number;
  /** The current time by the clock of the triggers. */
  triggerNow(): number;
  /** Ends the worker thread of the network, if one was started. */
  close(): Promise<void>;
}

/** The world before its first execution. */
export function createWorld(options: EmulatorOptions): World {
  const clock = options.clock ?? systemClock;
  const network = createWorkerTransport();
  const onMutation = options.onMutation ?? (() => undefined);
  return {
    folder:
      typeof options.scriptFolder === 'string'
        ? openScriptFolder(options.scriptFolder)
        : options.scriptFolder,
    workbook: options.workbook,
    owner: options.owner,
    consent: { granted: options.grantedScopes ?? null },
    clock,
    switches: options.switches ?? likelySwitches,
    latency: options.latency ?? publishedLatency,
    interceptors: options.interceptors ?? [],
    properties: createPropertyStores(options.properties ?? {}, onMutation),
    caches: createCacheStores(),
    locks: createLockTable(),
    triggers: createTriggerTable(options.triggers ?? [], onMutation),
    quotas: createDailyQuotas(),
    mailbox: [],
    onMail: options.onMail ?? (() => undefined),
    screen: createEmulatedScreen(),
    log: createScriptLog(options.onLog ?? (() => undefined)),
    scriptId: options.scriptId ?? 'local-script',
    webAppUrl: options.webAppUrl ?? null,
    transport: options.fetch ?? network.send,
    waitForLock: options.waitForLock ?? sleepingWait(clock),
    globals: options.globals ?? {},
    uuid: options.uuid ?? randomUUID,
    random: options.random ?? Math.random,
    triggerNow: options.triggerNow ?? clock.now,
    close: () => network.close(),
  };
}

/** Waits the whole time and never gets the lock: executions run one at a time, so no other can free it meanwhile. */
function sleepingWait(clock: EmulatorClock): WaitForLock {
  return (_lock, untilMs) => {
    clock.sleep(untilMs - clock.now());
    return false;
  };
}
