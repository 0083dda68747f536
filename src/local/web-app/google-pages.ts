/** The HTML pages of Google's front end, with the words by which clients tell them apart. */
import { messagePage } from '../emulator/web-app/run-web-app.ts';
import { type PageKind, type PageLanguage, pageTexts } from './page-texts.ts';

export interface GooglePage {
  readonly status: number;
  readonly html: string;
}

/** The page in the language of the owner's account, whoever asks for it. */
export function googlePage(kind: PageKind, language: PageLanguage = 'en'): GooglePage {
  const { status, form, [language]: text } = pageTexts[kind];
  return { status, html: forms[form](text, language) };
}

const forms = {
  /** What Drive shows in place of a file. */
  drive: ({ title, text }: PageWords, language: PageLanguage): string =>
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head>` +
    `<body><div id="af-error-container"><p class="errorMessage">${text}</p></div></body></html>`,
  /** What Apps Script shows for an execution that failed or never began. */
  script: ({ title, text }: PageWords): string => messagePage(title, text),
  /** Where a person is sent to give a Google account. */
  sign_in: ({ title, text }: PageWords, language: PageLanguage): string =>
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head>` +
    `<body><h1>${text}</h1><form action="https://accounts.google.com/ServiceLogin"></form></body></html>`,
  /** The front end's own, which it never translates. */
  bare: ({ title, text }: PageWords): string =>
    `<HTML><HEAD><TITLE>${title}</TITLE></HEAD><BODY BGCOLOR="#FFFFFF" TEXT="#000000">` +
    `<H1>${title}</H1><H2>${text}</H2></BODY></HTML>`,
};

interface PageWords {
  readonly title: string;
  readonly text: string;
}
