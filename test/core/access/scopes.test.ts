import { allScopes, isScope, scopePresets } from '../../../src/core/access/scope-list.ts';
import { hasScope, isReadOnly } from '../../../src/core/access/scopes.ts';
import { allRoutes } from '../../../src/core/api/routes/all-routes.ts';

describe('scopes', () => {
  test('are a closed list, and those of older keys are still good', () => {
    expect(isScope('invoices:read')).toBe(true);
    expect(isScope('invoices:write')).toBe(true);
    expect(isScope('invoices:delete')).toBe(false);
    expect(isScope('events:write')).toBe(false);
    expect(isScope('toString')).toBe(false);
    expect(new Set(allScopes).size).toBe(allScopes.length);
  });

  test('are those that the operations need, no more and no fewer', () => {
    const needed = new Set(allRoutes.flatMap(({ scopes }) => scopes));
    expect([...allScopes].sort()).toEqual([...needed].sort());
  });

  test('do not let a creator read or change, nor a reader write', () => {
    expect(hasScope(['invoices:create'], 'invoices:create')).toBe(true);
    expect(hasScope(['invoices:create'], 'invoices:update')).toBe(false);
    expect(hasScope(['invoices:create'], 'invoices:read')).toBe(false);
    expect(hasScope(['invoices:read'], 'invoices:create')).toBe(false);
    expect(hasScope(['invoices:read'], 'invoices:update')).toBe(false);
  });

  test('of keys made before creating and changing were told apart mean both', () => {
    expect(hasScope(['invoices:write'], 'invoices:create')).toBe(true);
    expect(hasScope(['invoices:write'], 'invoices:update')).toBe(true);
    expect(hasScope(['invoices:write'], 'invoices:read')).toBe(false);
    expect(hasScope(['invoices:write'], 'customers:create')).toBe(false);
  });

  test('are read-only when none of them changes anything', () => {
    expect(isReadOnly(scopePresets['read-only'])).toBe(true);
    expect(isReadOnly(scopePresets.full)).toBe(false);
    expect(isReadOnly(scopePresets.checkout)).toBe(false);
    expect(isReadOnly(['events:read', 'webhooks:manage'])).toBe(false);
  });

  test('of a checkout create documents and customers, and nothing else', () => {
    const needed = ['customers:create', 'quotations:create', 'invoices:create'];
    expect(allScopes.filter((scope) => hasScope(scopePresets.checkout, scope)).sort()).toEqual(needed.sort());
  });
});
