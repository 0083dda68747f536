/** Knows which rows of a file are in the workspace already, so that a file can be imported again after a correction. */
import { canonicalDecimal, parseDecimal } from '../billing/decimal.ts';
import { normalizedName } from '../schema/normalized-name.ts';
import { isObject } from '../schema/merge-patch.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';

/** What two records without ids have in common when they are the same one. */
const likeness: Readonly<Record<string, readonly string[]>> = {
  customers: ['name', 'email'],
  products: ['name', 'unit_price'],
};

export interface KnownRows {
  /** The record that the row is, if it is there; the first of the row's ids decides, and only without one the rest. */
  find(body: unknown): Readonly<JsonObject> | null;
  add(record: Readonly<JsonObject>): void;
}

/** The fields by which rows are known. */
export function knownBy({ plural, unique }: Resource): string[] {
  return [...Object.keys(unique), ...(likeness[plural] ?? [])];
}

export function knownRows({ plural, unique }: Resource, records: readonly Readonly<JsonObject>[]): KnownRows {
  const known = new Map<string, Readonly<JsonObject>>();
  const ids = Object.keys(unique);
  const alike = likeness[plural] ?? [];
  const idOf = (row: Readonly<JsonObject>, name: string): string => `${name} ${comparable(name, row[name])}`;
  const likenessOf = (row: Readonly<JsonObject>): string =>
    JSON.stringify(alike.map((name) => comparable(name, row[name])));
  const add = (record: Readonly<JsonObject>): void => {
    for (const name of ids) if (isText(record[name])) known.set(idOf(record, name), record);
    known.set(likenessOf(record), record);
  };
  for (const record of records) add(record);
  return {
    add,
    find(body) {
      if (!isObject(body)) return null;
      const id = ids.find((name) => isText(body[name]));
      return known.get(id === undefined ? likenessOf(body) : idOf(body, id)) ?? null;
    },
  };
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function comparable(name: string, value: unknown): string {
  if (name === 'unit_price') return parseDecimal(value).ok ? canonicalDecimal(String(value)) : '';
  const text = typeof value === 'string' ? value : '';
  return name === 'name' || name === 'email' ? normalizedName(text) : text;
}
