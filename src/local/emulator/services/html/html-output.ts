/** Google's class HtmlOutput, and the page that it is served as. */
import { createBlob, type Blob } from '../utilities/blob.ts';
import type { Realm } from '../../realm/realm.ts';
import { strict } from '../../realm/strict.ts';

export interface HtmlOutput {
  addMetaTag(name: string, content: string): HtmlOutput;
  append(added: unknown): HtmlOutput;
  appendUntrusted(added: unknown): HtmlOutput;
  asTemplate(): unknown;
  clear(): HtmlOutput;
  getBlob(): Blob;
  getContent(): string;
  getHeight(): number | null;
  getTitle(): string | null;
  getWidth(): number | null;
  setContent(content: unknown): HtmlOutput;
  setFaviconUrl(url: string): HtmlOutput;
  setHeight(height: number): HtmlOutput;
  setSandboxMode(mode: unknown): HtmlOutput;
  setTitle(title: string): HtmlOutput;
  setWidth(width: number): HtmlOutput;
  setXFrameOptionsMode(mode: unknown): HtmlOutput;
}

const metaTags = new WeakMap<object, readonly (readonly [string, string])[]>();

/** True for an output of HtmlService. */
export function isHtmlOutput(value: unknown): value is HtmlOutput {
  return typeof value === 'object' && value !== null && metaTags.has(value);
}

/** The meta tags added to an output, as name and content. */
function metaTagsOf(output: HtmlOutput): readonly (readonly [string, string])[] {
  return metaTags.get(output) ?? [];
}

/** Text with the letters that HTML takes for markup replaced. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/** Makes the template that `asTemplate` returns. */
type MakeTemplate = (content: string) => unknown;

/** An output with that content. */
export function createHtmlOutput(realm: Realm, initial: string, makeTemplate: MakeTemplate): HtmlOutput {
  const page = {
    content: initial,
    title: null as string | null,
    width: null as number | null,
    height: null as number | null,
  };
  const tags: [string, string][] = [];
  const set = (change: Partial<typeof page>): HtmlOutput => {
    Object.assign(page, change);
    return output;
  };
  const output: HtmlOutput = strict('HtmlOutput', {
    addMetaTag(name, content) {
      tags.push([name, content]);
      return output;
    },
    append: (added) => set({ content: page.content + String(added) }),
    appendUntrusted: (added) => set({ content: page.content + escapeHtml(String(added)) }),
    asTemplate: () => makeTemplate(page.content),
    clear: () => set({ content: '' }),
    getBlob: () =>
      createBlob(realm, { bytes: Buffer.from(page.content), contentType: 'text/html', name: page.title }),
    getContent: () => page.content,
    getHeight: () => page.height,
    getTitle: () => page.title,
    getWidth: () => page.width,
    setContent: (content) => set({ content: String(content) }),
    setFaviconUrl: () => output,
    setHeight: (height) => set({ height }),
    // One mode is left since 2016, so the call has no effect.
    setSandboxMode: () => output,
    setTitle: (title) => set({ title }),
    setWidth: (width) => set({ width }),
    setXFrameOptionsMode: () => output,
  });
  metaTags.set(output, tags);
  return output;
}

/** The output's content with its title and meta tags; Google's sandbox around it is left out. */
export function htmlPage(output: HtmlOutput): string {
  const title = output.getTitle();
  const head = [
    ...(title === null ? [] : [`<title>${escapeHtml(title)}</title>`]),
    ...metaTagsOf(output).map(
      ([name, content]) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
    ),
  ].join('');
  const content = output.getContent();
  if (head === '') return content;
  return /<head[^>]*>/i.test(content) ? content.replace(/<head[^>]*>/i, (tag) => tag + head) : head + content;
}
