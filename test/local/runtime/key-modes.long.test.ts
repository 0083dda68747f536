/** Proves that a key of a developer's machine is worth nothing at Google, and the reverse. */
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import { blankWorkbook, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import { callLocally } from './support/call-locally.ts';
import { scriptFolder } from './support/open-workspace.ts';

const local = { LOCAL_RUNTIME: true };
const google = {};

test.each([
  ['bbk_local_', local, google],
  ['bbk_live_', google, local],
])('refuses a key %s… outside the host that issued it, though its hash is stored', (prefix, home, away) => {
  const issuer = emulatorOf(home);
  chooseCommand(issuer, 'setUp');
  const key = chooseCommand(issuer, 'createApiKey', ['Test', 'full']);
  expect(key).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{38}$`));
  expect(statusOf(issuer, key)).toBe(200);
  expect(statusOf(emulatorOf(away, issuer), key)).toBe(401);
});

/** @param origin whose workbook and properties it takes over */
function emulatorOf(globals: Readonly<Record<string, unknown>>, origin?: Emulator): Emulator {
  return createEmulator({
    scriptFolder,
    workbook: createWorkbook(
      origin?.world.workbook.toSnapshot() ?? blankWorkbook('Test', 'Etc/UTC', 'en_US'),
    ),
    properties: origin?.world.properties.snapshot() ?? {},
    owner: localOwner,
    globals,
  });
}

function statusOf(emulator: Emulator, key: string): number {
  const headers = { 'x-api-key': key };
  return callLocally(emulator, { method: 'GET', path: '/api/v1/invoices', headers }).status;
}
