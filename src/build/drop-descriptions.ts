/**
 * Leaves the descriptions of fields and actions out of the scripts. They are declared beside what they describe, and
 * read from the documents that the build derives from them; every request would pay for them without using them.
 */
import { readFile } from 'node:fs/promises';
import {
  type CallExpression,
  type Expression,
  type KeyValueProperty,
  type Module,
  type ObjectExpression,
  parse,
  print,
} from '@swc/core';
import type { Plugin } from 'esbuild';

/** Where the functions come from that declare a field: their second argument describes it. */
const fieldModule = /schema\/field\.ts$/;

/** What a declaration says for edits by hand alone, which no request settles. */
const membersForHands = ['corrections', 'tally', 'typed', 'to'];

/** @param forRequests true: what only the script beside the requests reads is left out, too */
export function dropDescriptions(forRequests: boolean): Plugin {
  return {
    name: 'drop-descriptions',
    setup(build) {
      build.onLoad({ filter: /src\/core\/resources\/.*\.ts$/ }, async ({ path }) => ({
        contents: await withoutDescriptions(await readFile(path, 'utf8'), forRequests ? membersForHands : []),
        loader: 'ts',
      }));
    },
  };
}

/** The source of a resource without descriptions, and without these members of its objects. */
export async function withoutDescriptions(source: string, members: readonly string[] = []): Promise<string> {
  const module = await parse(source, { syntax: 'typescript', target: 'es2022' });
  visit(module, { builders: buildersIn(module), members });
  return (await print(module)).code;
}

function buildersIn({ body }: Module): ReadonlySet<string> {
  const names = body.flatMap((item) => {
    if (item.type !== 'ImportDeclaration' || !fieldModule.test(item.source.value)) return [];
    return item.specifiers.map(({ local }) => local.value);
  });
  return new Set(names);
}

interface Dropped {
  readonly builders: ReadonlySet<string>;
  readonly members: readonly string[];
}

function visit(node: unknown, dropped: Dropped): void {
  if (Array.isArray(node)) {
    for (const entry of node) visit(entry, dropped);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node, 'CallExpression')) emptyDescription(node as CallExpression, dropped.builders);
  if (isNode(node, 'KeyValueProperty')) emptySummary(node as KeyValueProperty);
  if (isNode(node, 'ObjectExpression')) dropMembers(node as ObjectExpression, dropped.members);
  for (const child of Object.values(node)) visit(child, dropped);
}

function dropMembers(object: ObjectExpression, members: readonly string[]): void {
  object.properties = object.properties.filter(
    (property) =>
      !('key' in property && property.key.type === 'Identifier' && members.includes(property.key.value)),
  );
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
