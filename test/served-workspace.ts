/** Opens a workspace for callers: the web app and a gateway in front of it, over HTTP on this machine. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GatewayOptions } from '../src/gateway/http/gateway-options.ts';
import { createVirtualClock } from '../src/emulator/time/clock.ts';
import { createEmulator } from '../src/emulator/emulator.ts';
import { blankWorkbook, createWorkbook } from '../src/emulator/spreadsheet/workbook/workbook.ts';
import { localOwner } from '../src/local/runtime/local-workspace.ts';
import { chooseCommand } from '../src/local/runtime/menu-command.ts';
import { execPath, serve } from '../src/local/runtime/serve.ts';
import type { FrontEndOptions } from '../src/emulator/front-end/front-end.ts';

export interface ServedWorkspace {
  /** Where the gateway serves the API, without a slash at its end. */
  readonly origin: string;
  /** The web app itself. */
  readonly execUrl: string;
  /** One API key for each caller, so that none reaches the limit of a hundred requests a minute. */
  readonly keys: readonly string[];
  close(): Promise<void>;
}

interface StageOptions {
  readonly callers: number;
  /** What the keys may do, a preset or scopes as the menu takes them; default: everything that presets give. */
  readonly access?: string;
  readonly frontEnd?: Partial<FrontEndOptions>;
  readonly gateway?: Partial<GatewayOptions>;
}

// A Wednesday in 2026, at noon.
const startMs = Date.UTC(2026, 0, 7, 12);

const scriptFolder = join(dirname(fileURLToPath(import.meta.url)), '../dist/apps-script');

/** Opens an empty workspace; on its virtual clock a second passes where Google would take one. */
export async function serveWorkspace({
  callers,
  access = 'full',
  ...options
}: StageOptions): Promise<ServedWorkspace> {
  const emulator = createEmulator({
    scriptFolder,
    workbook: createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US')),
    owner: localOwner,
    clock: createVirtualClock(startMs),
  });
  chooseCommand(emulator, 'setUp');
  const keys = Array.from({ length: callers }, (_caller, index) =>
    chooseCommand(emulator, 'createApiKey', [`Caller ${index + 1}`, access]),
  );
  const server = await serve({ emulator, commit: async () => undefined }, 0, options);
  const origin = `http://127.0.0.1:${server.port}`;
  return { origin, execUrl: origin + execPath, keys, close: server.close };
}
