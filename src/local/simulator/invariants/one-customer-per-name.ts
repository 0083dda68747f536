/** A document for a name is of the customer who has that name, and makes a customer only when nobody has it. */
import { type Exchange, isAcknowledged } from '../exchange.ts';
import type { JudgedRun } from '../judged-run.ts';
import { isHandled, isLiving, type State, statesOf } from '../model/histories.ts';
import type { Invariant } from './invariant.ts';

export const oneCustomerPerName: Invariant = {
  name: 'a name is one customer',
  check: (run) => run.exchanges.flatMap((exchange) => faultsOf(run, exchange)),
};

interface Named {
  readonly customer_id?: unknown;
  readonly customer_name?: unknown;
  readonly customer_email?: string;
}

function faultsOf(run: JudgedRun, exchange: Exchange): string[] {
  const { call, answer } = exchange;
  const { customer_id, customer_name, customer_email } = (call.body ?? {}) as Named;
  const isCreation = call.method === 'POST' && /^\/api\/v1\/(invoices|quotations)$/.test(call.path);
  if (!isCreation || customer_id !== undefined || typeof customer_name !== 'string') return [];
  const entry = run.entryOf(exchange);
  if (!isAcknowledged(exchange) || entry === undefined) return [];
  const billed = answer?.body.customer_id;
  const there = [...customersBefore(run, entry.transaction)].filter(
    ({ shown }) =>
      shown.archived !== true &&
      readable(String(shown.name)) === readable(customer_name) &&
      (customer_email === undefined || readable(String(shown.email)) === readable(customer_email)),
  );
  const isMade = entry.records.some(({ kind, id }) => kind === 'created' && id === billed);
  // Whose row a person has deleted is not to be found before anybody commits that.
  const found = there.filter(({ id }) => !isHandled(run, id));
  if (isMade)
    return found.map(({ id }) => `${customer_name} is ${id} and was made once more as ${String(billed)}`);
  return there.some(({ id }) => id === billed)
    ? []
    : [`${customer_name} was billed as ${String(billed)}, who is somebody else`];
}

/** The last state of each customer who was there before a transaction. */
function customersBefore(run: JudgedRun, transaction: number): Iterable<State> {
  const customers = new Map<string, State>();
  for (const state of statesOf(run)) {
    if (state.entry.transaction >= transaction) break;
    if (state.object !== 'customer') continue;
    if (isLiving(state)) customers.set(state.id, state);
    else customers.delete(state.id);
  }
  return customers.values();
}

/** As a person reads a name or an address. */
function readable(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
