/** Finds the token by which the local runtime knows its own pages. */

/** An empty text where the page was served by nobody. */
export function pageToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="page-token"]')?.content ?? '';
}
