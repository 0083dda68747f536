/** Runs the requests that the reference shows, in their own languages, against a server that takes them down. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { exampleGallery } from '../../src/openapi/example-gallery.ts';
import { openApiDocument } from '../../src/openapi/openapi-document.ts';
import { withAnswers } from '../../src/pages/reference/model/documented-answers.ts';
import type { OpenApi } from '../../src/pages/reference/model/open-api.ts';
import { outlineOf, successOf } from '../../src/pages/reference/model/outline.ts';
import { snippetLanguages } from '../../src/pages/reference/snippets/index.ts';
import { verifications } from '../../src/pages/reference/snippets/verifications.ts';
import { operationExamples, wireRequest } from '../../src/pages/reference/snippets/wire-request.ts';

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const document = withAnswers(JSON.parse(JSON.stringify(openApiDocument())) as OpenApi, exampleGallery());
const operations = outlineOf(document).flatMap((chapter) => chapter.operations);
const folder = mkdtempSync(join(tmpdir(), 'billing-snippets-'));
const key = `bbk_test_${'0'.repeat(32)}2wjyrI`;

/** How a file of each language is run; the server is told by the snippet itself. */
const runners: Readonly<Record<string, readonly [file: string, command: string, ...args: string[]]>> = {
  curl: ['request.sh', 'bash'],
  javascript: ['request.mjs', process.execPath],
  python: ['request.py', 'python3'],
  php: ['request.php', 'php'],
};

let server: Server;
let origin = '';
let received: Received[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const sent = await text(request);
    received.push({ method, url, headers, body: sent === '' ? undefined : JSON.parse(sent) });
    response.setHeader('content-type', 'application/json');
    response.end('{"status":200,"headers":{},"body":{}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function run(languageId: string, code: string): Promise<string> {
  const [file = '', command = '', ...args] = runners[languageId] ?? [];
  const path = join(folder, file);
  writeFileSync(path, code);
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args, path], { env: { ...process.env, BILLING_KEY: key } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        output += String(part);
      });
    }
    child.once('error', reject);
    child.once('close', (status) => (status === 0 ? resolve(output) : reject(new Error(output))));
  });
}

const shown = ['createInvoice', 'updateProduct', 'deleteInvoice', 'listPayments', 'voidInvoice', 'getHealth'];

describe.each(snippetLanguages)('$name', ({ id, write }) => {
  test.each(shown)('sends %s through a gateway', async (operationId) => {
    const operation = operations.find(({ documented }) => documented.operationId === operationId)!;
    const [example] = operationExamples(operation, successOf(operation).status);
    const addresses = { gateway: origin, webApp: `${origin}/exec` };
    const request = wireRequest(document, operation, example!, { target: 'gateway', addresses });
    received = [];
    await run(id, write(request, false));
    const [got] = received;
    expect(got).toMatchObject({ method: operation.method, url: request.url.slice(origin.length) });
    expect(got?.body).toEqual(example?.body);
    if (operation.scopes !== undefined) expect(got?.headers['x-api-key']).toBe(key);
    const isRepeatable = operation.method !== 'GET';
    expect(typeof got?.headers['idempotency-key']).toBe(isRepeatable ? 'string' : 'undefined');
    if (example?.body !== undefined) expect(got?.headers['content-type']).toBe('application/json');
  });

  test('sends every example of an invoice to the web app in an envelope', async () => {
    const addresses = { gateway: origin, webApp: `${origin}/exec` };
    const operation = operations.find(({ documented }) => documented.operationId === 'createInvoice')!;
    for (const example of operationExamples(operation, successOf(operation).status)) {
      const request = wireRequest(document, operation, example, { target: 'web_app', addresses });
      received = [];
      await run(id, write(request, true));
      const [got] = received;
      expect(got).toMatchObject({ method: 'POST', url: '/exec' });
      const { body, headers } = got!.body as { body?: unknown; headers: Record<string, string> };
      expect(body).toEqual(example.body);
      expect(headers['x-api-key']).toBe(key);
      expect(headers['Idempotency-Key']).toMatch(/^[\x21-\x7e]{16,}$/);
    }
  });
});

/** Prints what the function answers for each of these calls, in the language of the program. */
const callers: Readonly<Record<string, (calls: string) => string>> = {
  javascript: (calls) =>
    `\nfor (const [h, b, s] of ${calls}) console.log(isGenuine(h, b, s) ? 'genuine' : 'refused');`,
  python: (calls) =>
    `\nimport json\nfor h, b, s in json.loads(${JSON.stringify(calls)}):\n    print("genuine" if is_genuine(h, b.encode(), s) else "refused")`,
  php: (calls) =>
    `\nforeach (json_decode(${JSON.stringify(calls).replace(/\$/g, '\\$')}, true) as [$h, $b, $s]) echo isGenuine($h, $b, $s) ? "genuine\\n" : "refused\\n";`,
};

test.each(verifications)(
  'a webhook is verified in $name, and a changed or old one refused',
  async ({ id, code }) => {
    const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
    const body = '{"type":"invoice.created","data":{"name":"Zo\u00eb \u00f8\u5c71"}}';
    const headersAt = (at: Date, by = secret): Record<string, string> => ({
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(by).sign('evt_1', at, body),
    });
    const now = headersAt(new Date());
    const other = `whsec_${Buffer.from('another secret of some 32 bytes!').toString('base64')}`;
    const rotated = `${headersAt(new Date(), other)['webhook-signature']} ${now['webhook-signature']}`;
    const calls = [
      [now, body, secret],
      [{ ...now, 'webhook-signature': rotated }, body, secret],
      [now, body.replace('created', 'deleted'), secret],
      [now, body, other],
      [{ ...now, 'webhook-signature': '' }, body, secret],
      [{}, body, secret],
      [headersAt(new Date(Date.now() - 600_000)), body, secret],
    ];
    const output = await run(id, `${code}\n${callers[id]?.(JSON.stringify(calls)) ?? ''}`);
    const refused = new Array<string>(5).fill('refused');
    expect(output.trim().split('\n')).toEqual(['genuine', 'genuine', ...refused]);
  },
);
