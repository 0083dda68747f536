/** The languages in which the reference page shows requests. */
import { curlSnippet } from './curl.ts';
import { javascriptSnippet } from './javascript.ts';
import { phpSnippet } from './php.ts';
import { pythonSnippet } from './python.ts';
import type { WireRequest } from './wire-request.ts';

/** A language that requests are shown in. */
export interface SnippetLanguage {
  readonly id: string;
  readonly name: string;
  readonly write: (request: WireRequest, isEnvelope: boolean) => string;
}

/** The languages; the page starts with the first one. */
export const snippetLanguages: readonly [SnippetLanguage, ...SnippetLanguage[]] = [
  { id: 'curl', name: 'curl', write: curlSnippet },
  { id: 'javascript', name: 'JavaScript', write: javascriptSnippet },
  { id: 'python', name: 'Python', write: pythonSnippet },
  { id: 'php', name: 'PHP', write: phpSnippet },
];
