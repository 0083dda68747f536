/** Leaves out of big.js the methods that nothing calls: they hang on its prototype, where no bundler drops them. */
import { readFile } from 'node:fs/promises';
import { parse, print, type Statement } from '@swc/core';
import type { Plugin } from 'esbuild';

/** None of them is called by those that are kept. */
const unusedMethods = [
  'abs',
  'gte',
  'lte',
  'neg',
  'pow',
  'prec',
  'sqrt',
  'toExponential',
  'toNumber',
  'toPrecision',
];

export const dropUnusedMethods: Plugin = {
  name: 'drop-unused-methods',
  setup(build) {
    build.onLoad({ filter: /node_modules\/big\.js\/big\.mjs$/ }, async ({ path }) => ({
      contents: await withoutMethods(await readFile(path, 'utf8'), unusedMethods),
      loader: 'js',
    }));
  },
};

/** @throws Error when one of them is not there: the library has moved on */
export async function withoutMethods(source: string, names: readonly string[]): Promise<string> {
  const module = await parse(source, { syntax: 'ecmascript', target: 'es2022' });
  const isDropped = (node: { readonly type: string }): boolean =>
    node.type === 'ExpressionStatement' && names.includes(assignedMethod(node as Statement) ?? '');
  const kept = module.body.filter((item) => !isDropped(item));
  if (module.body.length - kept.length !== names.length)
    throw new Error(`Not all of these are methods there: ${names.join(', ')}.`);
  return (await print({ ...module, body: kept })).code;
}

// `P.name = function …`, where P is the prototype.
function assignedMethod(statement: Statement): string | null {
  if (statement.type !== 'ExpressionStatement') return null;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return null;
  const { object, property } = expression.left;
  return object.type === 'Identifier' && object.value === 'P' && property.type === 'Identifier'
    ? property.value
    : null;
}
