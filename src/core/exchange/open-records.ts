/** Picks the records that a new workbook begins with: those that are not finished, and all that they name. */
import type { JsonObject } from '../schema/represent.ts';
import type { ExchangedResource } from './exchange-port.ts';
import type { ExportedRecords } from './workspace-export.ts';

/**
 * Customers and products go over whole, documents while something can happen to them, payments with their invoice.
 * A record that one of these names by its id, such as the quotation of an invoice, goes along. The order stays.
 */
export function openRecords(
  resources: readonly ExchangedResource[],
  records: ExportedRecords,
): Record<string, readonly JsonObject[]> {
  const all = new Map(
    Object.values(records)
      .flat()
      .map((record) => [record.id, record]),
  );
  const kept = new Set<JsonObject>();
  const keep = (record: JsonObject): void => {
    if (kept.has(record)) return;
    kept.add(record);
    for (const value of Object.values(record)) {
      const named = all.get(value);
      if (named !== undefined) keep(named);
    }
  };
  for (const { plural, openStatuses, belongsBy } of resources) {
    if (belongsBy !== null) continue;
    for (const record of records[plural] ?? [])
      if (openStatuses === null || openStatuses.includes(String(record.status))) keep(record);
  }
  for (const { plural, belongsBy } of resources) {
    if (belongsBy === null) continue;
    for (const record of records[plural] ?? []) {
      const owner = all.get(record[belongsBy]);
      if (owner !== undefined && kept.has(owner)) keep(record);
    }
  }
  return Object.fromEntries(
    resources.map(({ plural }) => [plural, (records[plural] ?? []).filter((record) => kept.has(record))]),
  );
}
