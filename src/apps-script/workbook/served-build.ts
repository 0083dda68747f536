/** Asks the web app's own address which build it serves. */
import { webAppUrl } from '../developer-area/web-app-url.ts';
import { askWebApp } from '../web-app/ask-web-app.ts';

/**
 * Null when the script is not deployed, or its address answers something else.
 * @param url the address, when it is not yet known to be the script's
 */
export function servedBuild(url: string | null = webAppUrl()): string | null {
  const build = askWebApp(url, '/health')?.build;
  return typeof build === 'string' ? build : null;
}
