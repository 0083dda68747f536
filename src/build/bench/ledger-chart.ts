/** Draws. */
import type { Ledger } from './measure-rows.ts';
export function ledgerChart(ledgers: readonly Ledger[]): string {
  return JSON.stringify(ledgers.length);
}
