/** The Postman collection: its form, and what it covers both ways in. */
import Ajv2020 from 'ajv/dist/2020';
import { allRoutes } from '../../../src/core/api/routes/all-routes.ts';
import { basePath } from '../../../src/core/api/base-path.ts';
import { examples } from '../../../src/openapi/examples/index.ts';
import { collection, requestsOfFolder, type PostmanFolder, type PostmanItem, wayOf } from './collection.ts';
import { collectionSchema } from './collection-schema.ts';

const gateway = requestsOfFolder(wayOf('Through a gateway'));
const envelopes = requestsOfFolder(wayOf('Without a gateway'));

test('has the form that Postman imports', () => {
  const accepts = new Ajv2020({ strict: false }).compile(collectionSchema);
  accepts(collection);
  expect(accepts.errors ?? []).toEqual([]);
});

test('has a folder for each resource, and an item for each example, both ways in', () => {
  const foldersOf = ({ item }: PostmanFolder): string[] => item.map(({ name }) => name);
  const folders = foldersOf(wayOf('Through a gateway'));
  expect(folders).toEqual(
    expect.arrayContaining(['Customers', 'Products', 'Quotations', 'Invoices', 'Payments']),
  );
  expect(foldersOf(wayOf('Without a gateway'))).toEqual(folders);
  const namesOf = (items: readonly PostmanItem[]): string[] => items.map(({ name }) => name);
  expect(new Set(namesOf(gateway)).size).toBe(gateway.length);
  expect(namesOf(envelopes)).toEqual(namesOf(gateway));
  expect(gateway).toHaveLength(examples.length + 2);
});

test('sends every operation of the API, with its query parameters beside it', () => {
  const shown = gateway.map(({ request: { method, url } }) => `${method} ${url.path?.join('/')}`);
  const routes = allRoutes.map(({ method, path }) => `${method} ${routePath(path)}`);
  const missing = 'without an example in src/openapi/examples';
  expect({ [missing]: routes.filter((route) => !shown.includes(route)) }).toEqual({ [missing]: [] });
  for (const { path, parameters, method } of allRoutes) {
    const item = gateway.find(
      ({ request }) => request.method === method && request.url.path?.join('/') === routePath(path),
    );
    expect((item?.request.url.query ?? []).map(({ key }) => key).sort()).toEqual([...parameters].sort());
  }
});

function routePath(path: string): string {
  return (basePath + path).replace(/^\/|\/$/g, '').replace('{id}', ':id');
}

test('keeps no key, and sends none in a header to Google', () => {
  expect(JSON.stringify(collection)).not.toMatch(/bbk_(live|test)_\w/);
  for (const { request } of envelopes) {
    expect(request.auth).toEqual({ type: 'noauth' });
    expect(request.header.map(({ key }) => key)).toEqual(['Content-Type']);
  }
});

test('names no variable that it does not have', () => {
  const named = [...JSON.stringify(collection).matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);
  const known = ['$guid', ...collection.variable.map(({ key }) => key)];
  expect([...new Set(named)].filter((name) => !known.includes(name ?? ''))).toEqual([]);
});

test('shows with a request what it is answered with', () => {
  const saved = gateway.filter(({ response }) => response.length > 0);
  expect(saved.length).toBeGreaterThan(40);
  const invoice = gateway.find(({ name }) => name === 'Create an invoice: from items');
  expect(JSON.parse(invoice?.response[0]?.body ?? '')).toMatchObject({ object: 'invoice', total: 1468.51 });
});
