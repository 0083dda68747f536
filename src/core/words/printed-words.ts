/** Holds the words of printed documents in every language of documents. */
import type { Language } from './language.ts';
import { de } from './printed/de.ts';
import { en, type PrintedWords } from './printed/en.ts';
import { es } from './printed/es.ts';
import { fr } from './printed/fr.ts';
import { it } from './printed/it.ts';
import { nl } from './printed/nl.ts';

export type { PrintedWords };

export const printedWords: Readonly<Record<Language, PrintedWords>> = { en, de, fr, nl, es, it };
