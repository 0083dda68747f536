/** Lists the figures about credit: what of it is unused, and where the credit notes of the months begin. */
import { firstRowWith } from './first-rows.ts';
import type { Figure, FormulaNames } from './formula-names.ts';

const firstNoteName = 'First issued credit note';

export const unusedCreditName = 'Unused credit';

/**
 * A formula: what issued credit notes and received payments in the workspace's currency have left to apply or to refund.
 */
function unusedCredit({ records, figure }: FormulaNames): string {
  const notes = (header: string): string => records('Credit notes', header, figure(firstNoteName));
  const payments = (header: string): string => records('Payments', header);
  const inCurrency = (currency: string): string => `${currency};${figure('Currency')}`;
  return (
    `=SUMIFS(${notes('Remaining')};${notes('Status')};"issued";${inCurrency(notes('Currency'))})` +
    `+SUMIFS(${payments('Unapplied')};${payments('Status')};"received";${inCurrency(payments('Currency'))})`
  );
}

export const creditFigures: readonly Figure[] = [
  { name: firstNoteName, formula: (names) => `=${firstRowWith(names, 'Credit notes', ['issued'])}` },
  { name: unusedCreditName, formula: unusedCredit },
];
