/** Imports rows: of a table that this program has written, or customers or products of another tool. */
import { Refusal } from '../errors/refusal.ts';
import type { Resource } from '../schema/resource.ts';
import type { Session } from '../store/session.ts';
import { unflatten } from './flat-record.ts';
import type { RowsOrder, TableOrder } from './exchange-port.ts';
import { importRows } from './import-rows.ts';
import { importable } from './import-targets.ts';
import { restoreRecords } from './restore-records.ts';

export interface ImportedTable {
  readonly written: number;
  /** How many were there already and stay as they are. */
  readonly present: number;
  /** The lines of these, where the rows have lines. */
  readonly presentLines: readonly number[];
  /** A sentence for each row that is not in the workspace now. */
  readonly refused: readonly string[];
  /** A sentence for each thing that a person should look at. */
  readonly warnings: readonly string[];
  /** How many of the rows, from the first on, are dealt with; the others are for the next slice. */
  readonly taken: number;
}

/**
 * Imports rows of another tool, as many as others can wait for.
 * @throws Refusal invalid_parameter when the rows are of no resource that is imported
 */
export function importForeign(session: Session, { plural, rows, key }: RowsOrder): ImportedTable {
  const resource = session.resources.find((one) => one.plural === plural && importable.includes(one.plural));
  if (resource === undefined)
    throw new Refusal('invalid_parameter', `Choose what the rows are: ${importable.join(' or ')}.`);
  const { created, refused, present, warnings, taken } = importRows(session, resource, rows, key ?? null);
  const sentences = (notes: typeof refused): string[] =>
    notes.map(({ line, reason }) => `Line ${line}: ${reason}`);
  return {
    written: created,
    present: present.length,
    presentLines: present,
    refused: sentences(refused),
    warnings: sentences(warnings),
    taken,
  };
}

/** Brings back rows of a table that this program has written, as many as others can wait for. */
export function importOwn(session: Session, resource: Resource, { table }: TableOrder): ImportedTable {
  const records = table.rows.map(({ cells }) => unflatten(resource.fields, table.header, cells));
  const { restored, present, refused, taken } = restoreRecords(session, {
    resource,
    records,
    series: {},
  });
  return {
    written: restored,
    present,
    presentLines: [],
    refused: refused.map(({ id, reason }) => `${id}: ${reason}`),
    warnings: [],
    taken,
  };
}
