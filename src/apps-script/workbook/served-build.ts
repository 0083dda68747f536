/** Asks the web app which build it serves. */
import { webAppUrl } from '../developer-area/web-app-url.ts';
import { askWebApp } from '../web-app/ask-web-app.ts';

/**
 * The id of the served build; null when the script is not deployed, or its address gives another answer.
 * @param url an address to check instead of the stored one
 */
export function servedBuild(url: string | null = webAppUrl()): string | null {
  const build = askWebApp(url, '/health')?.build;
  return typeof build === 'string' ? build : null;
}
