/** Draws the sums below the right half of the lines. */
import type { DocumentView, Sum } from '../../core/documents/print/document-view.ts';
import type { Flow } from '../flow.ts';
import { hair, leadingOf, mm, pale, type Style } from '../sheet.ts';

const padding = 4;

/** How much of the width the sums take. */
const share = 0.6;

const gapAbove = mm(2);
const gapBelow = mm(5);

const looks: Readonly<Record<Sum['kind'], { readonly style: Style; readonly space: number }>> = {
  plain: { style: { size: 9 }, space: 4 },
  tax: { style: { size: 8.5 }, space: 3 },
  total: { style: { size: 11, isBold: true }, space: 9 },
  due: { style: { size: 11, isBold: true }, space: 9 },
};

export function sumsHeight(flow: Flow, { sums }: DocumentView): number {
  return sums.reduce((height, sum) => height + heightOf(flow, sum), gapAbove + gapBelow);
}

function labelLines({ sheet, width }: Flow, { label, kind, value }: Sum): string[] {
  const { style } = looks[kind];
  return sheet.wrap(label, style, width * share - sheet.widthOf(value, style) - 4 * padding);
}

function heightOf(flow: Flow, sum: Sum): number {
  const { style, space } = looks[sum.kind];
  return labelLines(flow, sum).length * leadingOf(style) + space;
}

export function drawSums(flow: Flow, view: DocumentView): void {
  const { sheet, left, width } = flow;
  flow.need(sumsHeight(flow, view));
  flow.y += gapAbove;
  const own = width * share;
  const x = left + width - own;
  sheet.piece('Table', () => {
    for (const sum of view.sums) {
      const { y } = flow;
      const { style: plain, space } = looks[sum.kind];
      const height = heightOf(flow, sum);
      const isDue = sum.kind === 'due';
      const style: Style = isDue ? { ...plain, colour: view.colours.heading } : plain;
      if (isDue) sheet.fill(x, y, own, height, pale);
      if (isDue) sheet.rule({ x, y }, { x: x + own, y }, hair, 0.5);
      if (sum.kind === 'total') sheet.rule({ x, y }, { x: x + own, y }, view.colours.accent, 1);
      const top = y + space / 2;
      sheet.piece('TR', () => {
        const labels = labelLines(flow, sum);
        sheet.piece('TH', () => sheet.lines(labels, { x: x + padding, y: top }, style));
        sheet.piece('TD', () => sheet.text(sum.value, { x, y: top }, style, own - padding));
      });
      flow.y += height;
    }
  });
  flow.y += gapBelow;
}
