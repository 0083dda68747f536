/** Builds the workspace, the interface between the core and its host, from Google's services. */
import { loadLateBy } from '../core/records/late-rules.ts';
import { resources } from '../core/resources/index.ts';
import { openTestMode } from '../core/test-mode.ts';
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
import { loadRequests, loadedBackground } from './load-script.ts';

// The build replaces this name with a hash of the built scripts.
declare const BUILD_ID: string;

// Only the local runtime defines this name. In Google's script scope it is missing, so the API there never accepts a local key.
declare const LOCAL_RUNTIME: true | undefined;

// What Code.js does not know of late resources stands with their routes.
loadLateBy(() => void loadRequests());

export function openWorkspace(): Workspace {
  const live: Workspace = {
    resources,
    livemode: true,
    inMode: (livemode) => (livemode ? live : openTestMode(live)),
    clock: googleClock(Utilities),
    random: googleRandom(Utilities),
    digest: googleDigest(Utilities),
    properties: googleProperties(PropertiesService),
    cache: googleCache(CacheService),
    lock: googleLock(() => LockService.getScriptLock()),
    userLock: googleLock(() => LockService.getUserLock()),
    account: () => serviceCall(() => Session.getEffectiveUser().getEmail()),
    document: googleDocument(SpreadsheetApp),
    files: googleFiles(HtmlService),
    log: googleLog,
    build: buildInfo(),
    minuteTrigger: () => loadRequests().requests.minuteTrigger(),
    ownerMail: () => loadRequests().requests.ownerMail(),
    background: loadedBackground(),
  };
  return live;
}

function buildInfo(): BuildInfo {
  return { id: BUILD_ID, keyMode: typeof LOCAL_RUNTIME === 'undefined' ? 'live' : 'local' };
}
