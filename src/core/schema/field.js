/** True for fields that a caller may give. */
export function isGiven({ mode }) {
  return mode === 'required' || mode === 'optional' || mode === 'always' || mode === 'input';
}
/** True for fields that a record keeps. */
export function isStored({ mode }) {
  return mode !== 'derived' && mode !== 'input';
}
/** True for fields whose cell a person may correct: the others are the API's to decide. */
export function isCorrectable(field) {
  return isGiven(field) && field.createOnly !== true && field.column?.computed !== true;
}
/** True for fields that an answer shows. */
export function isShown({ mode }) {
  return mode !== 'internal' && mode !== 'input';
}
/** Must be given on creation. */
export function required(kind, description, options = {}) {
  return { kind, mode: 'required', description, ...options };
}
/** May be given; null when it was not. */
export function optional(kind, description, options = {}) {
  return { kind, mode: 'optional', description, ...options };
}
/** May be given; the server fills a default when it was not. */
export function defaulted(kind, description, options = {}) {
  return { kind, mode: 'always', description, ...options };
}
/** Set by the server, null while it has no value. */
export function server(kind, description, options = {}) {
  return { kind, mode: 'server', description, ...options };
}
/** Set by the server, never null. */
export function stamped(kind, description, options = {}) {
  return { kind, mode: 'stamped', description, ...options };
}
/** May be given on creation, and shows in other fields only. */
export function input(kind, description) {
  return { kind, mode: 'input', description };
}
/** Stored for the store's own searches, never shown. */
export function internal(kind, description, options = {}) {
  return { kind, mode: 'internal', description, ...options };
}
/**
 * Computed whenever the record is shown, never stored.
 * @param from what a flag depends on, so that a list need not read more to tell
 */
export function derived(kind, description, from) {
  return { kind, mode: 'derived', description, ...(from !== undefined && { from }) };
}
