/** Names the languages of documents. */

export const languages = ['en', 'de', 'fr', 'nl', 'es', 'it'] as const;

export type Language = (typeof languages)[number];

/** True for a language of documents. */
export function isLanguage(text: unknown): text is Language {
  return (languages as readonly unknown[]).includes(text);
}

/** A language of documents; the first of the candidates that is one, else English. */
export function languageOf(...candidates: readonly unknown[]): Language {
  return candidates.find(isLanguage) ?? 'en';
}
