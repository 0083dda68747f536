/** Opens an emulated workspace on a virtual clock, whose requests are measured. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestEnvelope, ResponseEnvelope } from '../../core/api/message.ts';
import { createVirtualClock } from '../../local/emulator/clock.ts';
import { createEmulator, type Emulator } from '../../local/emulator/emulator.ts';
import type { Usage } from '../../local/emulator/meter.ts';
import type { PropertySnapshot } from '../../local/emulator/properties/property-stores.ts';
import { createWorkbook } from '../../local/emulator/spreadsheet/workbook.ts';
import type { Transport } from '../../local/emulator/url-fetch/transport.ts';
import type { WorkbookSnapshot } from '../../local/emulator/workbook-snapshot.ts';
import { localOwner } from '../../local/runtime/local-workspace.ts';

const scriptFolder = join(dirname(fileURLToPath(import.meta.url)), '../../../dist/apps-script');

/** A Wednesday in 2026, at noon: every run measures the same. */
export const startMs = Date.UTC(2026, 0, 7, 12);

export interface BenchAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly usage: Usage;
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
  /** A run of the dispatcher, as Google starts it each minute; its status is 200 when it came to its end. */
  dispatch(): BenchAnswer;
}

/** Every receiver takes what it is sent, in no time. */
const acceptAll: Transport = (requests) =>
  requests.map(() => ({ kind: 'response', status: 204, headers: [], body: new Uint8Array() }));

export function openBench(workbook: WorkbookSnapshot, properties: PropertySnapshot = {}): Bench {
  const emulator = createEmulator({
    scriptFolder,
    workbook: createWorkbook(workbook),
    properties,
    owner: localOwner,
    clock: createVirtualClock(startMs),
    fetch: acceptAll,
  });
  return {
    emulator,
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
