/** Answers what the API is, and which key is asking. */
import { rateLimit, rateWindowMs } from '../../access/rate-limit.ts';
import { workspaceIdOf } from '../../store/save-settings.ts';
import { basePath } from '../base-path.ts';
import { livemodeOf } from '../../store/show-record.ts';
import type { Answer, Call } from '../operation.ts';

/** Answers a caller at the root of the API. */
export function getApi(names: readonly string[]): Answer {
  const links = Object.fromEntries(names.map((name) => [name, `${basePath}/${name}`]));
  return { status: 200, body: JSON.stringify({ object: 'api', version: 'v1', links }) };
}

/** Shows the caller its key, and the workspace that the key opens. */
export function getMe({ session: { settings, workspace }, key }: Call): Answer {
  const { id, name, last4, scopes, created_at, expires_at } = key;
  const { currency, time_zone: timezone, payment_terms_days } = settings;
  const body = {
    object: 'me',
    livemode: livemodeOf(workspace),
    key: { id, name, last4, scopes, created_at, expires_at },
    rate_limit: { limit: rateLimit, window_seconds: rateWindowMs / 1000 },
    workspace: {
      id: workspaceIdOf(workspace, settings),
      name: settings.name,
      currency,
      timezone,
      payment_terms_days,
    },
  };
  return { status: 200, body: JSON.stringify(body) };
}
