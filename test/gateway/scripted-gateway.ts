/** A gateway whose web app answers from a list, with everything it sent and logged. */
import type { AccessLogEntry } from '../../src/gateway/http/access-log.ts';
import { createGateway } from '../../src/gateway/http/create-gateway.ts';
import type { GatewayOptions } from '../../src/gateway/http/gateway-options.ts';
import { type ScriptedAnswer, scriptFetch, stored } from './scripted-fetch.ts';

/** The web app that the gateway calls. */
export const EXEC_URL = 'https://script.google.com/macros/s/abc/exec';

/** A well-formed key that does not exist. */
export const KEY = 'bbk_live_000000000000000000000000000000002wjyrI';

/** A list as the web app stores it. */
export const LIST = stored(200, { object: 'list' }, { 'X-Request-Id': 'req_up' });

/** The headers of a caller with that key. */
export const withKey = { headers: { 'x-api-key': KEY } };

/** Opens a gateway for the only workspace and for one named acme. */
export function openScriptedGateway(
  answers: readonly ScriptedAnswer[],
  changes: Partial<GatewayOptions> = {},
) {
  const { fetch, sent } = scriptFetch(answers);
  const logged: AccessLogEntry[] = [];
  const app = createGateway({
    workspaces: (name) => (name === null || name === 'acme' ? { execUrl: EXEC_URL } : null),
    fetch,
    sleep: async () => undefined,
    log: (entry) => logged.push(entry),
    ...changes,
  });
  return { app, sent, logged, executed: () => sent.filter(({ url }) => url === EXEC_URL).length };
}
