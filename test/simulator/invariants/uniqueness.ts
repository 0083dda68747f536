/** Invariants of what no two records may share: numbers, codes, and the names of customers. */
import { type SimulatedExchange, isAcknowledged } from '../actors/exchange.ts';
import { isHandled, isLiving, type State, statesOf } from '../oracle/record-histories.ts';
import { type RunHistory, parsedRecord } from '../oracle/run-history.ts';
import { recordRows } from '../world/billing-sheets.ts';
import type { Invariant } from './invariant.ts';

const uniqueFields: Readonly<Record<string, readonly string[]>> = {
  customer: ['external_id'],
  product: ['external_id', 'sku'],
  quotation: ['external_id', 'number'],
  invoice: ['external_id', 'number'],
  payment: ['external_id'],
};

/** No two records that are there share what no two may share. */
export const uniqueValues: Invariant = {
  name: 'what is unique is had once',
  check(run) {
    const holders = new Map<string, State>();
    const faults: string[] = [];
    for (const state of statesOf(run)) {
      const { object, id, shown, before } = state;
      for (const field of uniqueFields[object] ?? []) {
        const keyOf = (value: unknown): string => `${object} ${field} ${JSON.stringify(value)}`;
        const former = keyOf(before?.shown[field]);
        if (holders.get(former)?.id === id) holders.delete(former);
        const value = shown[field];
        if (!isLiving(state) || typeof value !== 'string') continue;
        const holder = holders.get(keyOf(value));
        // A number of a series stays used, whatever becomes of the row.
        const stays = field === 'number' && isOfSeries(value);
        const isTaken = holder !== undefined && (stays || !wasGone(run, holder, state));
        if (isTaken) faults.push(`${holder.id} and ${id} have the ${field} ${value}`);
        else holders.set(keyOf(value), state);
      }
    }
    return faults;
  },
};

// What a row had is free while the row is away, because nobody can know what it had: its deletion may be committed after
// another record has taken that, and a person may bring it back unnoticed. What was there to be seen still has it.
function wasGone(run: RunHistory, holder: State, taker: State): boolean {
  const { world } = run;
  const deletedAfter = world.deletedIds.get(holder.id) ?? Number.POSITIVE_INFINITY;
  if (taker.entry.transaction <= deletedAfter) return false;
  const returnedAfter = world.returnedIds.get(holder.id);
  // The taker looked before it was committed, so that a row may have come back between the two.
  if (returnedAfter !== undefined && taker.entry.transaction <= returnedAfter + 1) return true;
  const next = statesOf(run).find(({ before }) => before === holder);
  return next !== undefined && !isLiving(next);
}

// A number that a caller has made up is known by its row alone.
function isOfSeries(number: string): boolean {
  return /^(INV|QUO)-/.test(number);
}

const numberedSheets = ['Quotations', 'Invoices'] as const;

/** Every number was given once, to one document, and no document has lost or changed the one that it was given. */
export const uniqueNumbers: Invariant = {
  name: 'numbers are unique',
  check({ journal, world }) {
    const owners = new Map<string, string>();
    const numbers = new Map<string, string>();
    const faults: string[] = [];
    for (const record of journal.flatMap(({ records }) => records)) {
      const { id } = record;
      const { number } = parsedRecord(record);
      if (typeof number !== 'string' || !/^(inv|quo)_/.test(id)) continue;
      const owner = owners.get(number) ?? id;
      const isFree = !isOfSeries(number) && world.deletedIds.has(owner);
      if (owner !== id && !isFree) faults.push(`${number} is of ${owners.get(number)} and of ${id}`);
      if ((numbers.get(id) ?? number) !== number)
        faults.push(`${id} had ${numbers.get(id)} and has ${number}`);
      owners.set(number, id);
      numbers.set(id, number);
    }
    for (const sheet of numberedSheets) {
      const shown = recordRows(world.workbook, sheet).flatMap(({ cells, columns }) => {
        const cell = cells[(columns.get('Number') ?? 0) - 1];
        return cell === undefined ? [] : [String(cell)];
      });
      const twice = shown.filter((number, index) => shown.indexOf(number) !== index);
      faults.push(...twice.map((number) => `${number} stands twice in ${sheet}`));
    }
    return faults;
  },
};

/** A document for a name is of the customer who has that name, and makes a customer only when nobody has it. */
export const oneCustomerPerName: Invariant = {
  name: 'a name is one customer',
  check: (run) => run.exchanges.flatMap((exchange) => faultsOf(run, exchange)),
};

interface Named {
  readonly customer_id?: unknown;
  readonly customer_name?: unknown;
  readonly customer_email?: string;
}

function faultsOf(run: RunHistory, exchange: SimulatedExchange): string[] {
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
  // The API cannot find a record whose row a person deleted, even before that is committed.
  const found = there.filter(({ id }) => !isHandled(run, id));
  if (isMade)
    return found.map(({ id }) => `${customer_name} is ${id} and was made once more as ${String(billed)}`);
  return there.some(({ id }) => id === billed)
    ? []
    : [`${customer_name} was billed as ${String(billed)}, who is somebody else`];
}

/** The last state of each customer who was there before a transaction. */
function customersBefore(run: RunHistory, transaction: number): Iterable<State> {
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
