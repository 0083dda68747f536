/** Google's HtmlService. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';
import { createHtmlOutput, type HtmlOutput } from './html-output.ts';

interface HtmlService {
  createHtmlOutput(html: string): HtmlOutput;
  createHtmlOutputFromFile(filename: string): HtmlOutput;
  /** A template, of which scripts of ours read the text alone. */
  createTemplateFromFile(filename: string): { getRawContent(): string };
}

interface HtmlWorld {
  /** The text of a pushed HTML file, or undefined. */
  readHtml(name: string): string | undefined;
}

/** The service as one execution sees it. */
export function createHtmlService(execution: Execution, { readHtml }: HtmlWorld): HtmlService {
  const { realm, gate, switches } = execution;
  const inTemplateLiterals = switches.commentsInTemplateLiterals;
  const makeOutput = (content: string): HtmlOutput =>
    createHtmlOutput(content, { realm, inTemplateLiterals });
  const readFile = (member: string, name: string): string =>
    gate.pass(freeCall('html', `HtmlService.${member}`, [name]), () => {
      const text = readHtml(name);
      if (text === undefined) throw realm.exception(`No HTML file named ${name} was found.`);
      return text;
    });
  return strict(realm, 'HtmlService', {
    createHtmlOutput: makeOutput,
    createHtmlOutputFromFile: (name) => makeOutput(readFile('createHtmlOutputFromFile', name)),
    createTemplateFromFile(name) {
      const source = readFile('createTemplateFromFile', name);
      return strict(realm, 'HtmlTemplate', { getRawContent: () => source });
    },
  });
}
