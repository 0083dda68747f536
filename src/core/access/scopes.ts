/** Decides what the scopes of an API key allow. */

/** Names one thing that a key may do, for example `invoices:read`; each operation declares the scopes that it needs. */
export type Scope = string;

/**
 * True when a key with these scopes may do what the needed scope names. The scope `invoices:write` of older keys means
 * both `invoices:create` and `invoices:update`.
 */
export function hasScope(scopes: readonly Scope[], needed: Scope): boolean {
  return scopes.includes(needed) || scopes.includes(needed.replace(/(create|update)$/, 'write'));
}

/** True when a key with these scopes can change nothing, so that it may travel in a URL. */
export function isReadOnly(scopes: readonly Scope[]): boolean {
  return scopes.every((scope) => scope.endsWith(':read'));
}
