/** Google's HtmlService. */
import { enumeration, strict } from '../../realm/strict.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { badSignature } from '../../signatures/signatures.ts';
import type { Blob } from '../utilities/blob.ts';
import type { Convert } from './pdf/convert.ts';
import { createHtmlOutput, type HtmlOutput, sandboxModes, xFrameOptionsModes } from './html-output.ts';
import { type Compile, createHtmlTemplate, type HtmlTemplate } from './html-template.ts';

interface HtmlService {
  readonly SandboxMode: Readonly<Record<(typeof sandboxModes)[number], string>>;
  readonly XFrameOptionsMode: Readonly<Record<(typeof xFrameOptionsModes)[number], string>>;
  createHtmlOutput(html?: string | Blob): HtmlOutput;
  createHtmlOutputFromFile(filename: string): HtmlOutput;
  createTemplate(html: string | Blob): HtmlTemplate;
  createTemplateFromFile(filename: string): HtmlTemplate;
}

interface HtmlWorld {
  /** The text of a pushed HTML file, or undefined. */
  readHtml(name: string): string | undefined;
  readonly compile: Compile;
  readonly convert: Convert;
}

/** The service as one execution sees it. */
export function createHtmlService(
  execution: Execution,
  { readHtml, compile, convert }: HtmlWorld,
): HtmlService {
  const { realm, gate, switches } = execution;
  const inTemplateLiterals = switches.commentsInTemplateLiterals;
  const makeOutput = (content: string): HtmlOutput =>
    createHtmlOutput(content, { execution, makeTemplate, convert, inTemplateLiterals });
  const makeTemplate = (source: string): HtmlTemplate => createHtmlTemplate(source, { compile, makeOutput });
  const readFile = (member: string, name: string): string => {
    if (typeof name !== 'string') throw badSignature(realm, `HtmlService.${member}`, [name]);
    return gate.pass(freeCall('html', `HtmlService.${member}`, [name]), () => {
      const text = readHtml(name);
      if (text === undefined) throw realm.exception(`No HTML file named ${name} was found.`);
      return text;
    });
  };
  return strict(realm, 'HtmlService', {
    SandboxMode: enumeration('SandboxMode', sandboxModes),
    XFrameOptionsMode: enumeration('XFrameOptionsMode', xFrameOptionsModes),
    createHtmlOutput: (html = '') => makeOutput(textOf(html)),
    createHtmlOutputFromFile: (name) => makeOutput(readFile('createHtmlOutputFromFile', name)),
    createTemplate: (html) => makeTemplate(textOf(html)),
    createTemplateFromFile: (name) => makeTemplate(readFile('createTemplateFromFile', name)),
  });
}

function textOf(html: string | Blob): string {
  return typeof html === 'string' ? html : html.getDataAsString();
}
