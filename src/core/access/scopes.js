/** What an API key may do: the closed list of scopes, and the sets of them that owners choose from. */
import { resources } from '../resources/index.ts';
/** All scopes, in the order in which they are shown. Writing does not include reading. */
export const allScopes = [
  ...resources.flatMap(({ plural }) => [`${plural}:read`, `${plural}:write`]),
  'events:read',
  'webhooks:manage',
];
/**
 * The sets offered in the developer area. `checkout` is for a shop or a form: it looks up products and creates
 * documents, but cannot read the customers and documents that are there, nor book a payment.
 */
export const scopePresets = {
  full: allScopes,
  'read-only': allScopes.filter((scope) => scope.endsWith(':read')),
  checkout: ['invoices:write', 'quotations:write', 'customers:write', 'products:read'],
};
/** True when the text names a scope. */
export function isScope(text) {
  return allScopes.includes(text);
}
/** True when a key with these scopes may do what needs the scope. */
export function allows(scopes, needed) {
  return scopes.includes(needed);
}
/** True when a key with these scopes can change nothing, so that it may travel in a URL. */
export function isReadOnly(scopes) {
  return scopes.every((scope) => scope.endsWith(':read'));
}
