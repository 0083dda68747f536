/** Imports a table: one that this program has written, or customers or products of another tool. */
import { Refusal } from '../errors/refusal.ts';
import type { Resource } from '../schema/resource.ts';
import type { Session } from '../store/session.ts';
import { unflatten } from './flat-record.ts';
import type { CsvTable } from '../csv/parse-csv.ts';
import type { TableOrder } from './exchange-port.ts';
import { importable } from './foreign-columns.ts';
import { importRows } from './import-rows.ts';
import { restoreRecords } from './restore-records.ts';

export interface ImportedTable {
  readonly plural: string;
  readonly written: number;
  /** How many were there already and stay as they are. */
  readonly present: number;
  /** A sentence for each row that is not in the workspace now. */
  readonly refused: readonly string[];
  /** Headers of columns that nothing was made of. */
  readonly ignored: readonly string[];
  /** How many of the rows, from the first on, are dealt with; the others are for the next slice. */
  readonly taken: number;
}

/**
 * Imports rows of a table, as many as others can wait for.
 * @throws Refusal invalid_parameter when nothing shows which resource the rows belong to
 */
export function importTable(session: Session, { plural, table, key }: TableOrder): ImportedTable {
  const own = ownResource(session.resources, table);
  if (own !== null) return restoreTable(session, own, table);
  const resource = session.resources.find((one) => one.plural === plural && importable.includes(one.plural));
  if (resource === undefined)
    throw new Refusal('invalid_parameter', `Choose what the rows are: ${importable.join(' or ')}.`);
  const { created, refused, ignored, taken } = importRows(session, resource, table, key ?? null);
  const sentences = refused.map(({ line, reason }) => `Line ${line}: ${reason}`);
  return { plural: resource.plural, written: created, present: 0, refused: sentences, ignored, taken };
}

// A table of this program names its records by their ids.
function ownResource(resources: readonly Resource[], { header, rows }: CsvTable): Resource | null {
  const id = rows[0]?.cells[header.indexOf('id')] ?? '';
  return resources.find(({ idPrefix }) => id.startsWith(`${idPrefix}_`)) ?? null;
}

function restoreTable(session: Session, resource: Resource, { header, rows }: CsvTable): ImportedTable {
  const records = rows.map(({ cells }) => unflatten(resource.fields, header, cells));
  const { restored, present, refused, taken } = restoreRecords(session, {
    resource,
    records,
    series: {},
  });
  return {
    plural: resource.plural,
    written: restored,
    present,
    refused: refused.map(({ id, reason }) => `${id}: ${reason}`),
    ignored: [],
    taken,
  };
}
