/** Google's class TextOutput, the text answer of a web app. */
import type { Realm } from '../../realm/realm.ts';
import { strict } from '../../realm/strict.ts';
import { badSignature } from '../../signatures/signatures.ts';

export interface TextOutput {
  append(added: unknown): TextOutput;
  clear(): TextOutput;
  downloadAsFile(filename: string): TextOutput;
  /** Null after `clear`. */
  getContent(): string | null;
  getFileName(): string | null;
  getMimeType(): string;
  setContent(content: unknown): TextOutput;
  setMimeType(mimeType: string): TextOutput;
}

/** Google's enumeration MimeType of ContentService, with the content type that each is served with. */
export const mimeTypes = {
  ATOM: 'application/atom+xml',
  CSV: 'text/csv',
  ICAL: 'text/calendar',
  JAVASCRIPT: 'text/javascript',
  JSON: 'application/json',
  RSS: 'application/rss+xml',
  TEXT: 'text/plain',
  VCARD: 'text/vcard',
  XML: 'text/xml',
} as const;

const outputs = new WeakSet<object>();

/** True for an output of createTextOutput. */
export function isTextOutput(value: unknown): value is TextOutput {
  return typeof value === 'object' && value !== null && outputs.has(value);
}

/** An output of type TEXT. */
export function createTextOutput(realm: Realm, initial: unknown): TextOutput {
  let content: string | null = String(initial);
  let mimeType = 'TEXT';
  let fileName: string | null = null;
  const output: TextOutput = strict(realm, 'TextOutput', {
    append(added) {
      content = (content ?? '') + String(added);
      return output;
    },
    clear() {
      content = null;
      return output;
    },
    downloadAsFile(name) {
      fileName = name;
      return output;
    },
    getContent: () => content,
    getFileName: () => fileName,
    getMimeType: () => mimeType,
    setContent(next) {
      content = String(next);
      return output;
    },
    setMimeType(next) {
      if (!Object.hasOwn(mimeTypes, next))
        throw badSignature(realm, 'ContentService.TextOutput.setMimeType', [next]);
      mimeType = next;
      return output;
    },
  });
  outputs.add(output);
  return output;
}
