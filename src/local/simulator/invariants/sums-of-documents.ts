/** Every document that was committed says the sums of its own lines, and owes what is not paid of them. */
import { type DocumentSums, type ShownDocument, sumsOf } from '../model/document-sums.ts';
import { compare, type Fraction, fractionOf, isEqual, minus, zero } from '../model/fraction.ts';
import { isLiving, type State, statesOf } from '../model/histories.ts';
import type { Invariant } from './invariant.ts';

export const sumsOfDocuments: Invariant = {
  name: 'sums are those of the lines',
  check: (run) =>
    statesOf(run)
      .filter((state) => isLiving(state) && ['invoice', 'quotation'].includes(state.object))
      .flatMap((state) => {
        const faults = known.get(state.shown) ?? faultsOf(state);
        known.set(state.shown, faults);
        return faults;
      }),
};

/** The runs of a scene share most documents. */
const known = new WeakMap<object, string[]>();

interface BreakdownRow {
  readonly tax_name: string | null;
  readonly amounts: ShownDocument['amounts'];
}

function faultsOf({ id, object, shown }: State): string[] {
  const document = shown as unknown as ShownDocument & { readonly tax_breakdown: readonly BreakdownRow[] };
  const { items, amounts, tax_breakdown } = document;
  const { lines, sums, groups } = sumsOf(document);
  const checked: (readonly [string, unknown, string | null | undefined, Fraction])[] = [
    ...Object.entries(sums).map(([name, sum]) => [name, shown[name], amounts[name], sum] as const),
    ...items.map((line, index) => {
      const { amount } = line as unknown as { readonly amount: unknown };
      return [`amount of line ${index + 1}`, amount, line.amounts.amount, lines[index] ?? zero] as const;
    }),
  ];
  const wrong = checked.filter(
    ([, number, text, wanted]) =>
      number !== Number(text) || typeof text !== 'string' || !isEqual(fractionOf(text), wanted),
  );
  return [
    ...wrong.map(
      ([name, number, text, { over, under }]) =>
        `${id} has ${name} ${String(number)} or ${String(text)} for ${over}/${under}`,
    ),
    ...(isBrokenDown(groups, tax_breakdown) ? [] : [`${id} has the taxes ${JSON.stringify(tax_breakdown)}`]),
    ...(object === 'invoice' ? dueFaults(id, shown, amounts) : []),
  ];
}

function isBrokenDown(groups: DocumentSums['groups'], rows: readonly BreakdownRow[]): boolean {
  return (
    groups.length === rows.length &&
    groups.every(({ rate, name, taxable, tax }, index) => {
      const { tax_name, amounts = {} } = rows[index] ?? {};
      const wanted = { tax_rate: rate, taxable, tax };
      const isSame = Object.entries(wanted).every(([field, sum]) => isEqual(fractionOf(amounts[field]), sum));
      return isSame && tax_name === name;
    })
  );
}

/** What is paid and due in each status. */
const statuses: Readonly<Record<string, (paid: number, due: number) => boolean>> = {
  draft: (paid) => paid === 0,
  open: (paid, due) => paid === 0 && due > 0,
  partially_paid: (paid, due) => paid > 0 && due > 0,
  paid: (_paid, due) => due === 0,
  uncollectible: (paid, due) => paid >= 0 && due > 0,
  void: (paid, due) => paid === 0 && due === 0,
};

function dueFaults(id: string, shown: State['shown'], amounts: ShownDocument['amounts']): string[] {
  const status = String(shown.status);
  const [total, paid, due] = ['total', 'amount_paid', 'amount_due'].map((name) => fractionOf(amounts[name]));
  if (total === undefined || paid === undefined || due === undefined) return [];
  const owed = status === 'void' ? zero : minus(total, paid);
  const fits = statuses[status]?.(compare(paid, zero), compare(due, zero)) === true;
  const told = `${id}, ${status}, has paid ${amounts.amount_paid} of ${amounts.total} and owes ${amounts.amount_due}`;
  return isEqual(owed, due) && fits ? [] : [told];
}
