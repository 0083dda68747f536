/** One cell of the Dashboard as it is planned, and tables of such cells. */

export interface PlannedCell {
  readonly row: number;
  readonly column: number;
  /** A formula, or a text. */
  readonly content: string;
  readonly look: LookName;
}

export type LookName =
  | 'title'
  | 'quiet'
  | 'label'
  | 'large'
  | 'alarming'
  | 'remark'
  | 'heading'
  | 'tableHeader'
  | 'numberHeader'
  | 'text'
  | 'count'
  | 'amount';

/** A table with a header, its columns each in a look of their own. */
export function table(
  row: number,
  column: number,
  lines: readonly (readonly string[])[],
  looks: readonly LookName[],
): PlannedCell[] {
  return lines.flatMap((line, down) =>
    line.map((content, right): PlannedCell => {
      const look = looks[right] ?? 'text';
      const header = look === 'text' ? 'tableHeader' : 'numberHeader';
      return { row: row + down, column: column + right, content, look: down === 0 ? header : look };
    }),
  );
}
