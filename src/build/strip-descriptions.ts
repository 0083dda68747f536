/**
 * Leaves out of the scripts what only the documentation and the notes of headers say of fields and actions: the one is
 * written from the sources, and the other stands in the background script.
 */
import { readFileSync } from 'node:fs';
import {
  type CallExpression,
  type Expression,
  type Node,
  type NumericLiteral,
  parse,
  print,
} from '@swc/core';
import type { Plugin } from 'esbuild';
import { headerNotes } from '../core/resources/header-notes.ts';

/** The folders whose modules declare resources and the kinds of their fields. */
const declarations = /src[\\/]core[\\/](schema|resources|business|events[\\/]endpoints)[\\/].*\.ts$/;

/** The module with the notes, which is replaced by its value. */
const notesModule = /src[\\/]core[\\/]resources[\\/]header-notes\.ts$/;

/** The functions that declare a field: each is given its kind, its description and its options. */
const declaring = /^(required|optional|defaulted|readOnly|readOnlyNullable|input|internal|derived)$/;

/** The plugin of esbuild that does so. */
export function stripDescriptions(): Plugin {
  return {
    name: 'strip-descriptions',
    setup(build) {
      build.onLoad({ filter: notesModule }, () => ({
        contents: `export const headerNotes = ${JSON.stringify(headerNotes)};`,
        loader: 'js',
      }));
      build.onLoad({ filter: declarations }, async ({ path }) => ({
        contents: await withoutDescriptions(readFileSync(path, 'utf8')),
        loader: 'ts',
      }));
    },
  };
}

// The source of a module without what no script shows.
async function withoutDescriptions(source: string): Promise<string> {
  const program = await parse(source, { syntax: 'typescript', target: 'es2022' });
  strip(program);
  return (await print(program)).code;
}

function strip(value: unknown): void {
  if (Array.isArray(value)) value.forEach(strip);
  else if (typeof value === 'object' && value !== null) {
    const node = value as Node & Record<string, unknown>;
    if (node.type === 'CallExpression') stripCall(value as CallExpression);
    if (node.type === 'ObjectExpression')
      node.properties = (node.properties as readonly object[]).filter((one) => nameOf(one) !== 'summary');
    Object.values(node).forEach(strip);
  }
}

// A field without options has its kind alone; a schema has no facts that only the documents state.
function stripCall(call: CallExpression): void {
  const { callee, arguments: given } = call;
  if (callee.type !== 'Identifier' || !declaring.test(callee.value)) {
    call.arguments = given.filter(({ expression }) => !isMetadata(expression));
  } else if (given.length === 2) given.pop();
  else if (given[1] !== undefined)
    given[1].expression = { type: 'NumericLiteral', span: call.span, value: 0, raw: '0' } as NumericLiteral;
}

function isMetadata(expression: Expression): boolean {
  if (expression.type !== 'CallExpression') return false;
  const { callee } = expression;
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.value === 'metadata'
  );
}

function nameOf(property: object): unknown {
  return 'key' in property ? (property.key as { readonly value?: unknown }).value : undefined;
}
