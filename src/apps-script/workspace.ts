/** Puts the workspace together from the services that Google gives to every script. */
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
import { googleClock, googleDigest, googleRandom } from './google/utilities.ts';
import { loadBackground } from './load-background.ts';

// Set when the bundle is built: a hash of its sources.
declare const BUILD_ID: string;

// Defined by the local runtime alone: Google's script scope has no such name, and so never accepts a test key.
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
    lock: googleLock(LockService),
    document: googleDocument(SpreadsheetApp),
    files: googleFiles(HtmlService),
    log: googleLog,
    build: buildInfo(),
    sheetEdits: { applyRow: (sheet, row) => loadBackground().applyRowBeforeWrite(sheet, row) },
    finishTail: () => loadBackground().finishTail(),
  };
}

function buildInfo(): BuildInfo {
  return { id: BUILD_ID, keyMode: typeof LOCAL_RUNTIME === 'undefined' ? 'live' : 'test' };
}
