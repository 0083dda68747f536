/** Keys with the scopes of one operation and no others, against that operation: what its answers tell of other records. */

import type { Route } from '../../src/core/api/operation.ts';
import { allRoutes } from '../../src/core/api/routes/all-routes.ts';
import { attemptsOn, unknownId } from './restricted-attempts.ts';
import { createRestrictedScene } from './restricted-scene.ts';

const scene = createRestrictedScene();
const { call, keyWith, secretsFrom } = scene;
const attemptsAt = attemptsOn(scene);

// Events show whole records to whoever may read events or receive them: these scopes are for that.
const tellsEvents = ['events:read', 'webhooks:manage'];

// What a key has made itself is no secret: it reads before it writes.
const reads = allRoutes.filter(({ method }) => method === 'GET');
const byName = [...new Set([...reads, ...allRoutes])].map((route) => [route.operationId, route] as const);

/** The scopes of an operation, and those that its body may need as well. */
function scopesFor({ body, resource, scopes }: Route): string[] {
  const fields = body.kind === 'create' || body.kind === 'batch' ? Object.values(resource?.fields ?? {}) : [];
  return [...scopes, ...fields.flatMap(({ needs }) => (needs === undefined ? [] : [needs.scope]))];
}

test.each(byName)(
  '%s succeeds with its scopes alone, and tells nothing of what the key may not read',
  (_name, route) => {
    const scopes = scopesFor(route);
    const key = keyWith(scopes.length === 0 ? ['products:create'] : scopes);
    const attempts = attemptsAt(route);
    const secrets = scopes.some((scope) => tellsEvents.includes(scope)) ? [] : secretsFrom(scopes);
    for (const [index, { what, path, options }] of attempts.entries()) {
      const answer = call(route.method, path, { ...options, key });
      if (index < 2 && what !== unknownId)
        expect({ what, status: answer.status, body: answer.body }).toMatchObject({
          status: route.successStatus,
        });
      const sent = path + JSON.stringify(options);
      const told = JSON.stringify([answer.headers, answer.body]);
      const own = String(answer.body?.id);
      const leaked = secrets.filter((text) => told.includes(text) && !sent.includes(text) && text !== own);
      expect({ what, status: answer.status, leaked, told }).toMatchObject({ what, leaked: [] });
    }
  },
);
