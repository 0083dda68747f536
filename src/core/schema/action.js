/** The names of the actions that a record allows now. */
export function allowedActions(actions, record) {
  return actions.filter((action) => allows(action, record)).map(({ name }) => name);
}
/** True when the record's status, and what else there is to it, allow the action. */
export function allows({ from, isAllowed }, record) {
  return (from === null || from.includes(String(record.status))) && (isAllowed?.(record) ?? true);
}
