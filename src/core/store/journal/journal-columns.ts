/**
 * Recognises the journal's columns by the form of their cells. The journal is read from its end, far from its header,
 * and reading the header too would cost every write a document call; so each column holds texts that no other could
 * hold.
 */
import { misconfigured, type Refusal } from '../../errors/refusal.ts';
import type { Cell } from '../../workspace.ts';
import type { ChangeKind } from '../write/record-change.ts';

/**
 * The form of each column's cells, by header; marks, keys and fingerprints may be blank. An entry of several requests has
 * a key and a fingerprint for each.
 */
export const columnForms = {
  transaction: /^\d+$/,
  at: /^\d{4}-\d\d-\d\dT.+Z$/,
  idempotency_key: /^([\da-f]{64})?(,([\da-f]{64})?)*$/,
  fingerprint: /^([A-Z]+ [\da-f]{64})?(,([A-Z]+ [\da-f]{64})?)*$/,
  applied: /^(applied .+)?$/,
  fanned_out: /^(fanned_out .+)?$/,
  // The whole text is checked, because numbers would begin anew if a part of it were lost.
  series: /^\{(?:"(?:[^"\\]|\\.)*":\d+(?:,(?=")|(?=\})))*\}$/,
  answer: /^\{"status":/,
  events: /^\[(\{"id":|\]$)/,
  records: /^\[\{"object":/,
  text: /^\{/,
} as const;

// Version 1.0 gave two kinds of changes other names, which its journals still hold.
const kindTexts: Readonly<Partial<Record<ChangeKind, string>>> = { recorded: 'told', restored: 'returned' };
const kindNames: Readonly<Record<string, ChangeKind>> = { told: 'recorded', returned: 'restored' };

/** The text of a kind of change in the journal. */
export function kindText(kind: ChangeKind): string {
  return kindTexts[kind] ?? kind;
}

/** The kind of change with this text in the journal. */
export function kindOf(text: string): ChangeKind {
  return kindNames[text] ?? (text as ChangeKind);
}

const forms = Object.values(columnForms);

/** True when each of these cells of an entry, from the first column on, has the form of its column. */
export function areInColumns(cells: readonly Cell[]): boolean {
  return forms.every((form, index) => index >= cells.length || form.test(String(cells[index])));
}

/**
 * @param cells of an entry, from the first column on
 * @throws Refusal workspace_misconfigured when one of them belongs to another column
 */
export function proveColumns(cells: readonly Cell[]): void {
  if (!areInColumns(cells)) throw lostEntries();
}

/** The refusal of a journal that is not as the API left it: only a person can restore what is missing. */
export function lostEntries(): Refusal {
  return misconfigured(
    'The hidden sheet "journal" has lost entries or columns. Restore it from the version history of the spreadsheet.',
    { sheet: 'journal' },
  );
}
