/** A new resource is a declaration and a line in the register: everything else derives from it. */
import { setUpSheets } from '../../src/apps-script/workbook/set-up-sheets.ts';
import { sheetPlans } from '../../src/apps-script/workbook/sheet-plan.ts';
import { apiKeyPrefix } from '../../src/core/access/api-key.ts';
import { createKey } from '../../src/core/access/key-store.ts';
import { scopePresets } from '../../src/core/access/scopes.ts';
import { handle } from '../../src/core/api/handle.ts';
import type { ApiResponse } from '../../src/core/api/message.ts';
import { routesOf } from '../../src/core/api/routes.ts';
import { resources } from '../../src/core/resources/index.ts';
import { history, identity } from '../../src/core/resources/stamps.ts';
import { defaulted, derived, optional, required } from '../../src/core/schema/field.ts';
import { code, decimal, list, text } from '../../src/core/schema/kinds.ts';
import { resource } from '../../src/core/schema/resource.ts';
import { type EmulatedGoogle, emulateGoogle } from '../emulated-workspace.ts';

const fields = {
  ...identity('gadget', 'gad'),
  name: required(text(50), 'What it is called.', { column: { header: 'Name' } }),
  serial: optional(code(20), 'Its serial number.', { column: { header: 'Serial' } }),
  weight: defaulted(decimal({ min: '0' }), 'In kilograms.', { column: { header: 'Weight' } }),
  parts: defaulted(list({ label: required(text(20), 'What part.') }, 10), 'Its parts.'),
  label: derived(text(80), 'Name and serial number.'),
  ...history,
};

const gadgets = resource({
  object: 'gadget',
  plural: 'gadgets',
  idPrefix: 'gad',
  sheet: 'Gadgets',
  fields,
  dataCells: 1,
  filters: [],
  unique: { serial: 'external_id_taken' },
  create: (input) => ({ ...input, weight: input.weight ?? '0', parts: input.parts ?? [] }),
  derive: ({ name, serial }) => ({ label: `${name} ${serial ?? ''}`.trim() }),
});

const register = [...resources, gadgets];

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly query?: readonly (readonly [string, string])[];
  readonly headers?: Readonly<Record<string, string>>;
}

function openGadgets(): (call: Call) => ApiResponse & { readonly json: Record<string, unknown> } {
  const google = emulateGoogle();
  const key = prepare(google);
  const routes = routesOf(register);
  return ({ method, path, body, query = [], headers = {} }) => {
    const execution = google.begin();
    const request = {
      method,
      path,
      query,
      headers: { authorization: `Bearer ${key}`, ...headers },
      body: body === undefined ? '' : JSON.stringify(body),
    };
    const response = handle(execution.workspace, routes, request);
    execution.end();
    return { ...response, json: JSON.parse(response.body) as Record<string, unknown> };
  };
}

function prepare(google: EmulatedGoogle): string {
  const { workspace, app, end } = google.begin();
  setUpSheets(app, sheetPlans(register, {}));
  const made = createKey(workspace, { name: 'Test', scopes: scopePresets.full, expires_at: null });
  if (!made.ok) throw new Error(made.problem);
  // Keys choose from a closed list of scopes, which knows the resources of the register alone.
  const scopes = ['gadgets:read', 'gadgets:write', ...made.record.scopes];
  workspace.properties.set(apiKeyPrefix + made.record.id, JSON.stringify({ ...made.record, scopes }));
  end();
  return made.key;
}

const path = '/api/v1/gadgets';

test('is created, read and listed', () => {
  const call = openGadgets();
  const body = { name: 'Difference engine', serial: '00123', weight: '2.50', parts: [{ label: '=gear' }] };
  const made = call({ method: 'POST', path, body });
  expect(made).toMatchObject({
    status: 201,
    json: {
      ...body,
      object: 'gadget',
      weight: 2.5,
      label: 'Difference engine 00123',
      version: 1,
      id: expect.stringMatching(/^gad_/),
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
  const call = openGadgets();
  expect(call({ method: 'POST', path, body: { nam: 'x' } })).toMatchObject({
    status: 422,
    json: { code: 'validation_failed', errors: [{ pointer: '/name' }, { pointer: '/nam' }] },
  });
  const headers = { 'idempotency-key': 'once' };
  const first = call({ method: 'POST', path, body: { name: 'One', serial: 'S-1' }, headers });
  const again = call({ method: 'POST', path, body: { name: 'One', serial: 'S-1' }, headers });
  expect(again.body).toBe(first.body);
  expect(call({ method: 'POST', path, body: { name: 'Two', serial: 'S-1' } })).toMatchObject({
    status: 409,
    json: { code: 'external_id_taken', existing_id: first.json.id },
  });
});

test('leaves the resources beside it as they are', () => {
  const call = openGadgets();
  call({ method: 'POST', path, body: { name: 'One' } });
  const invoice = call({
    method: 'POST',
    path: '/api/v1/invoices',
    body: { customer_name: 'Ada', total: 12 },
  });
  expect(invoice).toMatchObject({ status: 201, json: { number: expect.stringMatching(/0001$/) } });
});
