/**
 * Runs a web app as a process of a load run: the emulated script, or a stub that answers every call alike and at once.
 */
import { noUsage } from '../../src/emulator/execution/meter.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { execPath } from '../../src/local/runtime/serve.ts';
import { createFrontEnd } from '../../src/emulator/front-end/front-end.ts';
import { openLoadServer } from './open-load-server.ts';

/** The line that the process prints when it is ready. */
export interface WebAppPart {
  readonly execUrl: string;
  readonly keys: readonly string[];
}

// With this many keys none reaches the limit of a hundred requests a minute, because the virtual clock passes so fast.
const keysOfEmulator = 20;

/** The stub answers with this list, about 12 kB of JSON. */
const sampleList = {
  object: 'list',
  url: '/api/v1/invoices',
  data: Array.from({ length: 10 }, (_invoice, index) => ({
    id: `inv_01KE${String(index).padStart(22, '0')}`,
    object: 'invoice',
    number: `INV-2026-${String(index + 1).padStart(4, '0')}`,
    status: 'open',
    customer_name: 'Orchestre de Chambre Mistral',
    items: Array.from({ length: 3 }, (_item, line) => ({
      id: `li_${index}_${line}`,
      description: 'A usual line of an invoice, of a usual length',
      quantity: 3,
      unit_price: 19.99,
      tax_rate: 20,
      amount: 59.97,
      amounts: { unit_price: '19.99', quantity: '3', tax_rate: '20', amount: '59.97' },
    })),
    subtotal: 179.91,
    tax_total: 35.98,
    total: 215.89,
    amounts: { subtotal: '179.91', tax_total: '35.98', total: '215.89', currency: 'EUR' },
  })),
  has_more: true,
  next_cursor: 'eyJ2IjoxLCJrIjoxMH0',
};

const usage = noUsage();

/** @param workspaces how many further web apps answer the same, as the deployments w0, w1 and so on */
function openStub(workspaces: number): Promise<WebAppPart> {
  const content = JSON.stringify({
    status: 200,
    headers: { 'X-Request-Id': 'req_01KE0000000000000000000000', 'RateLimit-Policy': '"default";q=100;w=60' },
    body: sampleList,
  });
  const mimeType = 'application/json; charset=utf-8';
  const frontEnd = createFrontEnd({
    webApp: () => ({ kind: 'content', mimeType, content, fileName: null, usage }),
    deployments: ['local', ...Array.from({ length: workspaces }, (_name, index) => `w${index}`)],
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
      resolve({
        execUrl: `http://127.0.0.1:${port}${execPath}`,
        keys: ['bbk_test_000000000000000000000000000000002wjyrI'],
      });
    });
  });
}

async function openEmulator(): Promise<WebAppPart> {
  const { execUrl, keys } = await openLoadServer({ callers: keysOfEmulator });
  return { execUrl, keys };
}

const [, , kind, workspaces = '0'] = process.argv;
const part = await (kind === 'stub' ? openStub(Number(workspaces)) : openEmulator());
console.log(JSON.stringify(part));
