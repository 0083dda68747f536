/** Orders records by the value that a list is sorted by, and those of equal values by their ids. */
import { compareDecimals } from '../../billing/decimal.ts';
import type { RecordTable } from '../table.ts';

export interface Sort {
  /** Null: by creation, which the ids tell. */
  readonly field: string | null;
  readonly isDescending: boolean;
}

/** A record's place in a sorted list. */
export interface Position {
  /** The sort field's value as text; null stands behind all others. */
  readonly value: string | null;
  readonly id: string;
}

/** The value of a record's position. */
export function sortValue({ field }: Sort, record: Readonly<Record<string, unknown>>): string | null {
  const value = field === null ? null : record[field];
  return value === null || value === undefined ? null : String(value);
}

/** Compares values in the order of the list, without a look at ids. */
export function valueOrder(
  table: RecordTable,
  { field, isDescending }: Sort,
): (one: string | null, other: string | null) => number {
  const compare =
    table.resource.fields[field ?? '']?.kind.compares === 'number' ? compareDecimals : compareTexts;
  return (one, other) => {
    if (one === other) return 0;
    if (one === null) return 1;
    if (other === null) return -1;
    return (isDescending ? -1 : 1) * compare(one, other);
  };
}

/** Compares positions in the order of the list. */
export function positionOrder(table: RecordTable, sort: Sort): (one: Position, other: Position) => number {
  const compareValues = valueOrder(table, sort);
  const direction = sort.isDescending ? -1 : 1;
  return (one, other) => compareValues(one.value, other.value) || direction * compareTexts(one.id, other.id);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
