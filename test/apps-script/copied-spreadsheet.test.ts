/** A copy of a spreadsheet: of a template, which nobody has set up, and of one that is in use. */
import { join } from 'node:path';
import { copySpreadsheet } from '../../src/emulator/copy-spreadsheet.ts';
import { createEmulator, type Emulator } from '../../src/emulator/emulator.ts';
import type { Interceptor } from '../../src/emulator/execution/gate.ts';
import type { Transport } from '../../src/emulator/services/url-fetch/transport.ts';
import { blankWorkbook, createWorkbook } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createVirtualClock } from '../../src/emulator/time/clock.ts';
import { chooseCommand } from '../../src/local/runtime/menu-command.ts';
import { chosenSwitches } from '../chosen-switches.ts';
import { createTestWorkspace } from '../contract/support/test-workspace.ts';

const copier = 'copier@example.com';
const execUrl = 'https://script.google.com/macros/s/AKfycb-copy/exec';

const toasts: string[] = [];
const watchToasts: Interceptor = (call, perform) => {
  if (call.member === 'Spreadsheet.toast') toasts.push(String(call.detail[0]));
  return perform();
};

function copyOf(original: Emulator): Emulator {
  toasts.length = 0;
  // The address of the copy's own deployment, which the script calls without an account.
  const fetch: Transport = (requests) =>
    requests.map(({ url }) => {
      const answer = copy.webApp({ method: 'GET', queryString: url.split('?')[1] ?? '' });
      const body = Buffer.from(answer.kind === 'content' ? answer.content : answer.html);
      return { kind: 'response', status: 200, headers: [], body };
    });
  const copy: Emulator = copySpreadsheet(original, {
    owner: copier,
    clock: createVirtualClock(original.world.clock.now()),
    switches: chosenSwitches,
    interceptors: [watchToasts],
    fetch,
  });
  copy.personDid({ kind: 'open', user: copier });
  return copy;
}

const choose = (emulator: Emulator, command: string, answers: readonly string[] = []): string =>
  chooseCommand(emulator, command, answers, copier);

function call(emulator: Emulator, key: string, path: string) {
  const answer = emulator.webApp({
    method: 'POST',
    queryString: '',
    contentType: 'application/json',
    body: JSON.stringify({ method: 'GET', path, headers: { 'x-api-key': key } }),
  });
  return JSON.parse(answer.kind === 'content' ? answer.content : '{}');
}

describe('a copy of the template', () => {
  const template = createEmulator({
    scriptFolder: join(__dirname, '../../dist/apps-script'),
    workbook: createWorkbook(blankWorkbook('Billing', 'Europe/Berlin', 'en_US')),
    owner: 'maintainer@example.com',
    clock: createVirtualClock(Date.UTC(2026, 0, 7, 12)),
    switches: chosenSwitches,
  });
  const copy = copyOf(template);

  test('has the menu, and says what to choose and which build it is', () => {
    expect(copy.world.screen.menus.get('Billing API')?.entries.length).toBeGreaterThan(4);
    expect(toasts).toEqual([
      expect.stringMatching(/^Choose Billing API › Set up\. This is build [0-9a-f]{12}\.$/),
    ]);
    expect([copy.world.workbook.id, copy.world.workbook.data.name]).toEqual([
      ...['emulated-spreadsheet-copy', 'Copy of Billing'],
    ]);
  });

  test('is set up, deployed, tested and called', () => {
    // Google asks for the permissions first, and then ends the execution.
    copy.run('setUp', [], { kind: 'menu', activeUser: copier });
    const told = choose(copy, 'setUp');
    expect(told).toContain('Added the sheet "Customers".');
    expect(told).not.toContain('This is a copy');
    expect(choose(copy, 'testWebApp', [execUrl])).toContain('The web app answers');
    const key = choose(copy, 'createApiKey', ['Shop', 'full']);
    expect(call(copy, key, '/api/v1/me')).toMatchObject({
      status: 200,
      body: { object: 'me', workspace: { name: 'Copy of Billing' } },
    });
    toasts.length = 0;
    copy.personDid({ kind: 'open', user: copier });
    expect(toasts).toEqual([]);
    expect(template.world.workbook.data.sheets).toHaveLength(1);
    expect(Object.values(template.world.properties.snapshot()).flatMap(Object.keys)).toEqual([]);
  });
});

describe('a copy of a spreadsheet in use', () => {
  const original = createTestWorkspace();
  const { id } = original.create('customers', { name: 'Ada' });
  original.post('/api/v1/webhook_endpoints', { url: 'https://shop.example/hook', events: ['*'] });
  const copy = copyOf(original.emulator);
  const before = original.workbook.toSnapshot();

  test('has no owner, no keys, no triggers', () => {
    expect(Object.values(copy.world.properties.snapshot()).flatMap(Object.keys)).toEqual([]);
    expect(copy.world.triggers.list()).toEqual([]);
    toasts.length = 0;
    copy.personDid({ kind: 'open', user: copier });
    expect(toasts).toHaveLength(1);
    // Google shows a page, because the copy's owner has given the script no permission.
    expect(call(copy, original.key, '/api/v1/customers')).toEqual({});
  });

  test('is recognised by Set up, whose chooser owns it and the records in it', () => {
    copy.run('setUp', [], { kind: 'menu', activeUser: copier });
    expect(choose(copy, 'setUp')).toContain('This is a copy of a spreadsheet that was set up before');
    expect(call(copy, original.key, '/api/v1/customers').status).toBe(401);
    const key = choose(copy, 'createApiKey', ['Shop', 'full']);
    expect(call(copy, key, '/api/v1/customers').body.data).toMatchObject([{ id, name: 'Ada' }]);
    expect(call(copy, key, '/api/v1/webhook_endpoints').body.data).toEqual([]);
    expect(choose(copy, 'setUp')).not.toContain('This is a copy');
  });

  test('changes nothing in the original', () => {
    expect(original.workbook.toSnapshot()).toEqual(before);
    expect(original.get(`/api/v1/customers/${id}`).status).toBe(200);
  });
});
