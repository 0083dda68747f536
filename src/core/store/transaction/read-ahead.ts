/** Reads at once whatever several writes are about to look up, so that none of them asks the sheets for itself. */
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { ResourceOrName } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { OpenTransaction } from './open-transaction.ts';

/** Texts of one column, or ids when there is no column. */
interface LookUp {
  readonly resource: ResourceOrName;
  readonly field: string | null;
  readonly texts: Set<string>;
}

/**
 * Runs the writes on nothing, notes what they look up, and reads that: one search for each column of texts, one call
 * for each range of neighbouring rows. What a write looks up only because of what it has found is not read ahead.
 * @param decisions adds nothing to the transaction: whatever they write is undone
 */
export function readAhead(
  tx: OpenTransaction,
  decisions: readonly ((onNothing: OpenTransaction) => unknown)[],
): void {
  const lookUps = new Map<string, LookUp>();
  const note = (resource: ResourceOrName, field: string | null, text: string): void => {
    const name = `${typeof resource === 'string' ? resource : resource.object} ${field}`;
    const known = lookUps.get(name) ?? { resource, field, texts: new Set() };
    lookUps.set(name, known);
    known.texts.add(text);
  };
  const undo = tx.savepoint();
  for (const decide of decisions) {
    try {
      decide(onNothing(tx, note));
    } catch (error) {
      // The faults of a body, and a record that is not there, are found again when the write decides.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  undo();
  for (const { resource, field, texts } of lookUps.values()) {
    if (field === null) tx.readAhead(resource, [...texts]);
    else tx.readAheadByText(resource, field, [...texts]);
  }
}

/** The transaction as it would be in an empty workbook. */
function onNothing(
  tx: OpenTransaction,
  note: (resource: ResourceOrName, field: string | null, text: string) => void,
): OpenTransaction {
  let hasFaults = false;
  const find = (resource: ResourceOrName, id: string): null => {
    note(resource, null, id);
    return null;
  };
  const findByText = (resource: ResourceOrName, field: string, text: string): [] => {
    note(resource, field, text);
    return [];
  };
  return {
    ...tx,
    find,
    findByText,
    readAhead: () => undefined,
    readAheadByText: () => undefined,
    newId: () => '',
    create: ((_resource: ResourceOrName, content: JsonObject) => content) as Transaction['create'],
    fault() {
      hasFaults = true;
    },
    stopOnFaults() {
      if (hasFaults) throw invalid([]);
    },
  };
}
