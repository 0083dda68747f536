/** Marks cells of a table that a spreadsheet program would take for a formula, so that it shows them as text. */

// A tab, a line break and the signs as wide as East Asian letters begin a formula in some programs, too; others cut off
// the blanks before one.
const formula = /^'*(?:[\t\r\n]|[\s\uFEFF\u200B-\u200D]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/** The text behind an apostrophe if it begins as a formula does; also if it has apostrophes before that already. */
export function markFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that was marked; any other text as it is. */
export function unmarkText(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
