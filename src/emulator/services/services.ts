/** The global scope of one execution: every emulated service under Google's name. */
import { createAuthorization } from '../execution/authorization.ts';
import { createCacheService } from './cache/cache-service.ts';
import { createConsole } from './console/console.ts';
import { createContentService } from './content/content-service.ts';
import type { Execution, ExecutionKind } from '../execution/execution.ts';
import { createHtmlService } from './html/html-service.ts';
import type { Realm } from '../realm/realm.ts';
import { createLockService } from './lock/lock-service.ts';
import { createMailApp } from './mail/mail-app.ts';
import { createPropertiesService } from './properties/properties-service.ts';
import { createScriptApp } from './script/script-app.ts';
import { createSession } from './session/session.ts';
import type { PendingWrites } from '../spreadsheet/mutations/pending-writes.ts';
import { createSpreadsheetApp, type EmulatedSpreadsheetApp } from '../spreadsheet/spreadsheet-app.ts';
import { createUi } from './ui/ui.ts';
import { createUrlFetchApp } from './url-fetch/url-fetch-app.ts';
import { createUtilities } from './utilities/utilities.ts';
import type { World } from '../world.ts';

export interface Services {
  /** The globals by Google's names. */
  readonly globals: Readonly<Record<string, object>>;
  readonly realm: Realm;
  /** The spreadsheet service for the emulator itself, which makes the event of a trigger with it. */
  readonly spreadsheet: EmulatedSpreadsheetApp;
}

interface ServicesOptions {
  readonly world: World;
  /** The writes that earlier attempts at the execution have not flushed. */
  readonly pending: PendingWrites;
}

/** Makes the services of one execution. */
export function createServices(execution: Execution, { world, pending }: ServicesOptions): Services {
  const { owner, quotas, scriptId, folder, triggers, webAppUrl } = world;
  const { oauthScopes } = folder.manifest;
  const authorization = createAuthorization(execution, oauthScopes, world.consent);
  const triggerWorld = { table: triggers, owner, now: world.triggerNow };
  const spreadsheet = createSpreadsheetApp(execution, world.workbook, {
    pending,
    authorization,
    selected: () => world.screen.selected,
    toast: (message) => void world.screen.toasts.push(message),
    ...(seesUi[execution.kind] ? { getUi: () => createUi(execution, world.screen, authorization) } : {}),
  });
  const globals = {
    CacheService: createCacheService(execution, world.caches),
    ContentService: createContentService(execution.realm),
    HtmlService: createHtmlService(execution, {
      readHtml: folder.readHtml,
    }),
    LockService: createLockService(execution, { table: world.locks, waitForLock: world.waitForLock, owner }),
    MailApp: createMailApp(execution, {
      mailbox: world.mailbox,
      onMail: world.onMail,
      quotas,
      authorization,
    }),
    PropertiesService: createPropertiesService(execution, { stores: world.properties, quotas }),
    ScriptApp: createScriptApp(execution, {
      triggers: triggerWorld,
      authorization,
      consent: { consent: world.consent, screen: world.screen, scopes: oauthScopes ?? [] },
      webAppUrl,
    }),
    Session: createSession(execution, { owner, authorization }),
    SpreadsheetApp: spreadsheet.app,
    UrlFetchApp: createUrlFetchApp(execution, {
      transport: world.transport,
      quotas,
      authorization,
      scriptId,
    }),
    Utilities: createUtilities(execution, world.uuid),
    console: createConsole(execution, world.log),
  };
  return { realm: execution.realm, globals, spreadsheet };
}

/** Google offers a user interface only to executions that a person in front of the spreadsheet started. */
const seesUi: Readonly<Record<ExecutionKind, boolean>> = {
  menu: true,
  page: true,
  simple_trigger: true,
  installable_trigger: true,
  web_app: false,
  time_trigger: false,
};
