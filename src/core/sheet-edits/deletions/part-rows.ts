/** Finds the records that count for others, as payments count for their invoices: one search for all of these. */
import { sheetRulesOf } from '../../resources/sheet-rules.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Rollup } from '../../schema/sheet-rules.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import { readDataAt, rowsWith, searchData, type WrittenRow } from '../rows/read-rows.ts';

/** Reads the records that may count for a parent, and perhaps some of its neighbours. */
export type FindParts = (resource: Resource, rollup: Rollup, parentId: string) => readonly WrittenRow[];

/** Where the parts of some parents stood, by their kind and link. */
export type PartPlaces = ReadonlyMap<string, readonly number[]>;

const noPlaces: PartPlaces = new Map();

/**
 * Makes the function that finds parts.
 * @param ids the parents that will be asked about: one search finds the parts of all
 * @param places where these stood without the lock; they are searched again when one of them does not stand there
 */
export function findPartsOf(
  session: Session,
  ids: readonly string[],
  places: PartPlaces = noPlaces,
): FindParts {
  const found = new Map<string, readonly WrittenRow[]>();
  return (resource, { link }, parentId) => {
    const table = recordTable(resource);
    const isAhead = ids.includes(parentId);
    const pattern = patternOf(link, isAhead ? ids : [parentId]);
    const key = `${resource.object} ${pattern}`;
    const before = isAhead ? places.get(keyOf(resource, link)) : undefined;
    const rows =
      found.get(key) ??
      (before && readDataAt(session, table, before, pattern)) ??
      rowsWith(session, table, pattern);
    found.set(key, rows);
    return rows;
  };
}

/**
 * Searches the parts of deleted parents before the lock, because nobody gets to be a part of those: one search for each
 * kind of them.
 */
export function lookForParts(session: Session, parent: Resource, ids: readonly string[]): PartPlaces {
  const places = new Map<string, readonly number[]>();
  for (const resource of session.resources)
    for (const { link, parent: object } of sheetRulesOf(resource).rollups ?? [])
      if (object === parent.object)
        places.set(keyOf(resource, link), searchData(session, recordTable(resource), patternOf(link, ids)));
  return places;
}

function keyOf({ object }: Resource, link: string): string {
  return `${object} ${link}`;
}

function patternOf(link: string, ids: readonly string[]): string {
  return `"${link}":"(?:${ids.join('|')})"`;
}
