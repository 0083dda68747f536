/** Google's class HtmlOutput, and the page that it is served as. */
import { createBlob, type Blob } from '../utilities/blob.ts';
import type { Convert } from './pdf/convert.ts';
import type { Execution } from '../../execution/execution.ts';
import { strict } from '../../realm/strict.ts';
import { badSignature } from '../../signatures/signatures.ts';
import type { Switches } from '../../switches.ts';
import { stripComments } from './strip-comments.ts';

export interface HtmlOutput {
  addMetaTag(name: string, content: string): HtmlOutput;
  append(added: unknown): HtmlOutput;
  appendUntrusted(added: unknown): HtmlOutput;
  asTemplate(): unknown;
  clear(): HtmlOutput;
  getAs(contentType: string): Blob;
  getBlob(): Blob;
  getContent(): string;
  getFaviconUrl(): string | null;
  getHeight(): number | null;
  getMetaTags(): { getName(): string; getContent(): string }[];
  getTitle(): string;
  getWidth(): number | null;
  setContent(content: unknown): HtmlOutput;
  setFaviconUrl(url: string): HtmlOutput;
  setHeight(height: number): HtmlOutput;
  setSandboxMode(mode: unknown): HtmlOutput;
  setTitle(title: string): HtmlOutput;
  setWidth(width: number): HtmlOutput;
  setXFrameOptionsMode(mode: unknown): HtmlOutput;
}

/** What a browser is served of an output. */
interface Served {
  /** The meta tags added to it, as name and content. */
  readonly metaTags: readonly (readonly [string, string])[];
  readonly inTemplateLiterals: Switches['commentsInTemplateLiterals'];
}

const served = new WeakMap<object, Served>();

/** True for an output of HtmlService. */
export function isHtmlOutput(value: unknown): value is HtmlOutput {
  return typeof value === 'object' && value !== null && served.has(value);
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

/** Google's enumeration SandboxMode. */
export const sandboxModes = ['EMULATED', 'IFRAME', 'NATIVE'] as const;

/** Google's enumeration XFrameOptionsMode. */
export const xFrameOptionsModes = ['ALLOWALL', 'DEFAULT'] as const;

/** Makes the template that `asTemplate` returns. */
type MakeTemplate = (content: string) => unknown;

/** What an output is made with. */
interface HtmlOutputWorld {
  readonly execution: Execution;
  readonly makeTemplate: MakeTemplate;
  readonly convert: Convert;
  readonly inTemplateLiterals: Switches['commentsInTemplateLiterals'];
}

/** An output with that content. */
export function createHtmlOutput(
  initial: string,
  { execution, makeTemplate, convert, inTemplateLiterals }: HtmlOutputWorld,
): HtmlOutput {
  const { realm } = execution;
  const page = {
    content: initial,
    // As live outputs begin (gas-fakes' testhtmlservice.js).
    title: '',
    faviconUrl: null as string | null,
    width: null as number | null,
    height: null as number | null,
  };
  const metaTags: [string, string][] = [];
  const set = (change: Partial<typeof page>): HtmlOutput => {
    Object.assign(page, change);
    return output;
  };
  const setMode = (member: string, modes: readonly string[], mode: unknown): HtmlOutput => {
    if (modes.some((one) => one === mode)) return output;
    throw badSignature(realm, `HtmlService.HtmlOutput.${member}`, [mode]);
  };
  const output: HtmlOutput = strict(realm, 'HtmlOutput', {
    addMetaTag(name, content) {
      metaTags.push([name, content]);
      return output;
    },
    append: (added) => set({ content: page.content + String(added) }),
    appendUntrusted: (added) => set({ content: page.content + escapeHtml(String(added)) }),
    asTemplate: () => makeTemplate(page.content),
    clear: () => set({ content: '' }),
    getAs: (contentType) => convert({ html: page.content, title: page.title }, contentType),
    getBlob: () =>
      createBlob(execution, {
        bytes: Buffer.from(page.content),
        contentType: 'text/html',
        name: page.title || null,
      }),
    getContent: () => page.content,
    getFaviconUrl: () => page.faviconUrl,
    getHeight: () => page.height,
    getMetaTags: () =>
      realm.array(
        metaTags.map(([name, content]) =>
          strict(realm, 'HtmlOutputMetaTag', { getName: () => name, getContent: () => content }),
        ),
      ),
    getTitle: () => page.title,
    getWidth: () => page.width,
    setContent: (content) => set({ content: String(content) }),
    setFaviconUrl: (faviconUrl) => set({ faviconUrl }),
    setHeight: (height) => set({ height }),
    // One mode is left since 2016, so the call has no effect.
    setSandboxMode: (mode) => setMode('setSandboxMode', sandboxModes, mode),
    setTitle: (title) => set({ title }),
    setWidth: (width) => set({ width }),
    setXFrameOptionsMode: (mode) => setMode('setXFrameOptionsMode', xFrameOptionsModes, mode),
  });
  served.set(output, { metaTags, inTemplateLiterals });
  return output;
}

/** The output's content as a browser gets it: without the comments in its scripts. */
export function servedContent(output: HtmlOutput): string {
  return stripComments(output.getContent(), served.get(output)?.inTemplateLiterals ?? 'stripped');
}

/** The served content with its title and meta tags; Google's sandbox around it is left out. */
export function htmlPage(output: HtmlOutput): string {
  const title = output.getTitle();
  const head = [
    ...(title === '' ? [] : [`<title>${escapeHtml(title)}</title>`]),
    ...(served.get(output)?.metaTags ?? []).map(
      ([name, content]) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`,
    ),
  ].join('');
  const content = servedContent(output);
  if (head === '') return content;
  return /<head[^>]*>/i.test(content) ? content.replace(/<head[^>]*>/i, (tag) => tag + head) : head + content;
}
