/** Translates our tax categories to the codes of EN 16931, with the words that stand for a missing reason. */
import type { CategoryCode } from './model.ts';

const codes: Readonly<Record<string, CategoryCode>> = {
  standard: 'S',
  zero: 'Z',
  exempt: 'E',
  reverse_charge: 'AE',
  intra_community: 'K',
  export: 'G',
  outside_scope: 'O',
};

/** The category of a line; null when it has rate 0 and names none. */
export function categoryCode(category: string | null, rate: number): CategoryCode | null {
  if (category !== null) return codes[category] ?? null;
  return rate > 0 ? 'S' : null;
}

interface Reason {
  readonly reason: string;
  readonly code: string;
}

// These categories have one reason, so it need not be given. An exemption has many, and only the business knows which.
const usualReasons: { readonly [Code in CategoryCode]?: Reason } = {
  AE: { reason: 'Reverse charge', code: 'VATEX-EU-AE' },
  K: { reason: 'Intra-community supply', code: 'VATEX-EU-IC' },
  G: { reason: 'Export outside the EU', code: 'VATEX-EU-G' },
  O: { reason: 'Not subject to VAT', code: 'VATEX-EU-O' },
};

/** The reason of a group: as it was given, else the usual one. Taxed and zero-rated groups must have none. */
export function exemptionReason(
  category: CategoryCode | null,
  given: { readonly reason: string | null; readonly reasonCode: string | null },
): { readonly reason: string | null; readonly reasonCode: string | null } {
  if (category === 'S' || category === 'Z') return { reason: null, reasonCode: null };
  if (given.reason !== null || given.reasonCode !== null || category === null) return given;
  const usual = usualReasons[category];
  return { reason: usual?.reason ?? null, reasonCode: usual?.code ?? null };
}
