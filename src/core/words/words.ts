/** Holds the words of documents, pages and mails in every language of documents, and puts those of the business in place. */
import { mailWords, type MailWords } from './mail-words.ts';
import type { Language } from './language.ts';
import { ownWords } from './own-words.ts';
import { pageWords, type PageWords } from './page-words.ts';
import { printedWords, type PrintedWords } from './printed-words.ts';

export interface Words {
  /** Of printed documents. */
  readonly printed: PrintedWords;
  /** Of the pages around them. */
  readonly page: PageWords;
  /** Of the mails that lead to them. */
  readonly mail: MailWords;
}

/** @param own the setting `document_words` */
export function wordsOf(language: Language, own: string | null): Words {
  const words: Record<keyof Words, object> = {
    printed: printedWords[language],
    page: pageWords[language],
    mail: mailWords[language],
  };
  for (const { language: of, group, path, text } of ownWords(own))
    if (of === language) words[group] = withWord(words[group], path, text);
  // A word of the business stands where the usual one stood.
  return words as unknown as Words;
}

function withWord(words: object, [name = '', member]: readonly string[], text: string): object {
  if (member === undefined) return { ...words, [name]: text };
  return { ...words, [name]: { ...(words as Record<string, object>)[name], [member]: text } };
}
