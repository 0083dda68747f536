/**
 * Keeps the ids of all records in a hidden sheet: when a person deletes a row whose record the journal no longer has,
 * nothing else shows that there was one.
 */
import type { Resource } from '../schema/resource.ts';
import type { Cell } from '../workspace.ts';
import { readWindow } from './read/window.ts';
import type { Session } from './session.ts';
import { bufferCells, flushCells } from './write/buffer-cells.ts';

export const knownIdsSheet = 'known ids';

export const knownIdsHeaders = ['object', 'ids'] as const;

// The part of an id behind its prefix.
const ulidLength = 26;
// An .xlsx file's cells hold 32,767 characters: a downloaded copy keeps them whole.
const idsPerCell = 1_200;

/** One row of the sheet: ids of one kind of record. */
interface KnownRow {
  readonly row: number;
  readonly object: string;
  readonly ids: readonly string[];
}

/** The known ids of one kind of record, and how to bring them up to date. */
export interface KnownIds {
  readonly ids: ReadonlySet<string>;
  /** True once the ids were written, even when there are none: before that, an id that is missing may be known. */
  readonly isKept: boolean;
  /**
   * Buffers the rows that change, of 1,200 ids each: new ones as one block, also the first 100,000 ids.
   * @returns the number of rows that it adds
   */
  update(present: ReadonlySet<string>): number;
}

/** Reads the known ids of a resource: two document calls. */
export function readKnownIds(session: Session, resource: Resource): KnownIds {
  return knownIdsIn(session, readKnownCells(session), resource);
}

/** The cells of the sheet that `knownIdsIn` decodes. */
export function readKnownCells({ workspace: { document } }: Session): readonly (readonly Cell[])[] {
  const last = document.lastContentRow(knownIdsSheet);
  const columns = { column: 1, columns: knownIdsHeaders.length };
  return readWindow(document, knownIdsSheet, { first: 2, last }, columns).rows;
}

/** The known ids of one kind of record. */
export function knownIdsIn(
  session: Session,
  rows: readonly (readonly Cell[])[],
  { object, idPrefix }: Resource,
): KnownIds {
  const all = rows.map((cells, index) => toKnownRow(cells, index + 2, idPrefix));
  const own = all.filter((known) => known.object === object);
  const ids = new Set(own.flatMap((known) => known.ids));
  return {
    ids,
    isKept: own.length > 0,
    update(present) {
      let fresh = [...present].filter((id) => !ids.has(id));
      for (const known of own) {
        const kept = known.ids.filter((id) => present.has(id));
        const room = idsPerCell - kept.length;
        const filled = known === own[own.length - 1] ? [...kept, ...fresh.slice(0, room)] : kept;
        if (known === own[own.length - 1]) fresh = fresh.slice(room);
        if (filled.length !== known.ids.length || kept.length !== known.ids.length)
          write(session, known.row, object, [filled]);
      }
      const added: string[][] = [];
      for (let start = 0; start < fresh.length; start += idsPerCell)
        added.push(fresh.slice(start, start + idsPerCell));
      // An empty row says that no ids are known: a row that appears later was a record before.
      if (own.length + added.length === 0) added.push([]);
      write(session, rows.length + 2, object, added);
      return added.length;
    },
  };
}

/** The ids of one kind of record that become known, and those that are to be forgotten. */
interface IdChanges {
  readonly resource: Resource;
  readonly fresh: readonly string[];
  readonly gone?: readonly string[];
}

/**
 * Adds known ids and removes others, and flushes before any other step could lose them: two document calls, and one for
 * each row that changes or is added.
 */
export function updateKnownIds(session: Session, changes: readonly IdChanges[]): void {
  const wanted = changes.filter(({ fresh, gone = [] }) => fresh.length + gone.length > 0);
  if (wanted.length === 0) return;
  const rows = [...readKnownCells(session)];
  for (const { resource, fresh, gone = [] } of wanted) {
    const known = knownIdsIn(session, rows, resource);
    const left = new Set([...known.ids, ...fresh]);
    for (const id of gone) left.delete(id);
    const added = known.update(left);
    // The rows of the next resource come below those that this one has added.
    rows.push(...Array.from({ length: added }, () => [resource.object, '']));
  }
  flushCells(session);
}

function toKnownRow([object, text]: readonly Cell[], row: number, prefix: string): KnownRow {
  const ids = String(text).match(new RegExp(`.{${ulidLength}}`, 'g')) ?? [];
  return { row, object: String(object), ids: ids.map((ulid) => `${prefix}_${ulid}`) };
}

/** Buffers rows one below the other, each of these ids, as one block. */
function write(session: Session, row: number, object: string, rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return;
  const { document } = session.workspace;
  const missing = row + rows.length - 1 - document.gridRows(knownIdsSheet);
  if (missing > 0) document.addRows(knownIdsSheet, missing);
  const cells = rows.map((ids) => [object, ids.map((id) => id.slice(-ulidLength)).join('')]);
  bufferCells(session, knownIdsSheet, { row, column: 1 }, cells, ['@', '@']);
}
