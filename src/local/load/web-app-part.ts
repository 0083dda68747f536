/** A web app as a part of a load run: the emulated script, or a stub that answers every call alike and at once. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { execPath } from '../runtime/serve.ts';
import { createFrontEnd } from '../web-app/front-end.ts';
import { openStage } from './open-stage.ts';
import { sampleList } from './sample-list.ts';

/** What the part says when it is ready. */
export interface WebAppPart {
  readonly execUrl: string;
  readonly keys: readonly string[];
}

// So many that none meets the limit of a hundred a minute, at the pace of the emulator's own clock.
const keysOfEmulator = 20;

const usage = { calls: 0, documentCalls: 0, cellsRead: 0, cellsWritten: 0, ms: 0, byMember: new Map() };

function openStub(): Promise<WebAppPart> {
  const content = JSON.stringify({
    status: 200,
    headers: { 'X-Request-Id': 'req_01KE0000000000000000000000', 'RateLimit-Policy': '"default";q=100;w=60' },
    body: sampleList,
  });
  const mimeType = 'application/json; charset=utf-8';
  const frontEnd = createFrontEnd({
    webApp: () => ({ kind: 'content', mimeType, content, fileName: null, usage }),
    deployments: ['local'],
  });
  const server = createServer((request, response) => {
    frontEnd(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ execUrl: `http://127.0.0.1:${port}${execPath}`, keys: ['bbk_test_0'] });
    });
  });
}

async function openEmulator(): Promise<WebAppPart> {
  const { execUrl, keys } = await openStage({ callers: keysOfEmulator });
  return { execUrl, keys };
}

const part = await (process.argv.includes('stub') ? openStub() : openEmulator());
console.log(JSON.stringify(part));
