/** Builds the workspace, the interface between the core and its host, from Google's services. */
import { resources } from '../core/resources/index.ts';
import type { BuildInfo, Workspace } from '../core/workspace.ts';
import { googleDocument } from './google/document.ts';
import {
  googleCache,
  googleFiles,
  googleLock,
  googleLog,
  googleProperties,
} from './google/script-services.ts';
import { serviceCall } from './google/service-call.ts';
import { googleClock, googleDigest, googleRandom } from './google/utilities.ts';
import { loadBackground } from './load-background.ts';

// The build replaces this name with a hash of the built scripts.
declare const BUILD_ID: string;

// Only the local runtime defines this name. In Google's script scope it is missing, so the API there never accepts a test key.
declare const LOCAL_RUNTIME: true | undefined;

export function openWorkspace(): Workspace {
  const properties = googleProperties(PropertiesService);
  return {
    resources,
    clock: googleClock(Utilities),
    random: googleRandom(Utilities),
    digest: googleDigest(Utilities),
    properties,
    cache: googleCache(CacheService),
    lock: googleLock(() => LockService.getScriptLock()),
    userLock: googleLock(() => LockService.getUserLock()),
    account: () => serviceCall(() => Session.getEffectiveUser().getEmail()),
    document: googleDocument(SpreadsheetApp),
    files: googleFiles(HtmlService),
    log: googleLog,
    build: buildInfo(),
    minuteTrigger: () => loadBackground().minuteTrigger(),
    sheetEdits: { applyRow: (sheet, row) => loadBackground().applyRow(sheet, row) },
    finishTail: () => loadBackground().finishTail(),
    seriesOfRows: (names) => loadBackground().readSeriesOfRows(names),
    isDegraded: () => loadBackground().isDegraded(),
  };
}

function buildInfo(): BuildInfo {
  return { id: BUILD_ID, keyMode: typeof LOCAL_RUNTIME === 'undefined' ? 'live' : 'test' };
}
