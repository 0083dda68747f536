/** A workspace that can be copied: each copy goes its own way from the same workbook, properties and cache. */
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import type { PendingWrites } from '../../../src/emulator/spreadsheet/mutations/pending-writes.ts';
import { createWorkbook, type Workbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { WorkbookSnapshot } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { runWebApp, type WebAppResponse } from '../../../src/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../../src/emulator/web-app/web-app-event.ts';
import { chosenSwitches } from '../../chosen-switches.ts';
import { keptContext, scriptFolder } from '../../script-context.ts';
import { envelopeOf, readWebAppAnswer, withoutMissingCategories } from './envelope.ts';
import {
  type Answered,
  type CallOptions,
  createTestWorkspace,
  owner,
  requestOf,
  type TestWorkspace,
  type WorkspaceOptions,
} from './test-workspace.ts';

export interface Scene {
  readonly emulator: Emulator;
  readonly workbook: Workbook;
  call(method: string, path: string, options?: CallOptions): Answered;
  /** One execution on a failing platform, which nobody repeats; null when it was killed. */
  callFailing(failure: PlatformFailure, method: string, path: string, options?: CallOptions): Answered | null;
  /** One execution that gets several requests; null when it was killed. */
  callPacked(failure: PlatformFailure | null, requests: readonly PackedCall[]): Answered[] | null;
  clearCache(): void;
}

type PackedCall = readonly [method: string, path: string, options?: CallOptions];

interface PlatformFailure {
  readonly interceptor: Interceptor;
  /** Which of the unflushed writes are lost when the execution is killed. */
  readonly lose?: (pending: PendingWrites) => void;
}

/**
 * Makes copies of one workspace that `prepare` has filled.
 * @param grow turns its workbook into the one that is copied
 */
export function sceneMaker(
  options: WorkspaceOptions,
  prepare: (call: Scene['call'], workspace: Pick<TestWorkspace, 'createKey'>) => void,
  grow: (workbook: WorkbookSnapshot) => WorkbookSnapshot = (workbook) => workbook,
): () => Scene {
  const original = createTestWorkspace(options);
  prepare(original.call, original);
  const workbook = grow(original.workbook.toSnapshot());
  const properties = original.emulator.world.properties.snapshot();
  const cache = original.emulator.world.caches.open('script');
  const nowMs = original.clock.now();
  const kept = cache.keys().map((name) => [name, cache.get(name, nowMs) ?? ''] as const);
  return () => {
    const emulator = createEmulator({
      scriptFolder,
      context: keptContext,
      workbook: createWorkbook(workbook),
      owner,
      properties,
      clock: createVirtualClock(nowMs),
      switches: options.switches ?? chosenSwitches,
    });
    const copy = emulator.world.caches.open('script');
    for (const [name, value] of kept) copy.put(name, value, cacheSeconds, nowMs);
    return sceneOf(emulator, original.key);
  };
}

// Longer than any scene lasts.
const cacheSeconds = 21_600;

function sceneOf(emulator: Emulator, key: string): Scene {
  const run = (failure: PlatformFailure | null, request: WebAppRequest): WebAppResponse =>
    runWebApp(
      (functionName, makeArguments, start) => {
        const execution = emulator.open(start);
        const outcome = execution.attempt(functionName, makeArguments, {
          interceptors: failure === null ? [] : [failure.interceptor],
        });
        if (!outcome.ok && outcome.reason === 'stopped') failure?.lose?.(execution.pending);
        return execution.end(outcome);
      },
      request,
      '',
    );
  return {
    emulator,
    workbook: emulator.world.workbook,
    call: (method, path, options) =>
      withoutMissingCategories(
        readWebAppAnswer(run(null, envelopeOf(requestOf(key, method, path, options)))),
      ),
    callFailing(failure, method, path, options) {
      const response = run(failure, envelopeOf(requestOf(key, method, path, options)));
      return response.kind === 'html' && response.failure === killed
        ? null
        : withoutMissingCategories(readWebAppAnswer(response));
    },
    callPacked(failure, requests) {
      const envelopes = requests.map((one) => envelopeOf(requestOf(key, ...one)));
      const body = `{"requests":[${envelopes.map((envelope) => envelope.body).join()}]}`;
      const response = run(failure, { ...(envelopes[0] as WebAppRequest), body });
      if (response.kind === 'html') {
        if (response.failure === killed) return null;
        throw new Error(response.failure ?? response.html);
      }
      const { responses } = JSON.parse(response.content) as { responses?: readonly object[] };
      // An answer that is none to several requests is the answer to each.
      if (responses === undefined)
        return requests.map(() => withoutMissingCategories(readWebAppAnswer(response)));
      return responses.map((one) =>
        withoutMissingCategories(readWebAppAnswer({ ...response, content: JSON.stringify(one) })),
      );
    },
    clearCache() {
      const cache = emulator.world.caches.open('script');
      for (const name of cache.keys()) cache.remove(name);
    },
  };
}

/** The message of an execution that a failure has killed. */
export const killed = 'The execution was killed.';
