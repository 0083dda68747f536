/** The global scope of one execution: every emulated service under Google's name. */
import { createAuthorization } from './authorization.ts';
import { createCacheService } from './cache/cache-service.ts';
import { createConsole, createLogger } from './console/console.ts';
import { createContentService } from './content/content-service.ts';
import type { Execution } from './execution.ts';
import { createHtmlService } from './html/html-service.ts';
import type { ScriptContext } from './loader/script-context.ts';
import { createLockService } from './lock/lock-service.ts';
import { createMailApp } from './mail/mail-app.ts';
import { createPropertiesService } from './properties/properties-service.ts';
import { createScriptApp } from './script/script-app.ts';
import { createSession } from './session/session.ts';
import { createSpreadsheetApp } from './spreadsheet/spreadsheet-app.ts';
import { createUi, type Ui } from './ui/ui.ts';
import { createUrlFetchApp } from './url-fetch/url-fetch-app.ts';
import { createUtilities } from './utilities/utilities.ts';
import type { World } from './world.ts';

/** The services by the names that scripts know them by. */
export function createServices(
  execution: Execution,
  world: World,
  context: ScriptContext,
): Readonly<Record<string, object>> {
  const { owner, quotas, scriptId, folder, triggers, webAppUrl } = world;
  const { timeZone, oauthScopes } = folder.manifest;
  const authorization = createAuthorization(execution, oauthScopes);
  const triggerWorld = { table: triggers, owner, spreadsheetId: world.workbook.id, now: world.triggerNow };
  const getUi = (): Ui => {
    // Only somebody in front of the spreadsheet can see a user interface.
    if (execution.kind === 'web_app' || execution.kind === 'time_trigger')
      throw execution.realm.exception('Cannot call SpreadsheetApp.getUi() from this context.');
    return createUi(execution, world.screen, authorization);
  };
  return {
    CacheService: createCacheService(execution, world.caches, owner),
    ContentService: createContentService(),
    HtmlService: createHtmlService(execution, { readHtml: folder.readHtml, compile: context.compile }),
    LockService: createLockService(execution, { table: world.locks, waitForLock: world.waitForLock, owner }),
    Logger: createLogger(execution, world.log),
    MailApp: createMailApp(execution, { mailbox: world.mailbox, quotas, authorization }),
    PropertiesService: createPropertiesService(execution, { stores: world.properties, quotas, owner }),
    ScriptApp: createScriptApp(execution, {
      triggers: triggerWorld,
      authorization,
      scriptId,
      timeZone,
      webAppUrl,
    }),
    Session: createSession(execution, { owner, timeZone, authorization }),
    SpreadsheetApp: createSpreadsheetApp(execution, world.workbook, { getUi }),
    UrlFetchApp: createUrlFetchApp(execution, {
      transport: world.transport,
      quotas,
      authorization,
      scriptId,
    }),
    Utilities: createUtilities(execution, world.uuid),
    console: createConsole(execution, world.log),
  };
}
