/** A page of another origin uses the web app directly: what a browser lets through, and what it does not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { execPath } from '../../src/local/runtime/serve.ts';
import { expectStory, readSteps } from '../transcripts/run-steps.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';

const served = serveLocalWorkspace();
const script = readFileSync(join(__dirname, '../transcripts/direct.mjs'), 'utf8');

/** To a browser the number and the name of this machine are two origins. */
const execOfOtherOrigin = (): string => `${served.origin.replace('localhost', '127.0.0.1')}${execPath}`;

async function openElsewhere(): Promise<Page> {
  const { page } = await openPage(`${served.origin}/health`);
  return page;
}

test('a page of another origin sends the simple requests exactly as documented', async () => {
  const page = await openElsewhere();
  const printed: string[] = [];
  page.on('console', (message) => {
    // The browser complains there as well, of an icon that is missing.
    if (message.type() === 'log') printed.push(message.text());
  });
  const isOver = page.waitForEvent('console', { predicate: () => printed.length === 4 });
  const env = { EXEC: execOfOtherOrigin(), KEY: served.key };
  await page.addScriptTag({ content: `var process = ${JSON.stringify({ env })};` });
  await page.addScriptTag({ type: 'module', content: script });
  await isOver;
  expectStory(readSteps(printed));
});

test.each([
  ['a JSON content type', { 'Content-Type': 'application/json' }],
  ['a header for the key', { 'Content-Type': 'text/plain', 'x-api-key': 'bbk_test_0' }],
])('%s asks for a permission that a web app cannot give', async (_name, headers) => {
  const page = await openElsewhere();
  const sent = page.evaluate(
    ([url, sentHeaders]) =>
      fetch(url, { method: 'POST', headers: sentHeaders, body: '{}' }).then(() => 'sent'),
    [execOfOtherOrigin(), headers] as const,
  );
  await expect(sent).rejects.toThrow('Failed to fetch');
});
