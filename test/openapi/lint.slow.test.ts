/** The document before the linter that API teams use: no error, and no warning but those that are explained here. */
import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { resources } from '../../src/core/resources/index.ts';
import { listWithDeletedName } from '../../src/openapi/schemas/record-schemas.ts';
import { receiptName } from '../../src/openapi/schemas/receipt-schema.ts';
import { openApiDocument } from '../../src/openapi/openapi-document.ts';

/** Rules that the document breaks on purpose, each with where it does. */
const explained: readonly (readonly [string, string])[] = [
  // A path without key and parameters has no wrong requests.
  ['operation-4xx-response', '#/paths/~1health/get/responses'],
  ['operation-4xx-response', '#/paths/~1openapi.json/get/responses'],
  // OpenAPI has one schema for a list, however it is asked for; an extension names the one with deletions.
  ...resources.map(
    (resource) => ['no-unused-components', `#/components/schemas/${listWithDeletedName(resource)}`] as const,
  ),
  // The extension `x-receipt` refers to them, where the linter does not look.
  ...resources.map(
    (resource) => ['no-unused-components', `#/components/schemas/${receiptName(resource)}`] as const,
  ),
];

async function lint(document: object): Promise<(readonly [string, string])[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintDocument({
    document: makeDocumentFromString(JSON.stringify(document), 'openapi.json'),
    externalRefResolver: new BaseResolver(config.resolve),
    config,
  });
  return problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer ?? ''] as const);
}

test('passes the recommended rules, except where they do not fit', async () => {
  expect((await lint(openApiDocument())).sort()).toEqual([...explained].sort());
});

test('would be told of a mistake', async () => {
  const found = await lint({ openapi: '3.1.0', paths: {} });
  expect(found.map(([rule]) => rule)).toContain('struct');
});
