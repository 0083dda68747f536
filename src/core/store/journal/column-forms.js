import { lostEntries } from './lost-entries.ts';
/** The form of each column's cells, by header; a mark and what a caller did not send may be blank. */
export const columnForms = {
  transaction: /^\d+$/,
  at: /^\d{4}-\d\d-\d\dT.+Z$/,
  idempotency_key: /^([\da-f]{64})?$/,
  fingerprint: /^([A-Z]+ [\da-f]{64})?$/,
  applied: /^(applied .+)?$/,
  fanned_out: /^(fanned_out .+)?$/,
  // Whole, because numbers would begin anew from a part of it.
  series: /^\{(?:"(?:[^"\\]|\\.)*":\d+(?:,(?=")|(?=\})))*\}$/,
  answer: /^\{"status":/,
  events: /^\[(\{"id":|\]$)/,
  records: /^\[\{"object":/,
  text: /^\{/,
};
const forms = Object.values(columnForms);
/**
 * @param cells of an entry, from the first column on
 * @throws Refusal workspace_misconfigured when one of them belongs to another column
 */
export function proveColumns(cells) {
  const isProven = forms.every((form, index) => index >= cells.length || form.test(String(cells[index])));
  if (!isProven) throw lostEntries();
}
