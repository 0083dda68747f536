/** Keys with the scopes of one operation and no others, against that operation: what its answers tell of other records. */

import type { Route } from '../../src/core/api/operation.ts';
import { allRoutes } from '../../src/core/api/routes/all-routes.ts';
import { attemptsOn, unknownId } from './restricted-attempts.ts';
import { createRestrictedScene } from './restricted-scene.ts';

/** What the operations answer that a live key cannot carry out. */
const refused: Readonly<Record<string, number>> = { clearTestData: 403 };

const scene = createRestrictedScene();
const { call, keyWith, secretsFrom } = scene;
const attemptsAt = attemptsOn(scene);

// Events show whole records to whoever may read events or receive them: these scopes are for that.
const tellsEvents = ['events:read', 'webhooks:manage'];

// A document that a customer gets names the customer, and the invoice that it corrects.
const isDocument = /\/(html|pdf|ubl|cii|einvoice_check)$/;
const onDocuments = ['customers:read', 'invoices:read'];

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
    const told = isDocument.test(route.path) ? [...scopes, ...onDocuments] : scopes;
    const secrets = scopes.some((scope) => tellsEvents.includes(scope)) ? [] : secretsFrom(told);
    for (const [index, { what, path, options }] of attempts.entries()) {
      const answer = call(route.method, path, { ...options, key });
      if (index < 2 && what !== unknownId)
        expect({ what, status: answer.status, body: answer.body }).toMatchObject({
          status: refused[route.operationId] ?? route.successStatus,
        });
      const sent = path + JSON.stringify(options);
      const shown = JSON.stringify([answer.headers, answer.body]);
      const own = String(answer.body?.id);
      const leaked = secrets.filter((text) => shown.includes(text) && !sent.includes(text) && text !== own);
      expect({ what, status: answer.status, leaked, shown }).toMatchObject({ what, leaked: [] });
    }
  },
);
