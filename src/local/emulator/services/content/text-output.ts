/** Google's class TextOutput, the text answer of a web app. */
import type { Realm } from '../../realm/realm.ts';
import { strict } from '../../realm/strict.ts';

export interface TextOutput {
  append(added: unknown): TextOutput;
  clear(): TextOutput;
  downloadAsFile(filename: string): TextOutput;
  getContent(): string;
  getFileName(): string | null;
  getMimeType(): string;
  setContent(content: unknown): TextOutput;
  setMimeType(mimeType: string): TextOutput;
}

const outputs = new WeakSet<object>();

/** True for an output of createTextOutput. */
export function isTextOutput(value: unknown): value is TextOutput {
  return typeof value === 'object' && value !== null && outputs.has(value);
}

/** An output of type TEXT. */
export function createTextOutput(realm: Realm, initial: unknown): TextOutput {
  let content = String(initial);
  let mimeType = 'TEXT';
  let fileName: string | null = null;
  const output: TextOutput = strict(realm, 'TextOutput', {
    append(added) {
      content += String(added);
      return output;
    },
    clear() {
      content = '';
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
      mimeType = String(next);
      return output;
    },
  });
  outputs.add(output);
  return output;
}
