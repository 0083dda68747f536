/** Lets a transaction of many creations look records up by a text without a search for each. */

import type { ResourceOrName } from '../schema/record-types.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { readVerifiedColumns } from '../store/read/read-columns.ts';
import { resourceNamed, type Session } from '../store/session.ts';
import { recordTable } from '../store/table.ts';
import type { OpenTransaction } from '../store/transaction/open-transaction.ts';
import type { ReadBefore } from './read-before-lock.ts';

type Index = Map<string, JsonObject>;

/**
 * Returns the transaction with a look-up that also finds the records created since. It reads each column once, and none
 * that was read ahead.
 * @param ahead columns as they are under the lock
 */
export function indexedTransaction(
  session: Session,
  tx: OpenTransaction,
  ahead: Pick<ReadBefore, 'table' | 'names' | 'records'>,
): OpenTransaction {
  const indexes = new Map<string, Index>();
  const indexOf = (resource: Resource, field: string): Index => {
    const name = `${resource.plural} ${field}`;
    const known = indexes.get(name);
    if (known !== undefined) return known;
    const isRead = ahead.table.resource.object === resource.object && ahead.names.includes(field);
    const read = isRead ? ahead.records : readVerifiedColumns(session, recordTable(resource), [field]);
    const records = read.map(({ record }) => record);
    const created = tx.changes
      .filter((change) => change.resource.object === resource.object)
      .map(({ record }) => record);
    const index: Index = new Map();
    for (const record of [...records, ...created]) addTo(index, record, field);
    indexes.set(name, index);
    return index;
  };
  const findByText = (wanted: ResourceOrName, field: string, text: string): JsonObject[] => {
    const found = indexOf(resourceNamed(session, wanted), field).get(text);
    return found === undefined ? [] : [found];
  };
  const create = (wanted: ResourceOrName, content: JsonObject): JsonObject => {
    const record = tx.create(wanted, content);
    for (const [name, index] of indexes) {
      const [plural, field = ''] = name.split(' ');
      if (plural === resourceNamed(session, wanted).plural) addTo(index, record, field);
    }
    return record;
  };
  return {
    ...tx,
    findByText: findByText as OpenTransaction['findByText'],
    create: create as OpenTransaction['create'],
  };
}

function addTo(index: Index, record: JsonObject, field: string): void {
  const value = record[field];
  if (typeof value === 'string') index.set(value, record);
}
