/** Tests a web app as a stranger calls it: whether it answers, and whether it is the one of this script. */
import type { Workspace } from '../../core/workspace.ts';
import { askWebApp } from './ask-web-app.ts';
import { askLockProbe, lockProbeCacheName } from './lock-probe.ts';

/** `build`: what this script serves there. `fault`: what is wrong, and what the owner can do about it. */
export type TestedWebApp = { readonly build: string } | { readonly fault: string };

/**
 * Sends two requests.
 * @throws Exception of Google's when the address cannot be reached, or the script may not send requests
 */
export function testAddress({ cache, random }: Workspace, url: string): TestedWebApp {
  const health = askWebApp(url, '/health');
  if ('fault' in health) return health;
  const { build } = health.body;
  if (typeof build !== 'string')
    return {
      fault:
        'Another script answers at this address. Copy the Web app URL of this one: Deploy › Manage deployments.',
    };
  return holdsWord({ cache, random }, url)
    ? { build }
    : {
        fault:
          'The script of another spreadsheet answers at this address. In this spreadsheet choose Extensions › Apps Script, then Deploy › Manage deployments, and copy that Web app URL.',
      };
}

/** The cache keeps the word longer than Google lets a script wait for the web app's answer. */
export const probeWordSeconds = 120;

// Every copy of this script serves the same build, but each has a cache of its own; only with its word it answers the probe.
function holdsWord({ cache, random }: Pick<Workspace, 'cache' | 'random'>, url: string): boolean {
  const word = random.uuid();
  cache.put(lockProbeCacheName, word, probeWordSeconds);
  try {
    const answer = askLockProbe(url, word);
    return 'body' in answer && typeof answer.body.is_free === 'boolean';
  } finally {
    cache.remove(lockProbeCacheName);
  }
}
