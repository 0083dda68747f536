/** Asks the web app's own address which build it serves. */
import { webAppUrl } from '../developer-area/web-app-url.ts';

/**
 * Null when the script is not deployed, or its address answers something else.
 * @param url the address, when it is not yet known to be the script's
 */
export function servedBuild(url: string | null = webAppUrl()): string | null {
  if (url === null) return null;
  const answer = UrlFetchApp.fetch(`${url}?path=/health`, { muteHttpExceptions: true }).getContentText();
  try {
    const { body } = JSON.parse(answer) as { body?: { build?: unknown } };
    return typeof body?.build === 'string' ? body.build : null;
  } catch (_notJson) {
    return null;
  }
}
