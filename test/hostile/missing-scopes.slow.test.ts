/** Keys that have every scope but one, against every operation that needs this one. */
import { allScopes } from '../../src/core/access/scope-list.ts';
import { allRoutes } from '../../src/core/api/routes/all-routes.ts';
import { expectRefused } from '../contract/support/expect-answer.ts';
import { createTestWorkspace } from '../contract/support/test-workspace.ts';

const { call, create, createKey } = createTestWorkspace();
const known = create('invoices', { customer_name: 'Ada', total: 1 }).id as string;
const unknown = 'inv_01KEBZ00000000000000000000';

const operations = allRoutes.flatMap(({ method, path, scopes }) =>
  scopes.map((scope) => ({ scope, method, path })),
);

test.each(allScopes)('without %s, whatever needs it is refused, and no id is looked up', (scope) => {
  const key = createKey(allScopes.filter((one) => one !== scope).join(' '));
  const needing = operations.filter((operation) => operation.scope === scope);
  expect(needing).not.toEqual([]);
  for (const { method, path } of needing) {
    const [one, other] = [known, unknown].map((id) =>
      call(method, `/api/v1${path.replace('{id}', id)}`, { key, ...(method === 'GET' ? {} : { body: {} }) }),
    );
    for (const answer of [one, other])
      expectRefused(answer!, 403, 'insufficient_scope', { required_scope: scope });
    expect(withoutOwn(one!.body)).toEqual(withoutOwn(other!.body));
  }
});

function withoutOwn(problem: object): object {
  return { ...problem, instance: '', request_id: '' };
}
