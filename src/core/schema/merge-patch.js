/** Objects are merged, null removes, everything else replaces. */
export function mergePatch(target, patch) {
  if (!isObject(patch)) return patch;
  const merged = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(merged[name], value);
  }
  return merged;
}
/** True for objects that are no lists. */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
