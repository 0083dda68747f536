/** Proves the documents' tables and names against what the program has. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { activeKeysMax } from '../../src/core/access/key-request.ts';
import { rateLimit, rateWindowMs } from '../../src/core/access/rate-limit.ts';
import { basePath } from '../../src/core/api/base-path.ts';
import {
  bodyBytesMax,
  headersLengthMax,
  idempotencyKeyLengthMax,
  pageBytesMax,
  pageRecordsDefault,
  pageRecordsMax,
  targetLengthMax,
} from '../../src/core/api/limits.ts';
import type { Route } from '../../src/core/api/operation.ts';
import { batchLinesMax, batchRecordsMax } from '../../src/core/api/batch/batch-body.ts';
import { allRoutes } from '../../src/core/api/routes/all-routes.ts';
import { errorTable } from '../../src/core/errors/error-table.ts';
import { endpointsMax } from '../../src/core/events/endpoints/webhook-endpoints.ts';
import { resources } from '../../src/core/resources/index.ts';
import '../../src/core/resources/late-rules.ts';
import { linesMax } from '../../src/core/resources/documents/line-items.ts';
import type { Transition } from '../../src/core/schema/action.ts';
import { readLocalEnvironment } from '../../src/local/runtime/environment.ts';
import { writtenExamples } from '../../src/openapi/examples/index.ts';
import { summaryOf } from '../../src/openapi/paths/operation-summary.ts';
import { type MarkdownDocument, readMarkdown } from './document.ts';
import { markdownDocuments } from './documents.ts';

const root = join(__dirname, '../..');
const readme = readMarkdown('README.md');
const guide = readMarkdown('docs/guide.md');
const local = readMarkdown('docs/local.md');
const named = markdownDocuments.map((document) => [document.path, document] as const);

test('the endpoints are those of the API', () => {
  const rowOf = (route: Route): string[] => [route.method, basePath + route.path, summaryOf(route)];
  const expected = allRoutes.map(rowOf);
  const written = writtenExamples.map(({ operationId }) => operationId);
  const described = allRoutes.filter(({ operationId }) => written.includes(operationId));
  const shown = guide.tableAfter('## Endpoints');
  // The table has an order for people, and need not name what a contribution has just declared.
  expect(expected).toEqual(expect.arrayContaining(shown));
  const missing = 'not in the table "Endpoints" of docs/guide.md';
  const lines = shown.map((row) => row.join(' '));
  expect({
    [missing]: described.filter((route) => !lines.includes(rowOf(route).join(' '))).map(rowOf),
  }).toEqual({ [missing]: [] });
  expect(new Set(shown.map(([method, path]) => `${method} ${path}`)).size).toBe(shown.length);
});

/** What moves a record besides the actions of its callers, in words; null for what is a move of its status only. */
const otherMoves: Readonly<Record<string, string | null>> = {
  receive_payment: 'a payment',
  void_payment: 'a voided payment',
  credit: 'a credit note or its voiding',
  release: 'a deleted or voided invoice',
  pass_due_date: null,
  duplicate: null,
  rotate_link: null,
  begin: 'it begins',
  postpone: 'it has to wait',
  deliver: 'it is sent',
  give_up: 'it is given up',
  view: null,
};

/** The moves from a status: each with the statuses that it may lead to. */
function movesFrom(status: string, transitions: readonly Transition[]): string {
  const rows = transitions.filter(({ from }) => from.includes(status));
  const moves = [...new Set(rows.map(({ action }) => action))].flatMap((action) => {
    const words = action in otherMoves ? otherMoves[action] : action;
    if (words == null) return [];
    const led = rows.flatMap((row) => (row.action === action && row.to !== null ? [row.to] : []));
    const targets = [...new Set(led)].filter((to) => to !== status);
    return [targets.length === 0 ? words : `${words} → ${targets.join(', ')}`];
  });
  return moves.join('; ');
}

test('the statuses and their moves are those of the API', () => {
  const expected = resources.flatMap(({ object, fields, transitions = [] }) =>
    (fields.status?.kind.words ?? []).map((status) => [
      object.replaceAll('_', ' '),
      status,
      movesFrom(status, transitions),
    ]),
  );
  const shown = guide.tableAfter('## Statuses and their moves');
  expect(shown.map(([record, status, , moves]) => [record, status, moves])).toEqual(expected);
});

test('the environment variables have the defaults shown', () => {
  const shown = local.tableAfter('| Variable |').map(([name, value]) => [name, value] as const);
  expect(shown.map(([name]) => name)).toEqual([...['PORT', 'WORKBOOK', 'TRIGGER_MINUTE_MS', 'FAILURES']]);
  expect(readLocalEnvironment(Object.fromEntries(shown))).toEqual(readLocalEnvironment({}));
});

test('the limits are those of the program', () => {
  expect(readme.tableAfter('## Limits').slice(0, 10)).toEqual([
    ['Requests', `${rateLimit} in any ${rateWindowMs / 1000} seconds, per API key`],
    ['Request body', `${bodyBytesMax / 1024} KiB`],
    ['Path with its query', `${targetLengthMax / 1024} KiB`],
    ['All headers together', `${headersLengthMax / 1024} KiB`],
    ['Lines of a document', String(linesMax)],
    ['Records of a batch', `${batchRecordsMax}, with ${batchLinesMax} lines in all`],
    [
      'Records on a page',
      `${pageRecordsMax}, by default ${pageRecordsDefault}; fewer when the page would pass ${pageBytesMax / 1e6} MB`,
    ],
    ['Idempotency-Key', `${idempotencyKeyLengthMax} visible ASCII characters`],
    ['Active API keys', String(activeKeysMax)],
    ['Webhook endpoints', String(endpointsMax)],
  ]);
});

test('the README verifies webhooks as the guide does', () => {
  const verifying = ({ blocks }: MarkdownDocument): string | undefined =>
    blocks.find(({ language, role }) => language === 'js' && role === 'verify')?.text;
  expect(verifying(readme)).toBe(verifying(guide));
  expect(verifying(guide)).toContain('timingSafeEqual');
});

describe.each(named)('%s', (_path, document) => {
  test('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const used = [...document.text.matchAll(/npm run (\w[\w:-]*)|npm (start|test)\b/g)].map(
      ([, script, short]) => script ?? short ?? '',
    );
    expect(used.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('links to files and headings that exist', () => {
    const links = [...document.text.matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)].map(
      ([, path = '', anchor = '']) => ({
        path: path === '' ? document.path : join(dirname(document.path), path),
        anchor,
      }),
    );
    const dead = links.filter(({ path, anchor }) => {
      if (!existsSync(join(root, path))) return true;
      return anchor !== '' && !anchorsOf(readMarkdown(path)).includes(anchor);
    });
    expect(dead).toEqual([]);
  });

  test('names sources and tests that exist', () => {
    // Files that a diff adds do not exist yet.
    const text = document.text.replace(/^```diff\n.*?^```$/gms, '');
    const sources = [...text.matchAll(/\b(?:src|test)\/[\w/.-]*\w/g)].map(([path]) => path);
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('shows each refusal with its status', () => {
    const shown = [...document.text.matchAll(/\b(\d{3}) `(\w+)`/g)].map(([, status, code = '']) => [
      code,
      status,
    ]);
    const catalogue: Readonly<Record<string, number>> = errorTable;
    expect(
      shown.filter(([code = '', status]) => code in catalogue && String(catalogue[code]) !== status),
    ).toEqual([]);
  });
});

test('every refusal that a reader is told of is one of the program', () => {
  const shown = [readme, guide, readMarkdown('docs/owner.md')].flatMap(({ text }) =>
    [...text.matchAll(/\b\d{3} `(\w+)`/g)].map(([, code = '']) => code),
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((code) => !(code in errorTable))).toEqual([]);
});

/** The anchor of a heading. */
function anchorsOf({ text }: MarkdownDocument): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')}`,
  );
}
