/** Proves what the environment must say. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment, readWorkspaces } from '../../../src/gateway/node/read-environment.ts';
import { PACKING_SETTINGS } from '../../../src/gateway/transport/packing-settings.ts';

const EXEC_URL = 'https://script.google.com/macros/s/abc/exec';

const OTHER_URL = 'https://script.google.com/macros/s/def/exec';
const DIRECT = { baseUrl: null, trustsProxy: false };
const ONE = { unnamed: EXEC_URL, named: new Map() };

test('needs the address of the web app alone', () => {
  expect(readEnvironment({ EXEC_URL })).toEqual({
    settings: { port: 8787, host: '0.0.0.0', list: ONE, proxy: DIRECT, packing: PACKING_SETTINGS },
  });
});

test('takes every form of an address that Google shows, and calls the one without an account', () => {
  const shown = 'https://script.google.com/a/macros/acme.com/s/abc/exec';
  const WORKSPACES = JSON.stringify({ beta: 'https://script.google.com/macros/u/1/s/def/exec' });
  expect(readEnvironment({ EXEC_URL: `${shown} `, WORKSPACES })).toMatchObject({
    settings: { list: { unnamed: EXEC_URL, named: new Map([['beta', OTHER_URL]]) } },
  });
});

test('takes port and host', () => {
  expect(readEnvironment({ EXEC_URL, PORT: '0', HOST: '::1' })).toEqual({
    settings: { port: 0, host: '::1', list: ONE, proxy: DIRECT, packing: PACKING_SETTINGS },
  });
});

test('takes the address that callers use, or a proxy to be believed', () => {
  expect(
    readEnvironment({ EXEC_URL, BASE_URL: 'https://billing.example/api/', TRUST_PROXY: '1' }),
  ).toMatchObject({
    settings: { proxy: { baseUrl: 'https://billing.example/api', trustsProxy: true } },
  });
  const wrong = { BASE_URL: 'billing.example', TRUST_PROXY: 'no' };
  expect(readEnvironment({ EXEC_URL, ...wrong })).toEqual({
    faults: [expect.stringContaining('BASE_URL must be'), expect.stringContaining('TRUST_PROXY must be 1')],
  });
});

test('takes how requests travel together', () => {
  const settings = { PACK_REQUESTS: '1', PACK_READ_CALLS: '5', PACK_WRITE_CALLS: '3', PACK_WAITING: '50' };
  expect(readEnvironment({ EXEC_URL, ...settings })).toMatchObject({
    settings: { packing: { requestsMax: 1, readCallsMax: 5, writeCallsMax: 3, waitingMax: 50 } },
  });
  const wrong = { PACK_REQUESTS: '51', PACK_READ_CALLS: '0', PACK_WRITE_CALLS: '1.5', PACK_WAITING: 'many' };
  expect(readEnvironment({ EXEC_URL, ...wrong })).toEqual({
    faults: [
      'PACK_REQUESTS must be a whole number from 1 to 50.',
      'PACK_READ_CALLS must be a whole number from 1 to 30.',
      'PACK_WRITE_CALLS must be a whole number from 1 to 30.',
      'PACK_WAITING must be a whole number from 1 to 10000.',
    ],
  });
});

test('takes named workspaces beside the unnamed one, or without it', () => {
  const WORKSPACES = JSON.stringify({ acme: OTHER_URL });
  const named = new Map([['acme', OTHER_URL]]);
  expect(readEnvironment({ EXEC_URL, WORKSPACES })).toMatchObject({
    settings: { list: { unnamed: EXEC_URL, named } },
  });
  expect(readEnvironment({ WORKSPACES })).toMatchObject({ settings: { list: { unnamed: null, named } } });
});

test('takes named workspaces from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const path = join(folder, 'workspaces.json');
  writeFileSync(path, JSON.stringify({ acme: OTHER_URL }));
  expect(readEnvironment({ WORKSPACES_FILE: path })).toMatchObject({
    settings: { list: { named: new Map([['acme', OTHER_URL]]) } },
  });
  rmSync(folder, { recursive: true });
  expect(readEnvironment({ WORKSPACES_FILE: path })).toEqual({
    faults: [expect.stringContaining('WORKSPACES_FILE cannot be read. Error: ENOENT')],
  });
});

test('names everything that is wrong at once', () => {
  expect(readEnvironment({ PORT: '80.5' })).toEqual({
    faults: [expect.stringContaining('PORT'), expect.stringContaining('EXEC_URL is missing')],
  });
  expect(readEnvironment({ EXEC_URL: 'https://example.com/' })).toEqual({
    faults: [expect.stringContaining('EXEC_URL cannot be used. This is not the address of a web app')],
  });
  expect(readEnvironment({ WORKSPACES: '{}', WORKSPACES_FILE: 'x' })).toEqual({
    faults: ['Set WORKSPACES or WORKSPACES_FILE, not both.'],
  });
});

test.each(['{}', ''])('is not content with the empty list "%s"', (WORKSPACES) => {
  expect(readEnvironment({ WORKSPACES })).toEqual({
    faults: [expect.stringContaining('EXEC_URL is missing')],
  });
});

const URL = 'https://script.google.com/macros/s/abc/exec';

test('reads names and addresses', () => {
  expect(readWorkspaces(`{"acme":"${URL}","a-1_B":"${URL}"}`, 'x')).toEqual({
    named: new Map([
      ['acme', URL],
      ['a-1_B', URL],
    ]),
  });
});

test.each(['', 'acme', '[]', 'null', '"x"'])('refuses what is no object: %s', (text) => {
  expect(readWorkspaces(text, 'WORKSPACES')).toEqual({
    faults: ['WORKSPACES must be a JSON object of names and web app URLs.'],
  });
});

test('names every fault with its workspace', () => {
  const text = JSON.stringify({ 'a/b': URL, acme: 'https://example.com/', beta: 7 });
  expect(readWorkspaces(text, 'w.json')).toEqual({
    faults: [
      'w.json, workspace "a/b": A name is 1 to 63 letters, digits, hyphens and underscores.',
      expect.stringContaining('w.json, workspace "acme": This is not the address of a web app'),
      'w.json, workspace "beta": The URL must be a text.',
    ],
  });
});
