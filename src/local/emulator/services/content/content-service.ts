/** Google's ContentService. */
import type { Realm } from '../../realm/realm.ts';
import { enumeration, strict } from '../../realm/strict.ts';
import { createTextOutput, type TextOutput } from './text-output.ts';

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

interface ContentService {
  readonly MimeType: Readonly<Record<keyof typeof mimeTypes, string>>;
  createTextOutput(content?: unknown): TextOutput;
}

/** The service; it touches nothing outside the script, so it passes no gate. */
export function createContentService(realm: Realm): ContentService {
  return strict(realm, 'ContentService', {
    MimeType: enumeration('MimeType', Object.keys(mimeTypes) as (keyof typeof mimeTypes)[]),
    createTextOutput: (content = '') => createTextOutput(realm, content),
  });
}
