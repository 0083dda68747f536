/** Lists the scopes that a key can have, and the sets of them that owners choose from. */
import { resources } from '../resources/index.ts';
import type { Resource } from '../schema/resource.ts';
import type { Scope } from './scopes.ts';

/** All scopes, in the order in which they are shown. None includes another: creating does not include reading. */
export const allScopes: readonly Scope[] = [
  ...resources.flatMap(scopesOf),
  'events:read',
  'webhooks:manage',
  'workspace:read',
  'workspace:write',
];

// Whoever may write the workspace can have invoices paid to another account: its owner grants that by name.
const presetScopes = allScopes.filter((scope) => scope !== 'workspace:write');

/**
 * The sets offered in the developer area. `checkout` is for a shop or a form, whose source everybody can read: it makes
 * documents and their customers, and reads and changes nothing.
 */
export const scopePresets: Readonly<Record<'full' | 'read-only' | 'checkout', readonly Scope[]>> = {
  full: presetScopes,
  'read-only': presetScopes.filter((scope) => scope.endsWith(':read')),
  checkout: ['customers:create', 'quotations:create', 'invoices:create'],
};

/** True when the text names a scope; `invoices:write` does, because keys of version 1.0 have it. */
export function isScope(text: string): boolean {
  return allScopes.includes(text) || allScopes.includes(text.replace(/:write$/, ':create'));
}

function scopesOf({ actionScope, plural }: Resource): Scope[] {
  if (actionScope !== undefined) return [`${plural}:read`, actionScope];
  return ['read', 'create', 'update'].map((verb) => `${plural}:${verb}`);
}
