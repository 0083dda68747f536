/** Proves what a list of workspaces must look like. */
import { readWorkspaces } from '../../../src/gateway/node/read-workspaces.ts';

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
      'w.json, workspace "acme": It must end in /exec.',
      'w.json, workspace "beta": The URL must be a text.',
    ],
  });
});
