/** The workspace of the Apps Script wing on emulated services, in Node's own realm: one execution at a time. */
import { workspaceResource } from '../src/core/business/workspace-resource.ts';
import { join } from 'node:path';
import { googleCustomerMail } from '../src/apps-script/google/customer-mail.ts';
import { googleMail, googleSigning, googleWeb } from '../src/apps-script/google/outbound.ts';
import { googleCache, googleLock, googleProperties } from '../src/apps-script/google/script-services.ts';
import { googleMinuteTrigger } from '../src/apps-script/google/minute-trigger.ts';
import { wholePage } from '../src/core/documents/print/html/whole-page.ts';
import { viewRecord } from '../src/core/documents/print/view-record.ts';
import { googleDocument } from '../src/apps-script/google/document.ts';
import { googleClock, googleDigest, googleRandom } from '../src/apps-script/google/utilities.ts';
import { seriesOfRows } from '../src/core/store/read/series-of-rows.ts';
import type { OutboundWorkspace } from '../src/core/outbound.ts';
import { resources } from '../src/core/resources/index.ts';
import { startSession } from '../src/core/store/start-session.ts';
import { hostedPage } from '../src/core/api/hosted-page.ts';
import { requests } from '../src/apps-script/requests.ts';
import { redo } from '../src/core/store/transaction/redo.ts';
import { openTestMode } from '../src/core/test-mode.ts';
import { createVirtualClock } from '../src/emulator/time/clock.ts';
import { createEmulator } from '../src/emulator/emulator.ts';
import type { EmulatorOptions } from '../src/emulator/emulator-options.ts';
import type { Interceptor } from '../src/emulator/execution/gate.ts';
import type { ServiceUsage } from '../src/emulator/execution/meter.ts';
import { openExecution } from '../src/emulator/execution/open-execution.ts';
import { hostRealm } from '../src/emulator/realm/realm.ts';
import { createServices } from '../src/emulator/services/services.ts';
import { createPendingWrites } from '../src/emulator/spreadsheet/mutations/pending-writes.ts';
import {
  blankWorkbook,
  createWorkbook,
  type Workbook,
} from '../src/emulator/spreadsheet/workbook/workbook.ts';
import type { World } from '../src/emulator/world.ts';
import { chosenSwitches } from './chosen-switches.ts';
import { loadPdfScript } from './pdf-script.ts';
import { createRandom, uuidFrom } from './seeded-random.ts';

export interface EmulatedGoogle {
  readonly world: World;
  readonly workbook: Workbook;
  /** Begins an execution; it ends with `end`, which applies what it left unflushed and frees its locks. */
  begin(interceptors?: readonly Interceptor[]): BegunExecution;
}

export interface BegunExecution {
  readonly workspace: OutboundWorkspace;
  readonly app: GoogleAppsScript.Spreadsheet.SpreadsheetApp;
  readonly spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet;
  readonly usage: ServiceUsage;
  end(): void;
}

const startMs = Date.UTC(2026, 0, 7, 12);

export function emulateGoogle(options: Partial<EmulatorOptions> = {}): EmulatedGoogle {
  const random = createRandom('emulated workspace');
  const { world } = createEmulator({
    scriptFolder: join(__dirname, 'emulator/fixtures/empty'),
    uuid: () => uuidFrom(random),
    random: random.next,
    workbook: createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US')),
    owner: 'owner@example.com',
    clock: createVirtualClock(startMs),
    switches: chosenSwitches,
    ...options,
  });
  let executions = 0;
  return {
    world,
    workbook: world.workbook,
    begin(interceptors = []) {
      executions += 1;
      const { clock, latency, switches } = world;
      const facts = { kind: 'web_app', activeUser: '', clock, latency, switches } as const;
      const open = openExecution({ id: `execution-${executions}`, ...facts });
      const { globals } = createServices(open.attempt(hostRealm, interceptors), {
        world,
        pending: createPendingWrites(world.workbook, () => world.clock.now()),
      });
      return { ...wire(globals, world), usage: open.usage, end: () => open.end(false) };
    },
  };
}

function wire(
  globals: Readonly<Record<string, object>>,
  { clock }: World,
): Pick<BegunExecution, 'workspace' | 'app' | 'spreadsheet'> {
  // Emulated services have Google's members; the compiler knows only their plain type.
  const service = <Service>(name: string): Service => globals[name] as Service;
  const app = service<GoogleAppsScript.Spreadsheet.SpreadsheetApp>('SpreadsheetApp');
  const utilities = service<GoogleAppsScript.Utilities.Utilities>('Utilities');
  const locks = service<GoogleAppsScript.Lock.LockService>('LockService');
  const workspace: OutboundWorkspace = {
    resources,
    livemode: true,
    inMode: (livemode) => (livemode ? workspace : openTestMode(workspace)),
    // A script reads the time from its Date, which here is Node's.
    clock: { ...googleClock(utilities), now: () => Math.floor(clock.now()) },
    random: googleRandom(utilities),
    digest: googleDigest(utilities),
    properties: googleProperties(service('PropertiesService')),
    cache: googleCache(service('CacheService')),
    lock: googleLock(() => locks.getScriptLock()),
    userLock: googleLock(() => locks.getUserLock()),
    account: () => service<GoogleAppsScript.Base.Session>('Session').getEffectiveUser().getEmail(),
    document: googleDocument(app),
    files: { openApi: () => '{}' },
    log: { error: () => undefined },
    build: { id: 'test', keyMode: 'live' },
    ownerMail: () => workspace.mail,
    minuteTrigger: () => googleMinuteTrigger(service('ScriptApp')),
    background: {
      ...requests,
      finishTail: (livemode) =>
        redo({ ...startSession(workspace.inMode(livemode)), holdsLock: true }, [workspaceResource]),
      applyRow: null,
      hostedPage,
      seriesOfRows: (livemode, names) =>
        seriesOfRows({ ...startSession(workspace.inMode(livemode)), holdsLock: true }, names),
      testSheets: () => ({ make: () => false, clear: () => undefined }),
      isDegraded: () => false,
      printer: () => ({
        view: viewRecord,
        html: wholePage,
        pdf: (view, invoice) => loadPdfScript().drawPdf(view, invoice),
      }),
    },
    web: googleWeb(service('UrlFetchApp'), utilities),
    mail: googleMail(service('MailApp'), service('Session')),
    customerMail: googleCustomerMail(service('MailApp'), service('Session'), utilities),
    signing: googleSigning(utilities),
  };
  return { workspace, app, spreadsheet: app.getActive() };
}
