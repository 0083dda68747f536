/** Sums what customers owe by how long it has been due. */
import { addDays } from '../billing/calendar.ts';
import { type Decimal, sumDecimals } from '../billing/decimal.ts';

/** An invoice of which something is due. */
export interface OwedInvoice {
  readonly customer_id: string;
  readonly customer_name: string | null;
  readonly currency: string;
  readonly due_date: string | null;
  readonly amount_due: Decimal;
}

/** The ages of the report in their order, by the first day after the due date that belongs to each; null for none. */
const receivableAges = {
  not_due: null,
  days_1_30: 1,
  days_31_60: 31,
  days_61_90: 61,
  over_90: 91,
} as const satisfies Readonly<Record<string, number | null>>;

export type ReceivableAge = keyof typeof receivableAges;

export const ageNames = Object.keys(receivableAges) as ReceivableAge[];

/** The sums of some invoices of one currency: by age, and in all. */
export interface Receivables {
  readonly currency: string;
  readonly invoice_count: number;
  readonly amounts: Readonly<Record<ReceivableAge | 'total', Decimal>>;
}

export interface CustomerReceivables extends Receivables {
  readonly customer_id: string;
  /** The name on the newest of these invoices. */
  readonly customer_name: string | null;
}

/**
 * The sums by customer and currency, those of the first name first, and by currency.
 * @param invoices in the order in which they were created
 * @param on the day of the report: what is due later, or has no due date, is not due
 */
export function sumReceivables(
  invoices: readonly OwedInvoice[],
  on: string,
): { readonly customers: CustomerReceivables[]; readonly totals: Receivables[] } {
  const begins = ageNames.flatMap((age): [ReceivableAge, string][] => {
    const days = receivableAges[age];
    return days === null ? [] : [[age, addDays(on, -days) ?? '']];
  });
  // An invoice belongs to the oldest age that its due date reaches.
  const ageOf = ({ due_date }: OwedInvoice): ReceivableAge =>
    due_date === null ? 'not_due' : (begins.filter(([, last]) => due_date <= last).pop()?.[0] ?? 'not_due');
  const sumsOf = (group: readonly OwedInvoice[]): Receivables['amounts'] => {
    const aged = group.map((invoice) => ({ age: ageOf(invoice), amount: invoice.amount_due }));
    const sumAt = (name: ReceivableAge): Decimal =>
      sumDecimals(aged.filter(({ age }) => age === name).map(({ amount }) => amount));
    return {
      ...(Object.fromEntries(ageNames.map((name) => [name, sumAt(name)])) as Record<ReceivableAge, Decimal>),
      total: sumDecimals(aged.map(({ amount }) => amount)),
    };
  };
  const customers = groupsBy(invoices, ({ customer_id, currency }) => `${customer_id} ${currency}`).map(
    (group): CustomerReceivables => {
      const { customer_id, customer_name, currency } = group[group.length - 1] as OwedInvoice;
      return { customer_id, customer_name, currency, invoice_count: group.length, amounts: sumsOf(group) };
    },
  );
  const totals = groupsBy(invoices, ({ currency }) => currency).map(
    (group): Receivables => ({
      currency: group[0]?.currency ?? '',
      invoice_count: group.length,
      amounts: sumsOf(group),
    }),
  );
  return {
    customers: customers.sort(
      (a, b) =>
        byText(a.customer_name ?? '', b.customer_name ?? '') ||
        byText(a.customer_id, b.customer_id) ||
        byText(a.currency, b.currency),
    ),
    totals: totals.sort((a, b) => byText(a.currency, b.currency)),
  };
}

function groupsBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

function byText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
