/** What an invoice says was paid is the sum of its payments: of each booking, and of what stands in the sheets at the end. */
import { plainCell, type RecordRow, recordRows } from '../billing-sheets.ts';
import type { JudgedRun } from '../judged-run.ts';
import { type Fraction, fractionOf, isEqual, minus, plus, zero } from '../model/fraction.ts';
import { isLiving, type State, statesOf } from '../model/histories.ts';
import type { Invariant } from './invariant.ts';

export const paymentsSettleInvoices: Invariant = {
  name: 'payments settle their invoices',
  check: (run) => [...bookingFaults(run), ...sheetFaults(run)],
};

/** What a request books is what its invoice has been paid since. */
function bookingFaults(run: JudgedRun): string[] {
  const booked = new Map<JudgedRun['journal'][number], Map<string, Fraction>>();
  for (const state of statesOf(run)) {
    // What people do to rows is summed up when it is noticed.
    if (state.object !== 'payment' || state.entry.idempotencyKey === '') continue;
    const sums = booked.get(state.entry) ?? new Map<string, Fraction>();
    const invoice = String(state.shown.invoice_id);
    sums.set(invoice, plus(sums.get(invoice) ?? zero, minus(received(state), received(state.before))));
    booked.set(state.entry, sums);
  }
  return statesOf(run).flatMap((state) => {
    if (state.object !== 'invoice' || state.kind !== 'updated' || state.entry.idempotencyKey === '')
      return [];
    const wanted = booked.get(state.entry)?.get(state.id) ?? zero;
    const risen = minus(paidOf(state), paidOf(state.before));
    const [from, to] = [state.before, state].map((one) => amountsOf(one).amount_paid);
    return isEqual(risen, wanted)
      ? []
      : [`transaction ${state.entry.transaction} takes what ${state.id} has been paid from ${from} to ${to}`];
  });
}

function received(state: State | undefined): Fraction {
  if (state === undefined || !isLiving(state) || state.shown.status !== 'received') return zero;
  return fractionOf(amountsOf(state).amount);
}

function paidOf(state: State | undefined): Fraction {
  return fractionOf(amountsOf(state).amount_paid);
}

function amountsOf(state: State | undefined): Readonly<Record<string, string | null>> {
  return (state?.shown.amounts ?? {}) as Readonly<Record<string, string | null>>;
}

function sheetFaults({ world }: JudgedRun): string[] {
  const sums = new Map<string, Fraction>();
  for (const row of recordRows(world.workbook, 'Payments')) {
    if (cell(row, 'Status') !== 'received') continue;
    const invoice = cell(row, 'Invoice ID');
    sums.set(invoice, plus(sums.get(invoice) ?? zero, fractionOf(cell(row, 'Amount'))));
  }
  return recordRows(world.workbook, 'Invoices').flatMap((row) => {
    const [total, paid, due] = [cell(row, 'Total'), cell(row, 'Paid'), cell(row, 'Due')];
    const isVoid = cell(row, 'Status') === 'void';
    const owed = isVoid ? zero : minus(fractionOf(total), fractionOf(paid));
    const isRight = isEqual(fractionOf(paid), sums.get(row.id) ?? zero) && isEqual(fractionOf(due), owed);
    return isRight ? [] : [`row ${row.row} of Invoices shows ${paid} paid of ${total} and ${due} due`];
  });
}

function cell({ cells, columns }: RecordRow, header: string): string {
  return String(plainCell(cells[(columns.get(header) ?? 0) - 1]));
}
