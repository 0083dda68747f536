/** Opens an emulated workspace on a virtual clock, whose requests are measured. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestEnvelope, ResponseEnvelope } from '../../src/core/api/message.ts';
import { createVirtualClock } from '../../src/emulator/time/clock.ts';
import { createEmulator, type Emulator } from '../../src/emulator/emulator.ts';
import type { ServiceUsage } from '../../src/emulator/execution/meter.ts';
import type { PropertySnapshot } from '../../src/emulator/services/properties/property-stores.ts';
import { createWorkbook } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Transport } from '../../src/emulator/services/url-fetch/transport.ts';
import type { TriggerRecord } from '../../src/emulator/triggers/trigger-table.ts';
import type { WorkbookSnapshot } from '../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { localOwner } from '../../src/local/runtime/local-workspace.ts';
import { filledAtMs } from '../filled-workbook/fill-workbook.ts';
import { createRandom, uuidFrom } from '../seeded-random.ts';
import { createLockWatch, type LockWatch } from './lock-watch.ts';

const scriptFolder = join(dirname(fileURLToPath(import.meta.url)), '../../dist/apps-script');

export interface BenchAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly usage: ServiceUsage;
}

export interface Bench {
  readonly emulator: Emulator;
  send(
    key: string,
    method: string,
    path: string,
    options?: {
      readonly query?: string;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ): BenchAnswer;
  readonly lockWatch: LockWatch;
  /** Runs the dispatcher as Google does each minute. The status is 200, or 500 when the run threw an error. */
  dispatch(): BenchAnswer;
}

/** Answers every webhook at once with the status 204. */
const acceptAll: Transport = (requests) =>
  requests.map(() => ({ kind: 'response', status: 204, headers: [], body: new Uint8Array() }));

/** The state of a workspace outside its workbook. */
export interface BenchState {
  readonly properties?: PropertySnapshot;
  readonly triggers?: readonly TriggerRecord[];
}

/** @param state properties and triggers that the script has stored before */
export function openBench(workbook: WorkbookSnapshot, state: BenchState = {}): Bench {
  const random = createRandom('bench');
  // The clock always starts when the workbook was filled, so that every run measures the same.
  const clock = createVirtualClock(filledAtMs);
  const lockWatch = createLockWatch(clock);
  const emulator = createEmulator({
    ...state,
    scriptFolder,
    workbook: createWorkbook(workbook),
    owner: localOwner,
    clock,
    interceptors: [lockWatch.interceptor],
    uuid: () => uuidFrom(random),
    random: random.next,
    fetch: acceptAll,
  });
  return {
    emulator,
    lockWatch,
    send(key, method, path, { query = '', body, headers = {} } = {}) {
      const envelope: RequestEnvelope = {
        method,
        path,
        query,
        headers: { ...headers, 'x-api-key': key },
        body,
      };
      const answer = emulator.webApp({
        method: 'POST',
        queryString: '',
        contentType: 'text/plain',
        body: JSON.stringify(envelope),
      });
      if (answer.kind === 'html') throw new Error(answer.failure ?? answer.html);
      const response = JSON.parse(answer.content) as ResponseEnvelope;
      return { status: response.status, body: response.body as BenchAnswer['body'], usage: answer.usage };
    },
    dispatch() {
      const outcome = emulator.run('runDispatcher', [], { kind: 'time_trigger', activeUser: localOwner });
      return { status: outcome.ok ? 200 : 500, body: {}, usage: outcome.usage };
    },
  };
}
