/** A local workspace served over HTTP for the tests of pages, as `npm start` serves it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPageServer } from '../../src/local/pages/serve-pages.ts';
import type { LocalWorkspace } from '../../src/local/runtime/local-workspace.ts';
import { type LocalServer, serve } from '../../src/local/runtime/serve.ts';
import { openWorkspace } from '../local/runtime/support/open-workspace.ts';

export interface LocallyServedWorkspace {
  /** For example `http://localhost:40123`. */
  readonly origin: string;
  readonly workspace: LocalWorkspace;
  /** A key with every scope. */
  readonly key: string;
}

/** Serves a workspace while the tests of a file run; what is returned is filled before the first of them. */
export function serveLocalWorkspace(): LocallyServedWorkspace {
  const served = {} as { -readonly [Name in keyof LocallyServedWorkspace]: LocallyServedWorkspace[Name] };
  const folder = mkdtempSync(join(tmpdir(), 'billing-pages-'));
  let server: LocalServer | undefined;
  beforeAll(async () => {
    Object.assign(served, await openWorkspace(join(folder, 'billing.xlsx')));
    const pages = createPageServer({
      workspace: served.workspace,
      distFolder: join(__dirname, '../../dist'),
    });
    server = await serve(served.workspace, 0, { pages });
    served.origin = `http://localhost:${server.port}`;
  });
  afterAll(async () => {
    await server?.close();
    await served.workspace.close();
    rmSync(folder, { recursive: true });
  });
  return served;
}
