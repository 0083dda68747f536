/** Google's class HtmlOutput, and the page that it is served as. */
import type { Realm } from '../../realm/realm.ts';
import { strict } from '../../realm/strict.ts';
import type { Switches } from '../../switches.ts';
import { stripComments } from './strip-comments.ts';

export interface HtmlOutput {
  addMetaTag(name: string, content: string): HtmlOutput;
  getContent(): string;
  setContent(content: string): HtmlOutput;
  setHeight(height: number): HtmlOutput;
  setTitle(title: string): HtmlOutput;
  setWidth(width: number): HtmlOutput;
}

/** What a browser is served of an output. */
interface Served {
  content: string;
  title: string;
  /** The meta tags added to it, as name and content. */
  readonly metaTags: [string, string][];
  readonly inTemplateLiterals: Switches['commentsInTemplateLiterals'];
}

const served = new WeakMap<object, Served>();

/** True for an output of HtmlService. */
export function isHtmlOutput(value: unknown): value is HtmlOutput {
  return typeof value === 'object' && value !== null && served.has(value);
}

/** Text with the letters that HTML takes for markup replaced. */
export function escapeMarkup(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/** What an output is made with. */
interface HtmlOutputWorld {
  readonly realm: Realm;
  readonly inTemplateLiterals: Switches['commentsInTemplateLiterals'];
}

/** An output with that content. */
export function createHtmlOutput(
  content: string,
  { realm, inTemplateLiterals }: HtmlOutputWorld,
): HtmlOutput {
  const page: Served = { content, title: '', metaTags: [], inTemplateLiterals };
  const output: HtmlOutput = strict(realm, 'HtmlOutput', {
    addMetaTag(name, value) {
      page.metaTags.push([name, value]);
      return output;
    },
    getContent: () => page.content,
    setContent(next) {
      page.content = next;
      return output;
    },
    // The size of a dialog is nothing that the emulator shows.
    setHeight: () => output,
    setTitle(title) {
      page.title = title;
      return output;
    },
    setWidth: () => output,
  });
  served.set(output, page);
  return output;
}

/** The output's content as a browser gets it: without the comments in its scripts. */
export function servedContent(output: HtmlOutput): string {
  return stripComments(output.getContent(), served.get(output)?.inTemplateLiterals ?? 'stripped');
}

/** The title of an output; blank until one was set. */
export function titleOfOutput(output: HtmlOutput): string {
  return served.get(output)?.title ?? '';
}

/** The served content with its title and meta tags; Google's sandbox around it is left out. */
export function htmlPage(output: HtmlOutput): string {
  const title = titleOfOutput(output);
  const head = [
    ...(title === '' ? [] : [`<title>${escapeMarkup(title)}</title>`]),
    ...(served.get(output)?.metaTags ?? []).map(
      ([name, content]) => `<meta name="${escapeMarkup(name)}" content="${escapeMarkup(content)}">`,
    ),
  ].join('');
  const content = servedContent(output);
  if (head === '') return content;
  return /<head[^>]*>/i.test(content) ? content.replace(/<head[^>]*>/i, (tag) => tag + head) : head + content;
}
