/**
 * Draws the receipt and the payment part of a Swiss QR-bill at the foot of an A4 page: 62 and 148 mm wide and 105 mm high,
 * with places and letters as the style guide of SIX prescribes them.
 */
import type { DocumentView, SwissPartView, SwissSection } from '../../core/documents/print/document-view.ts';
import { mm, type PaperPoint, type Sheet, type Style } from '../sheet.ts';

const black = '#000000';
const partHeight = mm(105);
const receiptWidth = mm(62);

interface Letters {
  readonly title: Style;
  readonly text: Style;
}

const receiptLetters: Letters = {
  title: { size: 6, isBold: true, colour: black, isSlip: true, leading: 9 },
  text: { size: 8, colour: black, isSlip: true, leading: 9 },
};
const paymentLetters: Letters = {
  title: { size: 8, isBold: true, colour: black, isSlip: true, leading: 11 },
  text: { size: 10, colour: black, isSlip: true, leading: 11 },
};
const heading: Style = { size: 11, isBold: true, colour: black, isSlip: true };

/** It stands on a page of its own, which the caller has begun. */
export function drawSwissPart(sheet: Sheet, part: NonNullable<DocumentView['swissPart']>): void {
  const top = sheet.size.height - partHeight;
  const at = (x: number, y: number): PaperPoint => ({ x: mm(x), y: top + mm(y) });
  drawCuts(sheet, part, top);
  sheet.piece('Sect', () => {
    drawTitle(sheet, part.receipt.title, at(5, 5));
    drawSections(sheet, part.receipt.sections, at(5, 12), mm(52), receiptLetters, mm(20));
    drawSums(sheet, part, at(5, 68), receiptLetters, mm(22));
    const acceptance = { size: 6, isBold: true, colour: black, isSlip: true };
    sheet.piece('P', () => sheet.text(part.receipt.acceptance, at(5, 82), acceptance, mm(52)));
  });
  sheet.piece('Sect', () => {
    drawTitle(sheet, part.payment.title, at(67, 5));
    sheet.picture(part.drawing, at(67, 17), mm(46), 'Swiss QR Code');
    drawSums(sheet, part, at(67, 68), paymentLetters, mm(22));
    drawSections(sheet, part.payment.sections, at(118, 5), mm(87), paymentLetters, mm(25));
  });
}

function drawCuts(sheet: Sheet, { separate }: SwissPartView, top: number): void {
  const { width, height } = sheet.size;
  sheet.rule({ x: 0, y: top }, { x: width, y: top }, black, 0.5, true);
  sheet.rule({ x: receiptWidth, y: top }, { x: receiptWidth, y: height }, black, 0.5, true);
  const style: Style = { size: 7, colour: black, isSlip: true };
  const x = (width - sheet.widthOf(separate, style)) / 2;
  sheet.artifact('Layout', () => sheet.text(separate, { x, y: top - 12 }, style));
}

function drawTitle(sheet: Sheet, title: string, place: PaperPoint): void {
  sheet.piece('H2', () => sheet.text(title, place, heading));
}

function drawSections(
  sheet: Sheet,
  sections: readonly SwissSection[],
  { x, y }: PaperPoint,
  width: number,
  { title, text }: Letters,
  boxHeight: number,
): void {
  let top = y;
  for (const { title: words, lines } of sections) {
    sheet.piece('P', () => {
      top += sheet.lines(sheet.wrap(words, title, width), { x, y: top }, title);
      const shown = (lines ?? []).flatMap((line) => sheet.wrap(line, text, width));
      top += sheet.lines(shown, { x, y: top }, text);
    });
    if (lines === null) {
      drawBox(sheet, { x, y: top + 2 }, Math.min(width, mm(65)), boxHeight);
      top += boxHeight;
    }
    top += text.leading ?? text.size;
  }
}

/** Draws the corners of a box in which the payer writes. */
function drawBox(sheet: Sheet, { x, y }: PaperPoint, width: number, height: number): void {
  const arm = mm(3);
  for (const [cornerX, right] of [
    [x, 1],
    [x + width, -1],
  ] as const)
    for (const [cornerY, down] of [
      [y, 1],
      [y + height, -1],
    ] as const) {
      const corner = { x: cornerX, y: cornerY };
      sheet.rule(corner, { x: cornerX + right * arm, y: cornerY }, black, 0.75);
      sheet.rule(corner, { x: cornerX, y: cornerY + down * arm }, black, 0.75);
    }
}

function drawSums(
  sheet: Sheet,
  part: SwissPartView,
  { x, y }: PaperPoint,
  letters: Letters,
  step: number,
): void {
  for (const [index, { label, value }] of [part.currency, part.amount].entries()) {
    const left = x + index * step;
    sheet.piece('P', () => {
      sheet.text(label, { x: left, y }, letters.title);
      sheet.text(value, { x: left, y: y + (letters.title.leading ?? 0) }, letters.text);
    });
  }
}
