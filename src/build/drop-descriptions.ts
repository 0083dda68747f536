/**
 * Leaves the descriptions of fields and actions out of Code.js. They are declared beside what they describe, and
 * read from the documents that the build derives from them; every request would pay for them without using them.
 */
import { readFile } from 'node:fs/promises';
import { type CallExpression, type KeyValueProperty, parse, print } from '@swc/core';
import type { Plugin } from 'esbuild';

/** The functions that declare a field: their second argument describes it. */
const fieldBuilders = new Set([
  'required',
  'optional',
  'defaulted',
  'input',
  'server',
  'stamped',
  'internal',
  'derived',
  'passed',
]);

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
  visit(module);
  return (await print(module)).code;
}

function visit(node: unknown): void {
  if (Array.isArray(node)) {
    for (const entry of node) visit(entry);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node, 'CallExpression')) emptyDescription(node as CallExpression);
  if (isNode(node, 'KeyValueProperty')) emptySummary(node as KeyValueProperty);
  for (const child of Object.values(node)) visit(child);
}

function isNode(node: object, type: string): boolean {
  return 'type' in node && node.type === type;
}

function emptyDescription({ callee, arguments: given }: CallExpression): void {
  if (callee.type !== 'Identifier' || !fieldBuilders.has(callee.value)) return;
  for (const { expression } of given) {
    if (expression.type !== 'StringLiteral') continue;
    expression.value = '';
    delete expression.raw;
  }
}

function emptySummary({ key, value }: KeyValueProperty): void {
  if (key.type !== 'Identifier' || key.value !== 'summary' || value.type !== 'StringLiteral') return;
  value.value = '';
  delete value.raw;
}
