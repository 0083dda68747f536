/** Reads the token with which the local runtime recognizes its own pages. */

/** The token; empty when the page was opened as a file. */
export function pageToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="page-token"]')?.content ?? '';
}
