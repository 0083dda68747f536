/** Asks about a customer whose name is nearly that of one who is there, before a person's typing makes a second one. */
import { Refusal } from '../../errors/refusal.ts';
import { editDistance } from '../../schema/nearest-name.ts';
import { normalizedName } from '../../schema/normalized-name.ts';
import { resourceNamed, type Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import { readColumn } from './read-rows.ts';

/**
 * Makes the function that refuses a new customer with nearly the name of another. The column of names is read when the
 * first is asked about: two document calls, 0.9 s of 100,000 customers.
 */
export function nearCustomerTest(session: Session): (name: string) => void {
  let names: readonly string[] | null = null;
  return (name) => {
    names ??= readNames(session);
    const near = nearlySame(name, names);
    if (near === null) return;
    const message = `Did you mean ${near}? There is no ${name} yet: type a new customer in the sheet Customers first.`;
    throw new Refusal('validation_failed', message, {
      problems: [{ pointer: '/customer_name', code: 'customer_ambiguous', message }],
    });
  };
}

function readNames(session: Session): readonly string[] {
  const table = recordTable(resourceNamed(session, 'customer'));
  const index = table.columns.findIndex(({ key }) => key === 'name');
  return readColumn(session, table, index).map(String);
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
