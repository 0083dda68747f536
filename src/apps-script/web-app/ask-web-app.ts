/** Asks a web app something, as a caller without an account does. */

/**
 * @param url null when the script is not deployed
 * @param query the path and what follows it, encoded
 * @returns the members of the answer; null when there is no address, or it answers something else
 */
export function askWebApp(url: string | null, query: string): Readonly<Record<string, unknown>> | null {
  if (url === null) return null;
  const answer = UrlFetchApp.fetch(`${url}?path=${query}`, { muteHttpExceptions: true });
  try {
    const { body } = JSON.parse(answer.getContentText()) as { body?: Record<string, unknown> | null };
    return body ?? null;
  } catch (_notJson) {
    return null;
  }
}
