/** Reads a workspace out, one page of one resource after the other. */
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { readNewest } from '../store/page/newest-page.ts';
import type { Session } from '../store/session.ts';
import { recordTable } from '../store/table.ts';
import { flatten } from './flat-record.ts';
import { exportedRecord } from './exported-record.ts';

/** Some records of a resource, the newest first. */
export interface ExportPage {
  readonly records: readonly JsonObject[];
  /** The same as rows of a table. */
  readonly rows: readonly (readonly string[])[];
  /** Rows that cannot be read until a person corrects them, a sentence each. */
  readonly unreadable: readonly string[];
  /** Where the next page begins, null behind the last. */
  readonly next: number | null;
}

// At most a few hundred kB in one answer to a page.
const pageRecords = 200;

/** @param before where the page begins; null for the newest records */
export function exportPage(session: Session, resource: Resource, before: number | null): ExportPage {
  const { rows, hasMore } = readNewest(session, recordTable(resource), pageRecords, before);
  const records: JsonObject[] = [];
  const unreadable: string[] = [];
  for (const { row, decoded } of rows) {
    if (decoded.ok) records.push(exportedRecord(resource, decoded.stored.record));
    else
      unreadable.push(
        `${resource.sheet}, row ${row}: ${decoded.quarantine.column} ${decoded.quarantine.reason}.`,
      );
  }
  const table = records.map((record) => flatten(resource.fields, record));
  return { records, rows: table, unreadable, next: hasMore ? (rows[rows.length - 1]?.seq ?? null) : null };
}
