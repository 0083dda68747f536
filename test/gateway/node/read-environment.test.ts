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

test.each([
  'billing.example',
  'https:billing.example',
  'https:/billing.example',
  'ftp://billing.example',
  'https://',
  'https:///billing.example',
  ' https://billing.example',
  'https://billing.example\n',
  'https://billing.example/?',
  'https://billing.example/#top',
  'https://user@billing.example',
  'https://:secret@billing.example',
  'https://billing.example:99999',
  'https://billing.example\\api',
])('takes no BASE_URL %j', (BASE_URL) => {
  expect(readEnvironment({ EXEC_URL, BASE_URL })).toEqual({
    faults: ['BASE_URL must be the address that callers use, for example https://billing.example.'],
  });
});

test.each([
  ['HTTPS://Billing.Example', 'https://billing.example'],
  ['https://bücher.example/ä/', 'https://xn--bcher-kva.example/%C3%A4'],
  ['http://[::1]:8787//', 'http://[::1]:8787'],
])('writes BASE_URL %s as a header can hold it', (BASE_URL, baseUrl) => {
  expect(readEnvironment({ EXEC_URL, BASE_URL })).toMatchObject({ settings: { proxy: { baseUrl } } });
});

test.each([
  [{ PORT: '0x50' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PACK_REQUESTS: '1e1' }, 'PACK_REQUESTS must be a whole number from 1 to 50.'],
  [{ HOST: 'http://127.0.0.1' }, expect.stringContaining('HOST must be an address of this machine')],
  [{ HOST: '0.0.0.0 ' }, expect.stringContaining('HOST must be an address of this machine')],
])('takes no %j', (variables, fault) => {
  expect(readEnvironment({ EXEC_URL, ...variables })).toEqual({ faults: [fault] });
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
