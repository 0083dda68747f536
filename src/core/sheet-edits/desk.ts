/** What the steps share while the lines of documents are being settled. */
import type { Resource } from '../schema/resource.ts';
import type { Session } from '../store/session.ts';
import type { Table } from '../store/table.ts';
import type { RowRange } from './settle-rows.ts';
import type { TypingHabits } from './typed-cell.ts';

export interface Desk {
  readonly session: Session;
  readonly resources: readonly Resource[];
  readonly resource: Resource;
  readonly table: Table;
  readonly habits: TypingHabits;
  /** The rows that the person has touched; null when that is not known. */
  readonly range: RowRange | null;
}
