/** Google's ContentService. */
import { enumeration, strict } from '../../realm/strict.ts';
import type { Realm } from '../../realm/realm.ts';
import { createTextOutput, mimeTypes, type TextOutput } from './text-output.ts';

interface ContentService {
  readonly MimeType: Readonly<Record<string, string>>;
  createTextOutput(content: string): TextOutput;
}

/** The service for one realm; it touches nothing outside the script, so it passes no gate. */
export function createContentService(realm: Realm): ContentService {
  return strict(realm, 'ContentService', {
    MimeType: enumeration('MimeType', Object.keys(mimeTypes)),
    createTextOutput: (content) => createTextOutput(realm, content),
  });
}
