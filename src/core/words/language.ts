/** Names the languages of documents. */

const languages = ['en', 'de', 'fr', 'nl', 'es', 'it'] as const;

export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language =>
  (languages as readonly unknown[]).includes(text);

/** A language of documents; the first of the candidates that is one, else English. */
export function languageOf(...candidates: readonly unknown[]): Language {
  return candidates.find(isLanguage) ?? 'en';
}
