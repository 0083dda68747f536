/** Proves the README's tables and names against what the program has. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activeKeysMax } from '../../src/core/access/key-wish.ts';
import { rateLimit, rateWindowMs } from '../../src/core/access/rate-limit.ts';
import { scopePresets } from '../../src/core/access/scopes.ts';
import {
  bodyBytesMax,
  idempotencyKeyLengthMax,
  pageRecordsDefault,
  pageRecordsMax,
} from '../../src/core/api/limits.ts';
import { basePath } from '../../src/core/api/base-path.ts';
import { allRoutes } from '../../src/core/api/all-routes.ts';
import { summaryOf } from '../../src/core/docs/operation-summary.ts';
import { endpointsMax } from '../../src/core/events/endpoints/webhook-endpoints.ts';
import { errorTable } from '../../src/core/errors/error-table.ts';
import { linesMax } from '../../src/core/resources/documents/line-items.ts';
import { readLocalEnvironment } from '../../src/local/runtime/environment.ts';
import { readmeText, tableAfter } from './readme.ts';

const root = join(__dirname, '../..');

test('the endpoints are those of the API', () => {
  const expected = allRoutes.map((route) => [route.method, basePath + route.path, summaryOf(route)]);
  // The table has an order for people.
  expect(tableAfter('### Endpoints').sort()).toEqual(expected.sort());
});

test('the environment variables have the defaults shown', () => {
  const shown = tableAfter('| Variable |').map(([name, value]) => [name, value] as const);
  expect(shown.map(([name]) => name)).toEqual(['PORT', 'WORKBOOK', 'TRIGGER_MINUTE_MS', 'FAULTS']);
  expect(readLocalEnvironment(Object.fromEntries(shown))).toEqual(readLocalEnvironment({}));
});

test('the limits are those of the program', () => {
  expect(tableAfter('### Limits').slice(0, 7)).toEqual([
    ['Requests', `${rateLimit} in any ${rateWindowMs / 1000} seconds, per API key`],
    ['Request body', `${bodyBytesMax / 1024} KiB`],
    ['Lines of a document', String(linesMax)],
    ['Records on a page', `${pageRecordsMax}, by default ${pageRecordsDefault}`],
    ['Idempotency-Key', `${idempotencyKeyLengthMax} visible ASCII characters`],
    ['API keys that are good at once', String(activeKeysMax)],
    ['Webhook endpoints', String(endpointsMax)],
  ]);
});

test('every wing and every part of core has a row among the folders, and no other folder', () => {
  const rows = tableAfter('### The house').map(([folder = '']) => folder);
  const wings = ['src', 'src/core'].flatMap(foldersOf);
  expect(wings.filter((folder) => !rows.includes(folder))).toEqual([]);
  expect(rows.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

test('every npm script named exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = [...readmeText.matchAll(/npm run ([\w:]+)|npm (start|test)/g)].map(
    ([, script, short]) => script ?? short ?? '',
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(scripts.start).toBe('tsx src/local/start.ts');
});

test('every file named exists', () => {
  const links = [...readmeText.matchAll(/\]\(([^):]+)\)/g)].map(([, path = '']) => path);
  const sources = [...readmeText.matchAll(/\bsrc\/[\w/.-]*\w/g)].map(([path]) => path);
  const inCore = [...readmeText.matchAll(/ ((?:api|store)\/[\w/.-]*\w)/g)].map(
    ([, path]) => `src/core/${path}`,
  );
  const named = [...links, ...sources, ...inCore];
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every command of the menu and every preset named exists', () => {
  const script = readFileSync(join(root, 'src/apps-script/main.ts'), 'utf8');
  const commands = [...readmeText.matchAll(/Billing API › ([^*]+)/g)].map(([, name]) => name);
  expect(commands.filter((name) => !script.includes(`.addItem('${name}'`))).toEqual([]);
  for (const preset of Object.keys(scopePresets)) expect(readmeText).toContain(`\`${preset}\``);
});

test('every refusal named has the status shown', () => {
  const named = [...readmeText.matchAll(/\b(\d{3}) `(\w+)`/g)].map(([, status, code = '']) => [code, status]);
  const catalogue: Readonly<Record<string, number>> = errorTable;
  expect(named.length).toBeGreaterThan(3);
  expect(named).toEqual(named.map(([code = '']) => [code, String(catalogue[code])]));
});

function foldersOf(parent: string): string[] {
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);
}
