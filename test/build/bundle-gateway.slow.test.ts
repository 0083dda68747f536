/** The bundles of the gateway and of the client stand by themselves, and the client's types are whole. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(root, 'dist', path), 'utf8');

function importsOf(path: string): string[] {
  return Array.from(read(path).matchAll(/^import\b[^;]*?from "([^"]+)"/gm), ([, name = '']) => name);
}

test('the Node gateway needs Node alone', () => {
  expect(importsOf('gateway/node.mjs')).not.toEqual([]);
  expect(importsOf('gateway/node.mjs').filter((name) => !name.startsWith('node:'))).toEqual([]);
});

test.each(['gateway/worker.mjs', 'client/index.js', 'client/client.js'])(
  '%s needs nothing beside it',
  (path) => {
    expect(importsOf(path)).toEqual([]);
    expect(read(path)).not.toContain('require(');
  },
);

test('the clients for JavaScript and Python know every operation of the document', () => {
  const { paths } = JSON.parse(read('apps-script/openapi.html')) as { paths: Record<string, object> };
  const operations = Object.values(paths).flatMap((item): { operationId: string }[] => Object.values(item));
  const names = operations.map(({ operationId }) => operationId);
  const inPython = names.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !read('client/client.js').includes(`  ${name}: {`))).toEqual([]);
  expect(names.filter((name) => !read('client/client.d.ts').includes(`\n  ${name}: {`))).toEqual([]);
  expect(inPython.filter((name) => !read('python/billing.py').includes(`    def ${name}(self, `))).toEqual(
    [],
  );
});

test('the client is small and knows no server', () => {
  const client = read('client/index.js');
  expect(Buffer.byteLength(client)).toBeLessThan(48 * 1024);
  expect(client).not.toContain('class Hono');
});

test('what is bundled brings its licence', () => {
  const notices = (path: string): string[] => read(path).match(/^ \* \S+ [\d.]+ \(MIT\), Copyright/gm) ?? [];
  expect(notices('gateway/node.mjs')).toHaveLength(2);
  // The worker stands on its host's own server.
  expect(notices('gateway/worker.mjs')).toHaveLength(1);
  for (const path of ['gateway/node.mjs', 'gateway/worker.mjs'])
    expect(read(path).match(/Permission is hereby granted/g)).toHaveLength(1);
});

test('the client’s types hold for a caller and for an SDK, and refuse what is no address', () => {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'consumer-'));
  const consumer = `
import createClient from 'openapi-fetch';
import { createBillingFetch, type BillingFetch } from '${join(root, 'dist/client/index.js')}';
const call: BillingFetch = createBillingFetch('https://script.google.com/macros/s/a/exec', { now: () => 0 });
const response: Promise<Response> = call('/api/v1/me', { method: 'HEAD' });
createClient<{}>({ fetch: call });
const asGlobal: typeof fetch = call;
// @ts-expect-error an address is a text
createBillingFetch(new URL('https://script.google.com/macros/s/a/exec'));
export { asGlobal, response };
`;
  writeFileSync(join(folder, 'consumer.ts'), consumer);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--exactOptionalPropertyTypes', '--types', ''];
  const language = ['--target', 'ES2022', '--module', 'ESNext', '--moduleResolution', 'bundler'];
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [
    compiler,
    ...options,
    ...language,
    join(folder, 'consumer.ts'),
  ]);
  rmSync(folder, { recursive: true });
  expect(String(stdout)).toBe('');
});
