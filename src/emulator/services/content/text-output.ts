/** Google's class TextOutput, the text answer of a web app. */
import type { Realm } from '../../realm/realm.ts';
import { strict } from '../../realm/strict.ts';
import { badSignature } from '../../realm/bad-signature.ts';

export interface TextOutput {
  setMimeType(mimeType: string): TextOutput;
}

/** What a caller of the web app is served of an output. */
interface ServedText {
  readonly content: string;
  readonly contentType: string;
}

/** Google's enumeration MimeType of ContentService, with the content type that each is served with. */
export const mimeTypes: Readonly<Record<string, string>> = {
  JSON: 'application/json',
  TEXT: 'text/plain',
};

const served = new WeakMap<object, ServedText>();

/** What is served of an output of ContentService; undefined for anything else. */
export function servedText(output: unknown): ServedText | undefined {
  return typeof output === 'object' && output !== null ? served.get(output) : undefined;
}

/** An output of type TEXT. */
export function createTextOutput(realm: Realm, content: string): TextOutput {
  const serveAs = (mimeType: string): void =>
    void served.set(output, { content, contentType: mimeTypes[mimeType] ?? '' });
  const output: TextOutput = strict(realm, 'TextOutput', {
    setMimeType(mimeType) {
      if (!Object.hasOwn(mimeTypes, mimeType))
        throw badSignature(realm, 'ContentService.TextOutput.setMimeType', [mimeType]);
      serveAs(mimeType);
      return output;
    },
  });
  serveAs('TEXT');
  return output;
}
