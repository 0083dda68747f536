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

/**
 * The id of the document whose cell shows this number or name, whatever the case of its letters unless several differ in
 * nothing else; or of the one draft whose customer or PO number this is; null for none. A search, and up to two more where nobody has the
 * number as it was typed.
 */
export function findNamedDocument(session: Session, resource: Resource, number: string): string | null {
  const table = recordTable(resource);
  const exact = findByText(session, table, 'number', [number]);
  if (exact.length > 0) return issuedFirst(exact)[0]?.id ?? null;
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
    if (!decoded.ok) return false;
    const { number, customer_name, po_number } = decoded.stored.record;
    return (
      number === null &&
      [customer_name, po_number].some((shown) => String(shown ?? '').toLowerCase() === wanted)
    );
  });
  return drafts.length === 1 ? (drafts[0]?.id ?? null) : null;
}

// A search by so many numbers is one pattern of some thousand characters.
const numbersPerSearch = 50;

/** The same for many numbers: a search for each fifty, and one for each number that nobody has as it was typed. */
export function findNamedDocuments(
  session: Session,
  resource: Resource,
  numbers: readonly string[],
): (number: string) => string | null {
  const wanted = [...new Set(numbers)];
  const [only] = wanted;
  if (only === undefined || wanted.length === 1)
    return (number) => findNamedDocument(session, resource, number);
  const known = new Map<string, string | null>();
  for (let start = 0; start < wanted.length; start += numbersPerSearch) {
    const few = wanted.slice(start, start + numbersPerSearch);
    const found = findByText(session, recordTable(resource), 'number', few);
    for (const number of few) {
      const [exact] = issuedFirst(found.filter((read) => hasText(read, resource, 'number', [number])));
      known.set(number, exact?.id ?? findNamedDocument(session, resource, number));
    }
  }
  return (number) => known.get(number) ?? null;
}

/** True for a row whose number is that of another document than the one whose line it says to be. */
export function namesAnother(record: JsonObject, row: LineRow): boolean {
  const { number, customer_name, po_number } = record;
  const names = number === null ? [displayName(record), customer_name, po_number] : [number];
  return (
    row.number !== '' && !names.some((name) => String(name ?? '').toLowerCase() === row.number.toLowerCase())
  );
}

// The number of a draft is not final: an issued document may have it by now.
function issuedFirst(found: readonly ReadRow[]): ReadRow[] {
  const isDraft = ({ decoded }: ReadRow): boolean => decoded.ok && decoded.stored.record.status === 'draft';
  return [...found.filter((one) => !isDraft(one)), ...found.filter(isDraft)];
}

/** The pattern of a text in any case: Google's search looks at the case of the letters of a pattern. */
export function inAnyCase(text: string): string {
  const pattern = text
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
  return `^${pattern}$`;
}
