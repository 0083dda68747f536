/** Holds the words of the pages that customers see in every language of documents. */
import type { Language } from '../print/words.ts';
import { de } from './words/de.ts';
import { en, type PageWords } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';

export type { PageWords };

/** The words of the pages, by language. */
export const pageWords: Readonly<Record<Language, PageWords>> = { en, de, fr, nl, es, it };
