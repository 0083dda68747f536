/** Leaves out of the scripts what only the documentation says of fields and actions, which is written from the sources. */
import { readFileSync } from 'node:fs';
import { type CallExpression, type Node, parse, print } from '@swc/core';
import type { Plugin } from 'esbuild';

/** The folders whose modules declare resources. */
const declarations = /src[\\/]core[\\/](resources|events[\\/]endpoints)[\\/].*\.ts$/;

/** The functions that declare a field: each is given its kind, its description and its options. */
const declaring = /^(required|optional|defaulted|readOnly|readOnlyNullable|input|internal|derived)$/;

/** The plugin of esbuild that does so. A field with a column keeps its description, which is the note of the header. */
export function stripDescriptions(): Plugin {
  return {
    name: 'strip-descriptions',
    setup(build) {
      build.onLoad({ filter: declarations }, async ({ path }) => ({
        contents: await withoutDescriptions(readFileSync(path, 'utf8')),
        loader: 'ts',
      }));
    },
  };
}

// The source of a module with blank texts in the place of those that no script shows.
async function withoutDescriptions(source: string): Promise<string> {
  const program = await parse(source, { syntax: 'typescript', target: 'es2022' });
  blankTexts(program);
  return (await print(program)).code;
}

function blankTexts(value: unknown): void {
  if (Array.isArray(value)) value.forEach(blankTexts);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node & Record<string, unknown>;
    if (node.type === 'CallExpression') blankDescription(value as CallExpression);
    if (node.type === 'KeyValueProperty' && nameOf(node) === 'summary') blank(node.value);
    Object.values(node).forEach(blankTexts);
  }
}

function blankDescription({ callee, arguments: given }: CallExpression): void {
  const [, description, options] = given.map(({ expression }) => expression);
  const isField = callee.type === 'Identifier' && declaring.test(callee.value);
  const isPlain =
    options === undefined ||
    (options.type === 'ObjectExpression' &&
      options.properties.every((one) => one.type !== 'SpreadElement' && nameOf(one) !== 'column'));
  if (isField && isPlain) blank(description);
}

function nameOf(property: object): unknown {
  return 'key' in property ? (property.key as { readonly value?: unknown }).value : undefined;
}

function blank(text: unknown): void {
  const literal = text as { type?: string; value?: string; raw?: string } | undefined;
  if (literal?.type === 'StringLiteral') Object.assign(literal, { value: '', raw: "''" });
}
