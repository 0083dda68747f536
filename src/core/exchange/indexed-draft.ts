/** Lets a draft of many creations look records up by a text without a search for each. */
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { OpenTransaction } from '../store/open-transaction.ts';
import { readVerifiedColumns } from '../store/read/read-columns.ts';
import type { Session } from '../store/session.ts';
import { recordTable } from '../store/table.ts';

type Index = Map<string, JsonObject>;

/** The draft with a look-up that reads each column once, and knows what the draft itself has created. */
export function indexedDraft(session: Session, tx: OpenTransaction): OpenTransaction {
  const indexes = new Map<string, Index>();
  const indexOf = (resource: Resource, field: string): Index => {
    const name = `${resource.plural} ${field}`;
    const known = indexes.get(name);
    if (known !== undefined) return known;
    const read = readVerifiedColumns(session, recordTable(resource), [field]);
    const records = read.map(({ record }) => record);
    const created = tx.changes.filter((change) => change.resource === resource).map(({ record }) => record);
    const index: Index = new Map();
    for (const record of [...records, ...created]) addTo(index, record, field);
    indexes.set(name, index);
    return index;
  };
  return {
    ...tx,
    findByText(resource, field, text) {
      const found = indexOf(resource, field).get(text);
      return found === undefined ? [] : [found];
    },
    create(resource, content) {
      const record = tx.create(resource, content);
      for (const [name, index] of indexes) {
        const [plural, field = ''] = name.split(' ');
        if (plural === resource.plural) addTo(index, record, field);
      }
      return record;
    },
  };
}

function addTo(index: Index, record: JsonObject, field: string): void {
  const value = record[field];
  if (typeof value === 'string') index.set(value, record);
}
