/** The conditions of a list, and which fields and records they are about. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Layout } from '../layout.ts';
import type { Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import type { Sort } from '../page/positions.ts';
import type { ReadRow } from '../read/read-records.ts';

export interface Condition {
  /** Stored fields that it depends on. */
  readonly needs: readonly string[];
  readonly holds: (record: JsonObject) => boolean;
  /** The condition holds exactly where each of these searches has a hit. */
  readonly searches?: readonly Search[];
  /** Finds the rows where it holds by a way of its own. */
  readonly finder?: Finder;
}

/** A way to find the rows of records whose fields have no columns of their own. */
export interface Finder {
  /** The rows whose records meet the condition, from top to bottom, and those that cannot be read. */
  find(session: Session, table: RecordTable, layout: Layout): readonly number[];
  /** False for another row than the one found there: a person has moved rows since. */
  stillFits(row: ReadRow, table: RecordTable): boolean;
}

/** A search that Google can do by itself. */
export interface Search {
  /** The fields whose cells are searched; a hit in one of them is enough. */
  readonly fields: readonly string[];
  /** A regular expression that matches somewhere in the cell. */
  readonly pattern: string;
}

/** The fields that conditions and an order depend on. */
export function fieldsNeeded(conditions: readonly Condition[], { field }: Sort): string[] {
  const names = conditions.flatMap(({ needs }) => needs);
  return [...new Set(field === null ? names : [...names, field])];
}

/** True for a record whose cells cannot be read, too: it is on the page, which counts how many it cannot show. */
export function mayHold(conditions: readonly Condition[], record: JsonObject): boolean {
  return conditions.every(({ needs, holds }) => needs.some((name) => !(name in record)) || holds(record));
}
