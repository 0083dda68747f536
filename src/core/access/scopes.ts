/** Declares the scopes of API keys: the closed list, and the sets of them that owners choose from. */
import { resources } from '../resources/index.ts';

/** All scopes, in the order in which they are shown. Writing does not include reading. */
export const allScopes: readonly Scope[] = [
  ...resources.flatMap(({ plural }) => [`${plural}:read`, `${plural}:write`]),
  'events:read',
  'webhooks:manage',
];

/** Names one thing that a key may do with a kind of records, for example `invoices:read`. */
export type Scope = string;

/**
 * The sets offered in the developer area. `checkout` is for a shop or a form: it looks up products and creates
 * documents, but cannot read the customers and documents that are there, nor book a payment.
 */
export const scopePresets: Readonly<Record<'full' | 'read-only' | 'checkout', readonly Scope[]>> = {
  full: allScopes,
  'read-only': allScopes.filter((scope) => scope.endsWith(':read')),
  checkout: ['invoices:write', 'quotations:write', 'customers:write', 'products:read'],
};

/** True when the text names a scope. */
export function isScope(text: string): boolean {
  return allScopes.includes(text);
}

/** True when a key with these scopes may do what the needed scope names. */
export function hasScope(scopes: readonly Scope[], needed: Scope): boolean {
  return scopes.includes(needed);
}

/** True when a key with these scopes can change nothing, so that it may travel in a URL. */
export function isReadOnly(scopes: readonly Scope[]): boolean {
  return scopes.every((scope) => scope.endsWith(':read'));
}
