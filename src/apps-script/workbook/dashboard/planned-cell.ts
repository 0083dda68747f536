/** Declares a planned cell of the Dashboard, and makes tables and runs of such cells. */

export interface PlannedCell {
  readonly row: number;
  readonly column: number;
  /** A formula or a text. */
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

/** A table with a header. @param styles the style of each column */
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

/** Cells of one column with the same style, one below the other. One call can format them. */
export interface LookRun {
  readonly row: number;
  readonly column: number;
  readonly look: LookName;
  count: number;
}

export function lookRuns(cells: readonly PlannedCell[]): readonly LookRun[] {
  const runs: LookRun[] = [];
  const ordered = [...cells].sort((one, other) => one.column - other.column || one.row - other.row);
  for (const { row, column, look } of ordered) {
    const last = runs[runs.length - 1];
    const goesOn = last !== undefined && last.column === column && last.row + last.count === row;
    if (goesOn && last.look === look) last.count += 1;
    else runs.push({ row, column, look, count: 1 });
  }
  return runs;
}
