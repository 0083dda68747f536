/**
 * Leaves out of the scripts what the documentation and the notes of headers say of fields and actions: the one is written
 * from the sources, and the other stands in the background script.
 */
import { readFileSync } from 'node:fs';
import { type CallExpression, type Node, parse, print } from '@swc/core';
import type { Plugin } from 'esbuild';
import { headerNotes } from '../core/resources/header-notes.ts';

/** The folders whose modules declare resources. */
const declarations = /src[\\/]core[\\/](resources|events[\\/]endpoints)[\\/].*\.ts$/;

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
  if (callee.type === 'Identifier' && declaring.test(callee.value)) blank(given[1]?.expression);
}

function nameOf(property: object): unknown {
  return 'key' in property ? (property.key as { readonly value?: unknown }).value : undefined;
}

function blank(text: unknown): void {
  const literal = text as { type?: string; value?: string; raw?: string } | undefined;
  if (literal?.type === 'StringLiteral') Object.assign(literal, { value: '', raw: "''" });
  // A description that names a part of the declaration is a template.
  if (literal?.type === 'TemplateLiteral')
    Object.assign(literal, { type: 'StringLiteral', value: '', raw: "''" });
}
