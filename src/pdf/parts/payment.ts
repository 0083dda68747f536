/** Draws how an invoice is paid: the account beside the code to scan, in a box that is never torn. */
import type { DocumentView, PaymentView } from '../../core/documents/print/document-view.ts';
import type { Flow } from '../flow.ts';
import { grey, hair, mm, type Style } from '../sheet.ts';

const padding = mm(4);

/** With its blank border, as payers' phones are used to it. */
const codeWidth = mm(35);
const hintHeight = 11;

const title: Style = { size: 9.5, isBold: true };
const body: Style = { size: 9, leading: 13 };

export function drawPayment(flow: Flow, view: DocumentView): void {
  const { payment, colours } = view;
  if (payment === null) return;
  const { sheet, left, width } = flow;
  const facts = factLines(flow, payment);
  const texts = facts.reduce((sum, { values }) => sum + values.length * 13, 16);
  const inner = Math.max(texts, payment.code === null ? 0 : codeWidth + hintHeight);
  const height = inner + (payment.code === null ? 2 * padding : mm(2));
  flow.need(height + mm(5));
  const { y } = flow;
  const corners = [
    [left, y, left + width, y],
    [left, y + height, left + width, y + height],
    [left + width, y, left + width, y + height],
  ] as const;
  for (const [x1, y1, x2, y2] of corners) sheet.rule({ x: x1, y: y1 }, { x: x2, y: y2 }, hair, 0.5);
  sheet.fill(left, y, 2, height, colours.accent);
  const x = left + padding;
  let top = y + padding;
  sheet.piece('H2', () => sheet.text(payment.title, { x, y: top }, { ...title, colour: colours.heading }));
  top += 16;
  for (const { label, values, from } of facts) {
    sheet.piece('P', () => {
      sheet.text(label, { x, y: top }, { ...body, colour: grey });
      top += sheet.lines(values, { x: x + from, y: top }, { ...body, isBold: true });
    });
  }
  if (payment.code !== null) {
    const { drawing, hint } = payment.code;
    const codeX = left + width - codeWidth - mm(2);
    sheet.picture(drawing, { x: codeX, y: y + mm(0.5) }, codeWidth, hint);
    const small: Style = { size: 7, colour: grey };
    const middle = codeX + (codeWidth - sheet.widthOf(hint, small)) / 2;
    sheet.piece('P', () => sheet.text(hint, { x: middle, y: y + codeWidth - mm(1) }, small));
  }
  flow.y += height + mm(5);
}

function factLines({ sheet, width }: Flow, { facts, code }: PaymentView) {
  const from = Math.max(...facts.map(({ label }) => sheet.widthOf(label, body)), 0) + mm(5);
  const room = width - padding - from - (code === null ? padding : codeWidth + mm(6));
  return facts.map(({ label, value }) => ({
    label,
    from,
    values: sheet.wrap(value, { ...body, isBold: true }, room),
  }));
}
