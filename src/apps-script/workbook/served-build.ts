/** Asks the web app which build it serves. */
import { webAppUrl } from '../developer-area/web-app-url.ts';
import { askWebApp } from '../web-app/ask-web-app.ts';

/** The id of the served build; null when the script is not deployed, or its address gives another answer. */
export function servedBuild(): string | null {
  const url = webAppUrl();
  const answer = url === null ? null : askWebApp(url, '/health');
  const build = answer !== null && 'body' in answer ? answer.body.build : null;
  return typeof build === 'string' ? build : null;
}
