/** The HTML pages of Google's front end, in the languages that the emulator's owner can have. */
import { tooManyAtOnce } from './execution-slots.ts';
import { messagePage } from '../web-app/run-web-app.ts';

export interface GooglePage {
  readonly status: number;
  readonly html: string;
}

/** The page in the language of the owner's account; the caller's language makes no difference. */
export function googlePage(kind: PageKind, language: PageLanguage = 'en'): GooglePage {
  const { status, form, [language]: text } = pageTexts[kind];
  return { status, html: forms[form](text, language) };
}

const forms = {
  /** Drive's page in place of a file. */
  drive: ({ title, text }: PageWords, language: PageLanguage): string =>
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head>` +
    `<body><div id="af-error-container"><p class="errorMessage">${text}</p></div></body></html>`,
  /** The page of Apps Script for an execution that failed or never began. */
  script: ({ title, text }: PageWords): string => messagePage(title, text),
  /** The page that asks a person to sign in to Google. */
  sign_in: ({ title, text }: PageWords, language: PageLanguage): string =>
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head>` +
    `<body><h1>${text}</h1><form action="https://accounts.google.com/ServiceLogin"></form></body></html>`,
  /** The front end's own page, which Google never translates. */
  bare: ({ title, text }: PageWords): string =>
    `<HTML><HEAD><TITLE>${title}</TITLE></HEAD><BODY BGCOLOR="#FFFFFF" TEXT="#000000">` +
    `<H1>${title}</H1><H2>${text}</H2></BODY></HTML>`,
};

interface PageWords {
  readonly title: string;
  readonly text: string;
}

export type PageLanguage = 'en' | 'de';

/** Every page that a caller of a web app can meet. */
export type PageKind = keyof typeof pageTexts;

/**
 * English: the quota page of Google's documentation, and tanaikech's table of web-app errors. German: no source
 * lists these sentences, so they are assumed; that pages are translated, and that names of services and
 * functions are not, was reported.
 */
export const pageTexts = {
  /** No deployment has that id; answered by the first hop. */
  unknown_deployment: {
    status: 404,
    form: 'drive',
    en: { title: 'Page Not Found', text: 'Sorry, the file you have requested does not exist.' },
    de: { title: 'Seite nicht gefunden', text: 'Die angeforderte Datei ist leider nicht vorhanden.' },
  },
  /** The second hop; it comes in bursts although the script has run. */
  echo_not_found: {
    status: 404,
    form: 'drive',
    en: { title: 'Page Not Found', text: 'Sorry, unable to open the file at this time.' },
    de: { title: 'Seite nicht gefunden', text: 'Die Datei kann derzeit leider nicht geöffnet werden.' },
  },
  /** A method that Google hands to no script, or a parameter name that Google reserves. */
  method_refused: {
    status: 405,
    form: 'drive',
    en: {
      title: 'Page Not Found',
      text: 'Sorry, the file you have requested does not exist. Please check the address and try again.',
    },
    de: {
      title: 'Seite nicht gefunden',
      text: 'Die angeforderte Datei ist leider nicht vorhanden. Prüfen Sie die Adresse.',
    },
  },
  /** A HEAD request. */
  access_denied: {
    status: 403,
    form: 'drive',
    en: { title: 'Google Drive - Access Denied', text: 'You need access' },
    de: { title: 'Google Drive – Zugriff verweigert', text: 'Zugriff erforderlich' },
  },
  /** An anonymous caller with a path after `/exec`, of `/dev`, or of a deployment that is not for everyone. */
  sign_in: {
    status: 200,
    form: 'sign_in',
    en: { title: 'Sign in - Google Accounts', text: 'Meet Google Drive – One place for all your files' },
    de: { title: 'Anmelden – Google Konten', text: 'Google Drive – ein Ort für alle Ihre Dateien' },
  },
  /** A request with an Authorization header, which Google takes for one of its own tokens. */
  unauthorized: {
    status: 401,
    form: 'bare',
    en: { title: 'Unauthorized', text: 'Error 401' },
    de: { title: 'Unauthorized', text: 'Error 401' },
  },
  /** The script threw an error that it did not catch. */
  script_error: {
    status: 200,
    form: 'script',
    en: { title: 'Error', text: 'TypeError: Cannot read properties of null (line 12, file "Code")' },
    de: { title: 'Fehler', text: 'TypeError: Cannot read properties of null (Zeile 12, Datei "Code")' },
  },
  too_many_per_second: {
    status: 200,
    form: 'script',
    en: {
      title: 'Error',
      text: 'Service invoked too many times in a short time: exec qps. Try Utilities.sleep(1000) between calls.',
    },
    de: {
      title: 'Fehler',
      text: 'Der Dienst wurde in kurzer Zeit zu oft aufgerufen: exec qps. Rufen Sie dazwischen Utilities.sleep(1000) auf.',
    },
  },
  /** The owner has 30 executions under way. */
  too_many_simultaneous: {
    status: 200,
    form: 'script',
    en: {
      title: 'Error',
      text: tooManyAtOnce,
    },
    de: {
      title: 'Fehler',
      text: 'Für dieses Google-Nutzerkonto werden zu viele Skripts gleichzeitig ausgeführt.',
    },
  },
  daily_quota: {
    status: 200,
    form: 'script',
    en: { title: 'Error', text: 'Service invoked too many times for one day: properties read.' },
    de: { title: 'Fehler', text: 'Der Dienst wurde an einem Tag zu oft aufgerufen: properties read.' },
  },
  /** Six minutes are over; what was flushed before is there. */
  ran_too_long: {
    status: 200,
    form: 'script',
    en: { title: 'Error', text: 'Exceeded maximum execution time' },
    de: { title: 'Fehler', text: 'Maximale Ausführungszeit überschritten' },
  },
  /** The deployed version has no such entry point. */
  missing_function: {
    status: 200,
    form: 'script',
    en: { title: 'Error', text: 'Script function not found: doPost' },
    de: { title: 'Fehler', text: 'Skriptfunktion nicht gefunden: doPost' },
  },
  /** A new version needs a consent that the owner has not given. */
  no_consent: {
    status: 200,
    form: 'script',
    en: { title: 'Error', text: 'Authorization is required to perform that action.' },
    de: { title: 'Fehler', text: 'Für diese Aktion ist eine Autorisierung erforderlich.' },
  },
} as const;
