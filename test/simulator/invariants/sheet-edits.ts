/** Invariants of sheet edits: the API shows at the end what people typed, and their edits change nothing else. */
import type { JournalEntry, JournalRecord } from '../../../src/core/store/journal/journal-entry.ts';
import {
  isOfCaller,
  type RunHistory,
  parsedRecord,
  type RecordState,
  withStatesBefore,
} from '../oracle/run-history.ts';
import { fieldOf, mayBeTyped, shows } from '../oracle/typed-fields.ts';
import { typedName } from '../workloads/typed-cells.ts';
import type { Invariant } from './invariant.ts';

export const editsKept: Invariant = {
  name: 'what people type is kept',
  check: (run) => [...lostCells(run), ...typedRows(run), ...foreignChanges(run)],
};

/** Checks the last text typed into each cell, unless a client has written that field. */
function lostCells(run: RunHistory): string[] {
  const { typed, deletedIds, duplicatedIds, shortened } = run.world;
  const last = new Map(typed.map((cell) => [`${cell.id} ${cell.header}`, cell]));
  return [...last.values()].flatMap((cell) => {
    const { id, header, text } = cell;
    const field = fieldOf(cell);
    if (
      field === undefined ||
      deletedIds.has(id) ||
      duplicatedIds.has(id) ||
      shortened.has(id) ||
      mayBeOverwritten(run, id, field)
    )
      return [];
    const shown = shownAtEnd(run, id);
    return shown === null || !mayBeTyped(shown) || shows(shown, cell)
      ? []
      : [`${header} of ${id} is ${JSON.stringify(shown[field])} and was typed as ${text}`];
  });
}

function mayBeOverwritten({ exchanges }: RunHistory, id: string, field: string): boolean {
  return exchanges.some(
    ({ call }) =>
      call.method !== 'GET' &&
      call.path.includes(id) &&
      // A document that is issued, or whose other fields are written, may be so before its lines are settled.
      (field === 'items' || (typeof call.body === 'object' && call.body !== null && field in call.body)),
  );
}

/** The record in the list at the end, or without one as it was committed last; null when it is deleted. */
function shownAtEnd({ finalReads, last }: RunHistory, id: string): RecordState | null {
  const latest = last.get(id);
  if (latest === undefined || latest.record.kind === 'deleted') return null;
  const list = finalReads.lists.get(`${latest.record.object}s`);
  const listed = (list?.body.data as readonly RecordState[] | undefined)?.find((record) => record.id === id);
  return listed ?? parsedRecord(latest.record);
}

/** Each row that was typed is one record. */
function typedRows({ journal, world }: RunHistory): string[] {
  const made = journal
    .flatMap(({ records }) => records)
    .filter((record) => record.kind === 'created' && parsedRecord(record).name === typedName).length;
  return made === world.typedCustomers
    ? []
    : [`${world.typedCustomers} customers were typed, and ${made} were made of them`];
}

/** The fields that a client gives a record; sums, dates and numbers follow from these and from the status. */
const given = [
  ...[
    'name',
    'email',
    'phone',
    'company',
    'contact_name',
    'tax_ids',
    'billing_address',
    'description',
    'sku',
  ],
  ...['notes', 'terms', 'po_number', 'external_id', 'metadata', 'title', 'customer_id', 'currency', 'items'],
  ...['discount', 'discount_percent', 'tax_inclusive', 'amount', 'method', 'reference', 'invoice_id'],
];

function foreignChanges({ journal, scene, world }: RunHistory): string[] {
  const typed = new Set([
    ...world.typed.map((cell) => `${cell.id} ${fieldOf(cell)}`),
    ...[...world.shortened].map((id) => `${id} items`),
  ]);
  return withStatesBefore(journal, (entry, states) => {
    const isOfHands = entry.transaction > scene.journal.length && !isOfCaller(entry);
    return isOfHands
      ? entry.records.flatMap((record) => changesOf(entry, record, states.get(record.id), typed))
      : [];
  });
}

function changesOf(
  { transaction }: JournalEntry,
  record: JournalRecord,
  before: RecordState | undefined,
  typed: ReadonlySet<string>,
): string[] {
  if (record.kind !== 'updated' || before === undefined) return [];
  const { id } = record;
  const after = parsedRecord(record);
  // Its invoice's fate is written into the quotation.
  const names = record.object === 'quotation' ? given.filter((name) => name !== 'invoice_id') : given;
  return names
    .filter(
      (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]) && !typed.has(`${id} ${name}`),
    )
    .map((name) => `transaction ${transaction} changes ${name} of ${id}, where nobody has typed`);
}
