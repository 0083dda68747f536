/** Compares formulas as they were set with what Google has made of them. */

/** Without the separators of a country and without blanks. */
export function normalFormula(formula: string): string {
  return formula.replace(/;/g, ',').replace(/\s/g, '');
}

export function sameFormula(one: string, other: string): boolean {
  return normalFormula(one) === normalFormula(other);
}
