/** Finds the document that a line's row names by its number or by the name of its draft, as people do. */
import { displayName } from '../../schema/draft-name.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { findByText, hasText } from '../../store/locate/find-record.ts';
import { withVerifiedColumns } from '../../store/locate/verified-columns.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import { readRowsAt } from '../rows/read-rows.ts';
import type { LineRow } from './line-rows.ts';

// A search by so many numbers is one pattern of some thousand characters.
const numbersPerSearch = 50;

/**
 * Makes the function that returns the id of the document whose cell shows a number or name, whatever the case of its
 * letters unless several differ in nothing else; or of the one draft whose customer or PO number this is; null for none.
 * A search for fifty of them, and up to two more for each that nobody has as it was typed.
 */
export function findNamedDocuments(
  session: Session,
  resource: Resource,
  numbers: readonly string[],
): (number: string) => string | null {
  const wanted = [...new Set(numbers)];
  const known = new Map<string, string | null>();
  for (let start = 0; start < wanted.length; start += numbersPerSearch) {
    const few = wanted.slice(start, start + numbersPerSearch);
    const found = findByText(session, recordTable(resource), 'number', few);
    for (const number of few) {
      const exact = found.filter((read) => hasText(read, resource, 'number', [number]));
      // The number of a draft is not final: an issued document may have it by now.
      const own = exact.find(isIssued) ?? exact[0];
      known.set(number, own === undefined ? findSeenAs(session, resource, number) : own.id);
    }
  }
  return (number) => known.get(number) ?? null;
}

function isIssued({ decoded }: ReadRow): boolean {
  return !decoded.ok || decoded.stored.record.status !== 'draft';
}

function findSeenAs(session: Session, resource: Resource, number: string): string | null {
  const table = recordTable(resource);
  const index = table.columns.findIndex(({ key }) => key === 'number');
  const { document } = session.workspace;
  const rows = withVerifiedColumns(session, table, (layout) =>
    document.find(table.sheet, layout[index] ?? 1, 2, inAnyCase(number), true),
  );
  const alike = readRowsAt(session, table, rows).filter(({ id }) => id !== '');
  if (alike.length > 0) return alike.length === 1 ? (alike[0]?.id ?? null) : null;
  return findDraftSeenAs(session, resource, number);
}

// People also see whom a draft is for. There are few drafts, however many documents there are.
function findDraftSeenAs(session: Session, resource: Resource, text: string): string | null {
  const wanted = text.toLowerCase();
  const drafts = findByText(session, recordTable(resource), 'status', ['draft']).filter(({ decoded }) => {
    const record = decoded.ok ? decoded.stored.record : null;
    return record?.number === null && namesOf(record).some((name) => name.toLowerCase() === wanted);
  });
  return drafts.length === 1 ? (drafts[0]?.id ?? null) : null;
}

/** All that people call a document by. */
export function namesOf(record: Readonly<JsonObject>): string[] {
  return [displayName(record), record.customer_name, record.po_number].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
}

/** True for a row whose number is that of another document than the one whose line it says to be. */
export function namesAnother(record: JsonObject, row: LineRow): boolean {
  const names = record.number === null ? namesOf(record) : [String(record.number)];
  return row.number !== '' && !names.some((name) => name.toLowerCase() === row.number.toLowerCase());
}

/** The pattern of a text in any case: Google's search looks at the case of the letters of a pattern. */
export function inAnyCase(text: string): string {
  const pattern = text
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
  return `^${pattern}$`;
}
