import { allScopes, hasScope, isReadOnly, isScope, scopePresets } from '../../../src/core/access/scopes.ts';

describe('scopes', () => {
  test('are a closed list', () => {
    expect(isScope('invoices:read')).toBe(true);
    expect(isScope('invoices:delete')).toBe(false);
    expect(isScope('toString')).toBe(false);
    expect(new Set(allScopes).size).toBe(12);
  });

  test('do not let a writer read, nor a reader write', () => {
    expect(hasScope(['invoices:write'], 'invoices:write')).toBe(true);
    expect(hasScope(['invoices:write'], 'invoices:read')).toBe(false);
    expect(hasScope(['invoices:read'], 'invoices:write')).toBe(false);
  });

  test('are read-only when none of them changes anything', () => {
    expect(isReadOnly(scopePresets['read-only'])).toBe(true);
    expect(isReadOnly(scopePresets.full)).toBe(false);
    expect(isReadOnly(scopePresets.checkout)).toBe(false);
    expect(isReadOnly(['events:read', 'webhooks:manage'])).toBe(false);
  });

  test('of a checkout create documents but reveal no customer and book no payment', () => {
    expect(hasScope(scopePresets.checkout, 'invoices:write')).toBe(true);
    expect(hasScope(scopePresets.checkout, 'products:read')).toBe(true);
    expect(hasScope(scopePresets.checkout, 'customers:read')).toBe(false);
    expect(hasScope(scopePresets.checkout, 'payments:write')).toBe(false);
  });
});
