/** The resource that CONTRIBUTING.md adds is a declaration and a line: everything else derives from them. */
import { chooseTextWays } from '../../src/apps-script/workbook/choose-text-ways.ts';
import { recordColumns, setUpSheets } from '../../src/apps-script/workbook/set-up-sheets.ts';
import { sheetPlans } from '../../src/apps-script/workbook/sheet-plan.ts';
import { apiKeyPrefix } from '../../src/core/access/api-key.ts';
import { createKey } from '../../src/core/access/key-store.ts';
import { scopePresets } from '../../src/core/access/scope-list.ts';
import { handle } from '../../src/core/api/handle.ts';
import type { ApiResponse } from '../../src/core/api/message.ts';
import { furtherRoutesOf } from '../../src/core/api/routes/further-routes.ts';
import { routesOf } from '../../src/core/api/routes/routes.ts';
import { resources } from '../../src/core/resources/index.ts';
import { defaultSettings } from '../../src/core/settings.ts';
import { saveSettings } from '../../src/core/store/save-settings.ts';
import { type EmulatedGoogle, emulateGoogle } from '../emulated-workspace.ts';
import { loadVendors } from './declared-vendors.ts';

const vendors = loadVendors();
const register = [...resources, vendors];

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly query?: readonly (readonly [string, string])[];
  readonly headers?: Readonly<Record<string, string>>;
}

function openVendors(): (call: Call) => ApiResponse & { readonly json: Record<string, unknown> } {
  const google = emulateGoogle();
  const key = prepare(google);
  const usual = routesOf(register);
  return ({ method, path, body, query = [], headers = {} }) => {
    const execution = google.begin();
    const request = {
      method,
      path,
      query,
      headers: { authorization: `Bearer ${key}`, ...headers },
      body: body === undefined ? '' : JSON.stringify(body),
    };
    const { workspace } = execution;
    const background = { ...workspace.background, routes: () => furtherRoutesOf(usual) };
    const [response] = handle({ ...workspace, resources: register, background }, usual, [request]);
    execution.end();
    if (response === undefined) throw new Error('There is no answer.');
    return { ...response, json: JSON.parse(response.body) as Record<string, unknown> };
  };
}

function prepare(google: EmulatedGoogle): string {
  const { workspace, app, spreadsheet, end } = google.begin();
  const plans = sheetPlans(register);
  setUpSheets(app, plans);
  const { ways } = chooseTextWays(workspace.document, spreadsheet, defaultSettings);
  saveSettings(workspace, {
    ...defaultSettings,
    ...recordColumns(defaultSettings, plans, () => true),
    ...ways,
    finds_hidden: google.world.switches.finderInHiddenColumns === 'searches',
  });
  const made = createKey(workspace, { name: 'Test', scopes: scopePresets.full, expires_at: null });
  if (!made.ok) throw new Error(made.problem);
  // Keys choose from a closed list of scopes, which knows the resources of the register alone.
  const scopes = ['vendors:read', 'vendors:create', ...made.record.scopes];
  workspace.properties.set(apiKeyPrefix + made.record.id, JSON.stringify({ ...made.record, scopes }));
  end();
  return made.key;
}

const path = '/api/v1/vendors';

test('is created, read and listed', () => {
  const call = openVendors();
  const body = {
    name: 'Difference engine',
    external_id: '00123',
    delivery_days: '2.50',
    contacts: [{ name: '=Joseph', phone: null }],
  };
  const made = call({ method: 'POST', path, body });
  expect(made).toMatchObject({
    status: 201,
    json: {
      ...body,
      object: 'vendor',
      delivery_days: 2.5,
      label: 'Difference engine 00123',
      version: 1,
      id: expect.stringMatching(/^ven_/),
    },
  });
  expect(made.headers.Location).toBe(`${path}/${String(made.json.id)}`);
  expect(call({ method: 'GET', path: `${path}/${String(made.json.id)}` }).json).toEqual(made.json);
  call({ method: 'POST', path, body: { name: 'Second' } });
  const list = call({ method: 'GET', path, query: [['limit', '1']] });
  expect(list.json).toMatchObject({ object: 'list', url: path, has_more: true, data: [{ name: 'Second' }] });
  const next = call({ method: 'GET', path, query: [['cursor', String(list.json.next_cursor)]] });
  expect(next.json).toMatchObject({ has_more: false, data: [made.json] });
});

test('is validated, kept unique and replayed like every other', () => {
  const call = openVendors();
  expect(call({ method: 'POST', path, body: { nam: 'x' } })).toMatchObject({
    status: 422,
    json: { code: 'validation_failed', errors: [{ pointer: '/name' }, { pointer: '/nam' }] },
  });
  const headers = { 'idempotency-key': 'once' };
  const first = call({ method: 'POST', path, body: { name: 'One', external_id: 'S-1' }, headers });
  const again = call({ method: 'POST', path, body: { name: 'One', external_id: 'S-1' }, headers });
  expect(again.body).toBe(first.body);
  expect(call({ method: 'POST', path, body: { name: 'Two', external_id: 'S-1' } })).toMatchObject({
    status: 409,
    json: { code: 'external_id_taken', existing_id: first.json.id },
  });
});

test('leaves the resources beside it as they are', () => {
  const call = openVendors();
  call({ method: 'POST', path, body: { name: 'One' } });
  const invoice = call({
    method: 'POST',
    path: '/api/v1/invoices',
    body: { customer_name: 'Ada', total: 12 },
  });
  expect(invoice).toMatchObject({ status: 201, json: { number: expect.stringMatching(/0001$/) } });
});
