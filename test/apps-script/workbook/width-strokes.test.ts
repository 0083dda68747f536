/** Columns get their widths in few calls, also where equal widths do not stand side by side. */
import { widthStrokes } from '../../../src/apps-script/workbook/width-strokes.ts';

function painted(widths: readonly number[]): { readonly after: readonly number[]; readonly calls: number } {
  const after = widths.map(() => 100);
  const strokes = widthStrokes(widths, 100);
  for (const { column, columns, width } of strokes) after.fill(width, column - 1, column - 1 + columns);
  return { after, calls: strokes.length };
}

test.each([
  [[100, 100], 0],
  [[140], 1],
  [[140, 140, 100, 140], 2],
  [[140, 100, 140, 80, 140, 100, 140], 4],
  [[220, 200, 140, 80, 170, 90, 220, 90, 140, 140, 100, 140], 8],
  [[], 0],
])('%j', (widths, calls) => {
  expect(painted(widths)).toEqual({ after: widths, calls });
});

test('every order of three widths in six columns', () => {
  for (let number = 0; number < 3 ** 6; number += 1) {
    const widths = Array.from(
      { length: 6 },
      (_, at) => [80, 100, 140][Math.floor(number / 3 ** at) % 3] ?? 0,
    );
    const { after, calls } = painted(widths);
    const runs = widths.filter((width, at) => width !== widths[at - 1] && width !== 100).length;
    expect(after).toEqual(widths);
    expect(calls).toBeLessThanOrEqual(runs);
  }
});
