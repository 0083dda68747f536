/** Holds the words of the pages that customers see in every language of documents. */
import type { Language } from './language.ts';
import { de } from './pages/de.ts';
import { en, type PageWords } from './pages/en.ts';
import { es } from './pages/es.ts';
import { fr } from './pages/fr.ts';
import { it } from './pages/it.ts';
import { nl } from './pages/nl.ts';

export type { PageWords };

export const pageWords: Readonly<Record<Language, PageWords>> = { en, de, fr, nl, es, it };
