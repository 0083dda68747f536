/** The walls between the wings, and the direction in which the core is built. */
import { sourceFiles } from './source-files.ts';

const files = sourceFiles('src');

function wingOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** Which wings each wing may import from. */
const wings: Readonly<Record<string, readonly string[]>> = {
  core: [],
  // Runs when dist is built.
  openapi: ['core'],
  // What pages ask of the script is declared by the pages: types alone.
  'apps-script': ['core', 'pages'],
  pages: ['core'],
  // What it draws is declared by the core: types alone.
  pdf: ['core'],
  gateway: ['core'],
  // Google, as the script sees it; it knows nothing of the script.
  emulator: [],
  local: ['core', 'emulator', 'openapi', 'gateway', 'build', 'pages'],
  build: ['core', 'openapi', 'apps-script', 'gateway', 'pages', 'emulator', 'local'],
};

/** Which packages each wing may import; Node's own modules count as `node:`. */
const packages: Readonly<Record<string, readonly string[]>> = {
  core: ['uqr', 'valibot'],
  openapi: ['valibot', '@valibot/to-json-schema'],
  'apps-script': [],
  pages: ['lit-html'],
  // The build makes the module of the fonts.
  pdf: ['base64-js', 'pdfkit', 'document-fonts'],
  gateway: ['hono', '@hono/node-server', 'node:'],
  emulator: ['node:'],
  local: ['esbuild', 'hucre', 'miniflare', 'nodemailer', 'postal-mime', 'node:'],
  build: ['esbuild', '@swc/core', 'playwright-core', 'subset-font', 'node:'],
};

/**
 * Which parts of the core each part may import from. Three edges run against the direction, and for types alone:
 * billing and errors speak of the schema's `Problem`, a resource may name who keeps its records.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  'workspace.ts': ['background.ts', 'schema', 'minute-trigger.ts', 'owner-mail.ts'],
  // What is loaded on demand, from everywhere: types alone.
  'background.ts': ['api', 'documents', 'errors', 'schema', 'store', 'test-sheets.ts', 'workspace.ts'],
  'test-mode.ts': ['workspace.ts'],
  'settings.ts': ['errors', 'store', 'workspace.ts'],
  errors: ['schema'],
  billing: ['schema'],
  schema: ['billing', 'errors', 'store', 'settings.ts'],
  // What is done with records, as functions of a transaction.
  records: ['schema', 'billing', 'errors'],
  resources: ['words', 'records', 'schema', 'billing', 'errors', 'settings.ts'],
  // The scopes of keys are those of the resources.
  access: ['resources', 'schema', 'errors', 'settings.ts', 'workspace.ts'],
  store: ['schema', 'billing', 'errors', 'settings.ts', 'workspace.ts'],
  'outbound.ts': ['customer-mail.ts', 'owner-mail.ts', 'workspace.ts'],
  events: [
    'store',
    'resources',
    'schema',
    'errors',
    'outbound.ts',
    'settings.ts',
    'test-mode.ts',
    'workspace.ts',
  ],
  // What documents, pages and mails say, by language.
  words: ['schema'],
  // Who bills: the settings as a record, and as cells of their sheet.
  business: [
    'words',
    'records',
    'resources',
    'store',
    'schema',
    'billing',
    'errors',
    'outbound.ts',
    'settings.ts',
    'workspace.ts',
  ],
  // What a business gives to others of a record: electronic invoices, printed documents.
  documents: [
    'business',
    'words',
    'records',
    'resources',
    'store',
    'schema',
    'billing',
    'errors',
    'settings.ts',
    'workspace.ts',
  ],
  // Mails that lead customers to their documents.
  mails: [
    'documents',
    'events',
    'words',
    'records',
    'resources',
    'store',
    'schema',
    'billing',
    'errors',
    'customer-mail.ts',
    'outbound.ts',
    'settings.ts',
    'workspace.ts',
  ],
  // Sums over many records.
  reports: ['resources', 'store', 'schema', 'billing'],
  // What runs by itself beside the dispatcher.
  jobs: [
    'events',
    'mails',
    'store',
    'access',
    'resources',
    'schema',
    'outbound.ts',
    'settings.ts',
    'workspace.ts',
  ],
  api: [
    'mails',
    'business',
    'csv',
    'documents',
    'records',
    'reports',
    'events',
    'store',
    'access',
    'resources',
    'schema',
    'billing',
    'errors',
    'background.ts',
    'settings.ts',
    'workspace.ts',
  ],
  // What people do in the sheets: created, corrected and acted on as over the API, by the sheet rules of a resource.
  'sheet-edits': [
    'records',
    'resources',
    'store',
    'schema',
    'billing',
    'errors',
    'settings.ts',
    'workspace.ts',
  ],
  // What an owner carries in and out: created as over the API, restored past it.
  exchange: [
    'business',
    'csv',
    'records',
    'resources',
    'store',
    'schema',
    'billing',
    'errors',
    'settings.ts',
    'workspace.ts',
  ],
};

/** Edges that are there for types, and would be a circle if they were more. */
const typeOnly = [
  'billing > schema',
  'errors > schema',
  'schema > store',
  'schema > settings.ts',
  'settings.ts > store',
  'workspace.ts > background.ts',
  'background.ts > api',
  'background.ts > documents',
  'background.ts > errors',
  'background.ts > schema',
  'background.ts > store',
  'background.ts > workspace.ts',
  'workspace.ts > schema',
];

/** What a failing test tells the author of a new import. */
function remedy(table: string): string {
  return `: where that is meant, add it to \`${table}\` in test/architecture/imports.test.ts`;
}

function partOf(path: string): string {
  return path.replace('src/core/', '').split('/')[0] ?? '';
}

test('a wing imports only from the wings that stand below it', () => {
  const wrong = files.flatMap(({ path, imports }) =>
    imports
      .filter((target) => target.startsWith('src/') && wingOf(target) !== wingOf(path))
      .filter((target) => !wings[wingOf(path)]?.includes(wingOf(target)))
      .map((target) => `${path} imports ${target}${remedy('wings')}`),
  );
  expect(wrong).toEqual([]);
});

test('the wings that serve pages take from them the types of their protocols, and nothing that runs', () => {
  const taking = files.filter(
    ({ path, imports }) =>
      /^src\/(apps-script|local)\//.test(path) && imports.some((target) => target.startsWith('src/pages/')),
  );
  expect(taking.length).toBeGreaterThan(0);
  const statement = /import (type )?[^;]*?from '[^']*\/pages\/([^']*)'/g;
  for (const { text } of taking) {
    for (const [, isType, file] of text.matchAll(statement)) {
      expect([isType, file]).toEqual(['type ', expect.stringMatching(/(^|\/)protocol\.ts$/)]);
    }
  }
});

test('a wing imports only the packages that it was given', () => {
  const wrong = files.flatMap(({ path, imports }) =>
    imports
      .filter((target) => !target.startsWith('src/') && !target.startsWith('test/'))
      .filter((target) => !packages[wingOf(path)]?.some((name) => isOf(target, name)))
      .map((target) => `${path} imports ${target}${remedy('packages')}`),
  );
  expect(wrong).toEqual([]);
});

function isOf(target: string, name: string): boolean {
  return target === name || target.startsWith(name.endsWith(':') ? name : `${name}/`);
}

test('a part of the core imports only from the parts that stand below it', () => {
  const wrong = files
    .filter(({ path }) => path.startsWith('src/core/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter((target) => target.startsWith('src/core/') && partOf(target) !== partOf(path))
        .filter((target) => !parts[partOf(path)]?.includes(partOf(target)))
        .map((target) => `${path} imports ${target}${remedy('parts')}`),
    );
  expect(wrong).toEqual([]);
});

test.each(typeOnly)('%s is an edge for types alone', (edge) => {
  const [from, to] = edge.split(' > ');
  const valued = files
    .filter(({ path }) => path.startsWith('src/core/') && partOf(path) === from)
    .filter(({ text }) =>
      Array.from(text.matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm), ([, target = '']) => target).some(
        (target) => new RegExp(`/${to?.replace('.', '\\.')}(/|$)`).test(target),
      ),
    );
  expect(valued.map(({ path }) => path)).toEqual([]);
});

test('only scopes and the routes of some resources know which resources there are', () => {
  const knowing = files
    .filter(({ path }) => path.startsWith('src/core/') && !/^src\/core\/resources\//.test(path))
    // The register of sheet rules is asked about a resource, and tells of no other.
    .filter(({ imports }) =>
      imports.some(
        (target) =>
          target.startsWith('src/core/resources/') && target !== 'src/core/resources/sheet-rules.ts',
      ),
    );
  expect(knowing.map(({ path }) => path)).toEqual([
    'src/core/access/scope-list.ts',
    'src/core/api/operations/balance.ts',
    'src/core/api/operations/list-of-invoice.ts',
    'src/core/api/operations/mail-document.ts',
    'src/core/api/operations/pay-invoice.ts',
    'src/core/api/operations/reports.ts',
    'src/core/api/routes/background-routes.ts',
    'src/core/api/routes/einvoice-routes.ts',
    'src/core/api/routes/email-routes.ts',
    'src/core/api/routes/payment-route.ts',
    'src/core/api/routes/print-routes.ts',
    'src/core/api/routes/routes.ts',
    'src/core/business/settings/documents.ts',
    'src/core/business/settings/tax.ts',
    'src/core/business/settings/who-you-are.ts',
    'src/core/business/workspace-resource.ts',
    'src/core/documents/einvoice/find-source.ts',
    'src/core/documents/einvoice/source-of-record.ts',
    'src/core/documents/hosted/answer-offer.ts',
    'src/core/documents/hosted/find-page.ts',
    'src/core/documents/hosted/page-files.ts',
    'src/core/documents/hosted/page-links.ts',
    'src/core/documents/hosted/serve-page.ts',
    'src/core/documents/print/document-of-record.ts',
    'src/core/documents/print/printed-resources.ts',
    'src/core/documents/print/view-record.ts',
    'src/core/events/endpoints/webhook-endpoints.ts',
    'src/core/events/event-types.ts',
    'src/core/jobs/overdue.ts',
    'src/core/mails/mail-request.ts',
    'src/core/mails/queue-mail.ts',
    'src/core/mails/send-mails.ts',
    'src/core/reports/read-taxed.ts',
    'src/core/sheet-edits/deletions/deleted-invoices.ts',
  ]);
});

test('only the Apps Script wing names a Google service', () => {
  const google =
    /\b(SpreadsheetApp|CacheService|PropertiesService|LockService|ContentService|HtmlService|ScriptApp|UrlFetchApp|MailApp|GoogleAppsScript)\b/;
  const naming = files
    // The emulator is made of these names, the build and the pages' tools may write them into what Google runs.
    .filter(({ path }) => !/^src\/(apps-script|emulator|local|build)\//.test(path))
    .filter(({ text }) => google.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));
  expect(naming.map(({ path }) => path)).toEqual([]);
});
