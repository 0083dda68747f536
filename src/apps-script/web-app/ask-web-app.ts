/** Sends a GET to a web app without a Google account, as callers of the API do. */

/**
 * @param url null when the script is not deployed
 * @param query the path and the further parameters, encoded
 * @returns the members of the JSON answer; null when there is no address, or no JSON comes back
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
