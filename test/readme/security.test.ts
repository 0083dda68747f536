/** Proves what SECURITY.md promises of the manifest and of exports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportWorkspace } from '../../src/core/exchange/export-workspace.ts';
import { root } from '../architecture/source-files.ts';
import { createTestWorkspace } from '../contract/support/test-workspace.ts';
import { portOf } from '../core/exchange/workspace-port.ts';

test('the manifest asks for what SECURITY.md says and no more', () => {
  const { oauthScopes } = JSON.parse(readFileSync(join(root, 'appsscript.json'), 'utf8')) as {
    oauthScopes: readonly string[];
  };
  const names = oauthScopes.map((scope) => scope.split('/').at(-1));
  expect(names.sort()).toEqual([
    'script.container.ui',
    'script.external_request',
    'script.scriptapp',
    'script.send_mail',
    // The spreadsheet that it is bound to, and no other.
    'spreadsheets.currentonly',
    'userinfo.email',
  ]);
});

test('an export holds nothing that opens or signs', async () => {
  const { create, emulator, key } = createTestWorkspace();
  const { secret } = create('webhook_endpoints', {
    url: 'https://shop.example.com/hooks',
    event_types: ['*'],
  });
  create('customers', { name: 'Ada' });
  const { files } = await exportWorkspace(portOf(emulator));
  const exported = files.map((file) => file.text).join('\n');
  expect(exported).toContain('Ada');
  const stored = JSON.stringify(emulator.world.properties.snapshot());
  const hashes = [...stored.matchAll(/\b[0-9a-f]{64}\b/g)].map(([hash]) => hash);
  expect(hashes.length).toBeGreaterThan(0);
  expect([key, secret, ...hashes].filter((told) => exported.includes(told))).toEqual([]);
});
