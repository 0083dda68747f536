/** Invariant of money: what payments make of invoices. */
import { type Fraction, fractionOf, isEqual, subtractFraction, plus, zero } from '../oracle/fraction.ts';
import { isLiving, type State, statesOf } from '../oracle/record-histories.ts';
import { isOfCaller, type RunHistory } from '../oracle/run-history.ts';
import { plainCell, type RecordRow, recordRows } from '../world/billing-sheets.ts';
import type { Invariant } from './invariant.ts';

/** An invoice's amount paid is the sum of its payments: after each booking, and in the sheets at the end. */
export const paymentsSettleInvoices: Invariant = {
  name: 'payments settle their invoices',
  check: (run) => [...bookingFaults(run), ...sheetFaults(run)],
};

/** The amount that a request books is what its invoice's amount paid rises by. */
function bookingFaults(run: RunHistory): string[] {
  const booked = new Map<RunHistory['journal'][number], Map<string, Fraction>>();
  for (const state of statesOf(run)) {
    // The API sums up what people do to rows once it notices.
    if (state.object !== 'payment' || !isOfCaller(state.entry)) continue;
    const sums = booked.get(state.entry) ?? new Map<string, Fraction>();
    for (const invoice of new Set([...appliedBy(state).keys(), ...appliedBy(state.before).keys()])) {
      const risen = subtractFraction(
        appliedBy(state).get(invoice) ?? zero,
        appliedBy(state.before).get(invoice) ?? zero,
      );
      sums.set(invoice, plus(sums.get(invoice) ?? zero, risen));
    }
    booked.set(state.entry, sums);
  }
  return statesOf(run).flatMap((state) => {
    if (state.object !== 'invoice' || state.kind !== 'updated' || !isOfCaller(state.entry)) return [];
    const wanted = booked.get(state.entry)?.get(state.id) ?? zero;
    const risen = subtractFraction(paidOf(state), paidOf(state.before));
    const [from, to] = [state.before, state].map((one) => amountsOf(one).amount_paid);
    return isEqual(risen, wanted)
      ? []
      : [`transaction ${state.entry.transaction} takes what ${state.id} has been paid from ${from} to ${to}`];
  });
}

/** What a payment is applied to, by invoice. */
function appliedBy(state: State | undefined): ReadonlyMap<string, Fraction> {
  const applied = new Map<string, Fraction>();
  if (state === undefined || !isLiving(state) || state.shown.status !== 'received') return applied;
  type Allocation = {
    readonly invoice_id: string;
    readonly amounts: Readonly<Record<string, string | null>>;
  };
  for (const { invoice_id, amounts } of (state.shown.allocations ?? []) as readonly Allocation[])
    applied.set(invoice_id, plus(applied.get(invoice_id) ?? zero, fractionOf(amounts.amount)));
  return applied;
}

function paidOf(state: State | undefined): Fraction {
  return fractionOf(amountsOf(state).amount_paid);
}

function amountsOf(state: State | undefined): Readonly<Record<string, string | null>> {
  return (state?.shown.amounts ?? {}) as Readonly<Record<string, string | null>>;
}

function sheetFaults(run: RunHistory): string[] {
  const { world } = run;
  const last = new Map(statesOf(run).map((state) => [state.id, state]));
  const sums = new Map<string, Fraction>();
  for (const row of recordRows(world.workbook, 'Payments')) {
    if (cell(row, 'Status') !== 'received') continue;
    for (const [invoice, applied] of appliedBy(last.get(row.id)))
      sums.set(invoice, plus(sums.get(invoice) ?? zero, applied));
  }
  return recordRows(world.workbook, 'Invoices').flatMap((row) => {
    const [total, paid, due] = [cell(row, 'Total'), cell(row, 'Paid'), cell(row, 'Due')];
    const isVoid = cell(row, 'Status') === 'void';
    const covered = plus(fractionOf(paid), fractionOf(cell(row, 'Credited')));
    const owed = isVoid ? zero : subtractFraction(fractionOf(total), covered);
    const isRight = isEqual(fractionOf(paid), sums.get(row.id) ?? zero) && isEqual(fractionOf(due), owed);
    return isRight ? [] : [`row ${row.row} of Invoices shows ${paid} paid of ${total} and ${due} due`];
  });
}

function cell({ cells, columns }: RecordRow, header: string): string {
  return String(plainCell(cells[(columns.get(header) ?? 0) - 1]));
}
