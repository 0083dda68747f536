/** Declares a planned cell of the Dashboard, and makes tables and runs of such cells. */

export interface PlannedCell {
  readonly row: number;
  readonly column: number;
  /** A formula or a text. */
  readonly content: string;
  readonly style: StyleName;
}

export type StyleName =
  | 'title'
  | 'quiet'
  | 'label'
  | 'large'
  | 'alarming'
  | 'remark'
  | 'remarkAmount'
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
  styles: readonly StyleName[],
): PlannedCell[] {
  return lines.flatMap((line, down) =>
    line.map((content, right): PlannedCell => {
      const style = styles[right] ?? 'text';
      const header = style === 'text' ? 'tableHeader' : 'numberHeader';
      return { row: row + down, column: column + right, content, style: down === 0 ? header : style };
    }),
  );
}

/** Cells of one column with the same style, one below the other. One call can format them. */
export interface StyleRun {
  readonly row: number;
  readonly column: number;
  readonly style: StyleName;
  count: number;
}

export function styleRuns(cells: readonly PlannedCell[]): readonly StyleRun[] {
  const runs: StyleRun[] = [];
  for (const { row, column, style } of inColumns(cells)) {
    const last = runs[runs.length - 1];
    const goesOn = last !== undefined && last.column === column && last.row + last.count === row;
    if (goesOn && last.style === style) last.count += 1;
    else runs.push({ row, column, style, count: 1 });
  }
  return runs;
}

/** Cells of one column, one below the other. One call can write them. */
export interface ContentRun {
  readonly row: number;
  readonly column: number;
  readonly contents: string[];
}

export function contentRuns(cells: readonly PlannedCell[]): readonly ContentRun[] {
  const runs: ContentRun[] = [];
  for (const { row, column, content } of inColumns(cells)) {
    const last = runs[runs.length - 1];
    if (last !== undefined && last.column === column && last.row + last.contents.length === row)
      last.contents.push(content);
    else runs.push({ row, column, contents: [content] });
  }
  return runs;
}

function inColumns(cells: readonly PlannedCell[]): PlannedCell[] {
  return [...cells].sort((one, other) => one.column - other.column || one.row - other.row);
}
