/** Asks the web app which build it serves. */
import type { Workspace } from '../../core/workspace.ts';
import { webAppUrl } from '../developer-area/web-app-url.ts';
import { askWebApp } from '../web-app/ask-web-app.ts';

/**
 * True when nothing but this build can be served: the triggers run the pushed code at once, and the web app runs what was
 * deployed. The local runtime has no deployment.
 */
export function isServed({ build }: Pick<Workspace, 'build'>): boolean {
  return build.keyMode === 'local' || webAppUrl() === null || servedBuild() === build.id;
}

/** The id of the served build; null when the script is not deployed, or its address gives another answer. */
function servedBuild(): string | null {
  const url = webAppUrl();
  const answer = url === null ? null : askWebApp(url, '/health');
  const build = answer !== null && 'body' in answer ? answer.body.build : null;
  return typeof build === 'string' ? build : null;
}
