/** Begins the transaction in which a person's edits become changes of records. */
import { Refusal } from '../../errors/refusal.ts';
import { editDistance } from '../../schema/nearest-name.ts';
import { normalizedName } from '../../schema/normalized-name.ts';
import type { ResourceOrName } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { resourceNamed, type Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import type { OpenTransaction } from '../../store/transaction/open-transaction.ts';
import { beginUnasked } from '../../store/transaction/unasked.ts';
import { readColumn, readOnce } from './read-rows.ts';

/**
 * Begins a transaction whose search goes by what the API wrote last, or by what this transaction has made of it. The
 * edited row itself shows its new number or code already, and would be found as another holder of it. A new customer
 * that a row names is refused when it is nearly one who is there.
 */
export function beginEdits(session: Session): ReturnType<typeof beginUnasked> {
  const begun = beginUnasked(session);
  const { tx } = begun;
  const findByText = (resource: ResourceOrName, field: string, text: string): JsonObject[] =>
    tx.findByText<string>(resource as string, field, text).filter((record) => {
      const isChanged = tx.changes.some((change) => change.record === record);
      const known = isChanged ? record : tx.placeOf(record).stored.written;
      return known[field] === text;
    });
  const refuseNear = nearCustomerTest(session);
  // A customer who is typed in the sheet of customers is no slip of the hand in another.
  const create = (
    resource: ResourceOrName,
    content: JsonObject,
    adopt?: Parameters<OpenTransaction['create']>[2],
  ): JsonObject => {
    if (resource === 'customer') refuseNear(String(content.name));
    return tx.create(resource, content, adopt);
  };
  const edits: OpenTransaction = {
    ...tx,
    findByText: findByText as OpenTransaction['findByText'],
    create: create as OpenTransaction['create'],
  };
  return { ...begun, tx: edits };
}

/** Runs what may be refused: it leaves no trace in the transaction then. */
export function runUnlessRefused(tx: OpenTransaction, run: () => void): Refusal | null {
  const undo = tx.savepoint();
  try {
    run();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    undo();
    return error;
  }
}

/**
 * Makes the function that refuses a new customer with nearly the name of another. The column of names is read when the
 * first is asked about: two document calls, 0.9 s of 100,000 customers.
 */
function nearCustomerTest(session: Session): (name: string) => void {
  const names = readOnce(() => {
    const table = recordTable(resourceNamed(session, 'customer'));
    const index = table.columns.findIndex(({ key }) => key === 'name');
    return readColumn(session, table, index);
  });
  return (name) => {
    const near = nearlySame(name, names());
    if (near === null) return;
    const message = `Did you mean ${near}? There is no ${name} yet: type a new customer in the sheet Customers first.`;
    throw new Refusal('validation_failed', message, {
      problems: [{ pointer: '/customer_name', code: 'customer_ambiguous', message }],
    });
  };
}

/** The name that differs by a slip of the hand: a letter, or two in a long name, but never a digit. */
function nearlySame(name: string, names: readonly string[]): string | null {
  const typed = normalizedName(name);
  const most = typed.length < 6 ? 0 : typed.length < 12 ? 1 : 2;
  const near = names.find((one) => {
    if (Math.abs(one.length - typed.length) > most + 2) return false;
    const known = normalizedName(one);
    return known !== typed && digitsOf(known) === digitsOf(typed) && editDistance(typed, known) <= most;
  });
  return most === 0 ? null : (near ?? null);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
