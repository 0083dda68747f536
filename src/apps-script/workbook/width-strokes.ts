/** Finds the fewest calls that give columns their widths: a call sets columns side by side, and a later one some of them again. */

export interface WidthStroke {
  readonly column: number;
  readonly columns: number;
  readonly width: number;
}

interface Run {
  readonly first: number;
  readonly last: number;
  readonly width: number;
}

/**
 * @param widths the width of each column, from the first
 * @param present the width that all columns have now
 * @returns the calls in their order
 */
export function widthStrokes(widths: readonly number[], present: number): readonly WidthStroke[] {
  const runs: Run[] = [{ first: 0, last: 0, width: present }];
  for (const [index, width] of widths.entries()) {
    const run = runs[runs.length - 1];
    if (run !== undefined && run.width === width && run.first > 0)
      runs[runs.length - 1] = { ...run, last: index + 1 };
    else runs.push({ first: index + 1, last: index + 1, width });
  }
  // The first run stands for all columns as they are: it needs no call, and others of its width may remain of it.
  return strokesOf(runs)
    .slice(1)
    .map(({ first, last, width }) => ({ column: first, columns: last - first + 1, width }));
}

/** The strokes that paint runs, each first all of its length, so that later ones lie over it. */
function strokesOf(runs: readonly Run[]): Run[] {
  const known = new Map<string, Run[]>();
  const solve = (from: number, to: number): Run[] => {
    const [run] = runs.slice(from, to + 1);
    if (run === undefined) return [];
    const found = known.get(`${from}:${to}`);
    if (found !== undefined) return found;
    let best = [run, ...solve(from + 1, to)];
    for (let next = from + 1; next <= to; next += 1) {
      if (runs[next]?.width !== run.width) continue;
      // The stroke of this run goes on to the next run of its width, and what lies between is painted over it.
      const [stroke, ...rest] = solve(next, to);
      if (stroke === undefined) continue;
      const joined = [{ ...stroke, first: run.first }, ...solve(from + 1, next - 1), ...rest];
      if (joined.length < best.length) best = joined;
    }
    known.set(`${from}:${to}`, best);
    return best;
  };
  return solve(0, runs.length - 1);
}
