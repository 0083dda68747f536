/** A workspace with this script, pushed and deployed, on a workbook of earlier code. */
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import type { EmulatorOptions } from '../../../src/emulator/emulator-options.ts';
import { createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { Transport } from '../../../src/emulator/services/url-fetch/transport.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { chosenSwitches } from '../../chosen-switches.ts';
import { scriptFolder } from '../../script-context.ts';
import { type Answered, type CallOptions, owner, requestOf } from '../../contract/support/test-workspace.ts';
import { readWebAppAnswer } from '../../contract/support/envelope.ts';
import type { RecordedScene } from './recorded-workspace.ts';

export interface Upgraded {
  readonly emulator: Emulator;
  readonly call: (method: string, path: string, options?: CallOptions) => Answered;
  /** Chooses Set up; what it says. */
  readonly setUp: () => string;
}

export function openEarlier(
  { workbook, properties }: Pick<RecordedScene, 'workbook' | 'properties'>,
  { key, nowMs, ...further }: { key: string; nowMs: number } & Partial<EmulatorOptions>,
): Upgraded {
  const clock = createVirtualClock(nowMs);
  // The web app answers its own script, which asks it which build it serves.
  const fetch: Transport = (requests) =>
    requests.map(() => {
      const answer = emulator.webApp({ method: 'GET', queryString: 'path=/health' });
      const body = Buffer.from(answer.kind === 'content' ? answer.content : answer.html);
      return { kind: 'response', status: 200, headers: [], body };
    });
  const emulator: Emulator = createEmulator({
    scriptFolder,
    workbook: createWorkbook(workbook),
    properties,
    owner,
    clock,
    webAppUrl: 'https://script.google.com/macros/s/a-deployment/exec',
    fetch,
    switches: chosenSwitches,
    ...further,
  });
  return {
    emulator,
    setUp: () => chooseCommand(emulator, 'setUp', [], owner),
    call(method, path, options = {}) {
      // Below the rate limit.
      clock.advance(700);
      const request = requestOf(key, method, path, options);
      return readWebAppAnswer(
        emulator.webApp({
          method: 'POST',
          queryString: '',
          contentType: 'text/plain',
          body: JSON.stringify(request),
        }),
      );
    },
  };
}
