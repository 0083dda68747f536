/**
 * Leaves the descriptions of fields and actions out of Code.js. They are declared beside what they describe, and
 * read from the documents that the build derives from them; every request would pay for them without using them.
 */
import { readFile } from 'node:fs/promises';
import {
  type CallExpression,
  type Expression,
  type KeyValueProperty,
  type Module,
  parse,
  print,
} from '@swc/core';
import type { Plugin } from 'esbuild';

/** Where the functions come from that declare a field: their second argument describes it. */
const fieldModule = /schema\/field\.ts$/;

export const dropDescriptions: Plugin = {
  name: 'drop-descriptions',
  setup(build) {
    build.onLoad({ filter: /src\/core\/resources\/.*\.ts$/ }, async ({ path }) => ({
      contents: await withoutDescriptions(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/** The source of a resource without descriptions. */
export async function withoutDescriptions(source: string): Promise<string> {
  const module = await parse(source, { syntax: 'typescript', target: 'es2022' });
  visit(module, buildersIn(module));
  return (await print(module)).code;
}

function buildersIn({ body }: Module): ReadonlySet<string> {
  const names = body.flatMap((item) => {
    if (item.type !== 'ImportDeclaration' || !fieldModule.test(item.source.value)) return [];
    return item.specifiers.map(({ local }) => local.value);
  });
  return new Set(names);
}

function visit(node: unknown, builders: ReadonlySet<string>): void {
  if (Array.isArray(node)) {
    for (const entry of node) visit(entry, builders);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node, 'CallExpression')) emptyDescription(node as CallExpression, builders);
  if (isNode(node, 'KeyValueProperty')) emptySummary(node as KeyValueProperty);
  for (const child of Object.values(node)) visit(child, builders);
}

function isNode(node: object, type: string): boolean {
  return 'type' in node && node.type === type;
}

function emptyDescription({ callee, arguments: given }: CallExpression, builders: ReadonlySet<string>): void {
  if (callee.type === 'Identifier' && builders.has(callee.value)) emptyText(given[1]?.expression);
}

function emptySummary({ key, value }: KeyValueProperty): void {
  if (key.type === 'Identifier' && key.value === 'summary') emptyText(value);
}

function emptyText(expression: Expression | undefined): void {
  if (expression?.type === 'TemplateLiteral') {
    expression.expressions = [];
    expression.quasis = expression.quasis.slice(0, 1).map((part) => ({ ...part, cooked: '', raw: '' }));
  }
  if (expression?.type !== 'StringLiteral') return;
  expression.value = '';
  delete expression.raw;
}
