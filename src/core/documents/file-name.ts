/** Names the files of documents by their numbers. */

/** A number without the signs that file systems and headers take for something else. */
export function fileNameOf(number: string): string {
  return number.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+/, '') || 'document';
}
