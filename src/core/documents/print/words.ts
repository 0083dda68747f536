/** Holds the words of printed documents in every language of documents. */
import { de } from './words/de.ts';
import { en, type Words } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';

export type Language = 'en' | 'de' | 'fr' | 'nl' | 'es' | 'it';

const byLanguage: Readonly<Record<Language, Words>> = { en, de, fr, nl, es, it };

/** The words of the language. */
export function wordsOf(language: Language): Words {
  return byLanguage[language];
}

/** A language of documents; the first of the candidates that is one, else English. */
export function languageOf(...candidates: readonly unknown[]): Language {
  const found = candidates.find((one): one is Language => typeof one === 'string' && one in byLanguage);
  return found ?? 'en';
}
