/** Compares formulas as the script wrote them with the texts that Google returns for them. */

/** The formula without blanks, and with commas instead of the separators of the spreadsheet's country. */
export function normalFormula(formula: string): string {
  return formula.replace(/;/g, ',').replace(/\s/g, '');
}

export function sameFormula(one: string, other: string): boolean {
  return normalFormula(one) === normalFormula(other);
}
