/** Invariants of credit: what notes take off their invoices, and what becomes of it. */
import {
  compare,
  type Fraction,
  fractionOf,
  isEqual,
  subtractFraction,
  plus,
  zero,
} from '../oracle/fraction.ts';
import { isLiving, type State, statesOf } from '../oracle/record-histories.ts';
import { isOfCaller, type RunHistory } from '../oracle/run-history.ts';
import { plainCell, type RecordRow, recordRows } from '../world/billing-sheets.ts';
import type { Invariant } from './invariant.ts';

type Amounts = Readonly<Record<string, string | null>>;

interface Allocation {
  readonly invoice_id: string;
  readonly amounts: Amounts;
}

function amountOf({ shown }: State, field: string): Fraction {
  return fractionOf((shown.amounts as Amounts)[field]);
}

function sumOf(values: readonly Fraction[]): Fraction {
  return values.reduce(plus, zero);
}

function allocationsOf({ shown }: State): readonly Allocation[] {
  return (shown.allocations ?? []) as readonly Allocation[];
}

function appliedTo(states: readonly State[], invoice: string): Fraction {
  const own = states.flatMap((state) =>
    allocationsOf(state).filter(({ invoice_id }) => invoice_id === invoice),
  );
  return sumOf(own.map(({ amounts }) => fractionOf(amounts.amount)));
}

/** Calls `check` after each entry of a caller, and at the end, with the states that all records are in then. */
function afterEachEntry(
  run: RunHistory,
  check: (now: ReadonlyMap<string, State>, entry: readonly State[]) => readonly string[],
): string[] {
  const now = new Map<string, State>();
  const entries = new Map<State['entry'], State[]>();
  // The API sums up what people do to rows once it notices.
  const isHandled = statesOf(run).some((one) => !isLiving(one));
  for (const state of statesOf(run)) entries.set(state.entry, [...(entries.get(state.entry) ?? []), state]);
  const faults = [...entries].flatMap(([entry, states]) => {
    for (const state of states) {
      if (isLiving(state)) now.set(state.id, state);
      else now.delete(state.id);
    }
    return isOfCaller(entry) && !isHandled ? check(now, states) : [];
  });
  return isHandled ? faults : [...faults, ...check(now, [...now.values()])];
}

function issuedNotes(now: ReadonlyMap<string, State>): State[] {
  return [...now.values()].filter(
    ({ object, shown }) => object === 'credit_note' && shown.status === 'issued',
  );
}

/**
 * The notes about an invoice credit no more than its total, line by line, and the invoice says how much: after each
 * booking, and in the sheets at the end.
 */
export const nothingCreditedTwice: Invariant = {
  name: 'nothing is credited twice',
  check: (run) => [
    ...afterEachEntry(run, (now, entry) =>
      entry.flatMap((invoice) => {
        if (invoice.object !== 'invoice' || !isLiving(invoice)) return [];
        const notes = issuedNotes(now);
        const own = notes.filter(({ shown }) => shown.invoice_id === invoice.id);
        const total = sumOf(own.map((note) => amountOf(note, 'total')));
        const isRight =
          compare(total, amountOf(invoice, 'total')) <= 0 &&
          isEqual(total, amountOf(invoice, 'credit_notes_total')) &&
          isEqual(appliedTo(notes, invoice.id), amountOf(invoice, 'amount_credited'));
        if (isRight) return overcreditedLines(invoice, own);
        return [
          `transaction ${invoice.entry.transaction}: the notes about ${invoice.id} are not what it says`,
        ];
      }),
    ),
    ...sheetFaults(run),
  ],
};

/** What the sheet Invoices shows as credited is what the notes in their sheet are applied to. */
function sheetFaults(run: RunHistory): string[] {
  const { workbook } = run.world;
  const last = new Map(statesOf(run).map((state) => [state.id, state]));
  const notes = recordRows(workbook, 'Credit notes').flatMap((row) => {
    const state = last.get(row.id);
    return state !== undefined && isLiving(state) && cellOf(row, 'Status') === 'issued' ? [state] : [];
  });
  return recordRows(workbook, 'Invoices').flatMap((row) => {
    const credited = cellOf(row, 'Credited');
    return isEqual(fractionOf(credited), appliedTo(notes, row.id))
      ? []
      : [`row ${row.row} of Invoices shows ${credited} credited`];
  });
}

function cellOf({ cells, columns }: RecordRow, header: string): string {
  return String(plainCell(cells[(columns.get(header) ?? 0) - 1]));
}

interface Item {
  readonly id: string;
  readonly invoice_item_id: string;
  readonly amount: number;
}

function overcreditedLines(invoice: State, notes: readonly State[]): string[] {
  const credited = notes.flatMap(({ shown }) => shown.items as readonly Item[]);
  return (invoice.shown.items as readonly Item[]).flatMap(({ id, amount }) => {
    const own = credited.filter(({ invoice_item_id }) => invoice_item_id === id);
    const sum = sumOf(own.map((item) => fractionOf(String(item.amount))));
    return compare(sum, fractionOf(String(amount))) <= 0
      ? []
      : [`more of the line ${id} is credited than it had`];
  });
}

/** Of every note and every payment: what was applied, what was refunded and what is left are together its amount. */
export const creditConserved: Invariant = {
  name: 'credit is conserved',
  check: (run) =>
    afterEachEntry(run, (now, entry) =>
      entry.flatMap((state) =>
        holdsCredit(state) && !isConserved(state, now)
          ? [`transaction ${state.entry.transaction}: the parts of ${state.id} are not its amount`]
          : [],
      ),
    ),
};

function holdsCredit(state: State): boolean {
  const { object, shown } = state;
  return (
    isLiving(state) &&
    ['credit_note issued', 'payment received'].includes(`${object} ${String(shown.status)}`)
  );
}

function isConserved(state: State, now: ReadonlyMap<string, State>): boolean {
  const isNote = state.object === 'credit_note';
  const parts = ['applied_amount', 'refunded_amount', isNote ? 'remaining_credit' : 'unapplied_amount'];
  const amounts = parts.map((field) => amountOf(state, field));
  const applied = sumOf(allocationsOf(state).map((one) => fractionOf(one.amounts.amount)));
  const refunds = [...now.values()].filter(
    ({ object, shown }) =>
      object === 'refund' &&
      shown.status === 'paid' &&
      [shown.credit_note_id, shown.payment_id].includes(state.id),
  );
  const refunded = sumOf(refunds.map((refund) => amountOf(refund, 'amount')));
  return (
    amounts.every((amount) => compare(amount, zero) >= 0) &&
    isEqual(sumOf(amounts), amountOf(state, isNote ? 'total' : 'amount')) &&
    isEqual(applied, amounts[0] ?? zero) &&
    isEqual(refunded, amounts[1] ?? zero)
  );
}

/** No invoice owes less than nothing, whatever was paid and credited. */
export const dueNeverNegative: Invariant = {
  name: 'due is never negative',
  check: (run) =>
    statesOf(run).flatMap((state) => {
      if (state.object !== 'invoice' || !isLiving(state)) return [];
      const [due, paid, credited] = ['amount_due', 'amount_paid', 'amount_credited'].map((field) =>
        amountOf(state, field),
      );
      const owed = subtractFraction(
        subtractFraction(amountOf(state, 'total'), paid ?? zero),
        credited ?? zero,
      );
      const isRight = compare(due ?? zero, zero) >= 0 && compare(owed, zero) >= 0;
      return isRight ? [] : [`transaction ${state.entry.transaction}: ${state.id} owes less than nothing`];
    }),
};
