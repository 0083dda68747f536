/** Draws the top of the first page: who bills whom, what the document is, its facts, and what it asks. */
import { toByteArray } from 'base64-js';
import type { DocumentView } from '../../core/documents/print/document-view.ts';
import type { Flow } from '../flow.ts';
import { grey, mm, pale, type Style } from '../sheet.ts';

const label: Style = { size: 7.5, colour: grey };
const body: Style = { size: 9, leading: 12.5 };
const strong: Style = { ...body, isBold: true };

/** Where a window envelope shows the address (DIN 5008 B); on Letter paper it begins a little lower. */
const windowWidth = mm(85);
const windowHeight = mm(45);

const logoBox = { width: mm(60), height: mm(18) };

export function drawHead(flow: Flow, view: DocumentView): void {
  const { sheet, left, width } = flow;
  const windowTop = mm(view.paper === 'a4' ? 45 : 50);
  const title: Style = { size: 20, isBold: true, colour: view.colours.heading };
  drawBrand(flow, view, width - sheet.widthOf(view.word, title) - mm(6));
  sheet.piece('H1', () => sheet.text(view.word, { x: left, y: mm(15) }, title, width));
  const stamp: Style = { size: 10, isBold: true, colour: '#b42318' };
  const stamps = view.stamps.join(' · ');
  if (stamps !== '') sheet.piece('P', () => sheet.text(stamps, { x: left, y: mm(26.5) }, stamp, width));
  const ruleY = windowTop - mm(7);
  sheet.rule({ x: left, y: ruleY }, { x: left + width, y: ruleY }, view.colours.accent, 2);
  const address = drawAddress(flow, view, windowTop);
  const facts = drawFacts(flow, view, windowTop);
  flow.y = Math.max(address, facts, windowTop + windowHeight) + mm(3);
  for (const hint of view.hints) {
    flow.paragraph(hint, { ...strong, colour: '#7a271a' });
    flow.y += mm(3);
  }
  drawAsk(flow, view);
  if (view.subject !== null) {
    flow.paragraph(view.subject, { size: 12, isBold: true });
    flow.y += mm(3);
  }
}

function drawBrand({ sheet, left }: Flow, { brand, logo }: DocumentView, room: number): void {
  const place = { x: left, y: mm(15) };
  const [, data] = logo?.split(',') ?? [];
  if (data !== undefined) {
    sheet.image(toByteArray(data), place, logoBox, brand);
    return;
  }
  const style: Style = { size: 15, isBold: true, leading: 18 };
  const lines = sheet.wrap(brand, style, room).slice(0, 2);
  sheet.piece('P', () => sheet.lines(lines, place, style));
}

/** @returns where it ends */
function drawAddress({ sheet, left }: Flow, view: DocumentView, top: number): number {
  const { buyer, delivery, sender } = view;
  let y = top;
  const draw = (text: string | readonly string[], style: Style, gap = 0): void => {
    const lines = [text].flat().flatMap((line) => sheet.wrap(line, style, windowWidth));
    sheet.piece('P', () => {
      y += gap + sheet.lines(lines, { x: left, y: y + gap }, style);
    });
  };
  draw(sender, { size: 6.5, colour: grey, leading: 8 });
  draw(buyer.label, label, mm(2.5));
  draw(buyer.name, { ...strong, size: 10, leading: 14 });
  draw(buyer.lines, body);
  if (delivery !== null) {
    draw(delivery.label, label, mm(3));
    draw(delivery.lines, body);
  }
  return y;
}

/** @returns where they end */
function drawFacts({ sheet, left, width }: Flow, { facts }: DocumentView, top: number): number {
  const from = mm(95);
  const room = width - from;
  const labels = Math.min(room * 0.55, Math.max(0, ...facts.map((fact) => sheet.widthOf(fact.label, body))));
  let y = top + mm(6);
  for (const fact of facts) {
    const names = sheet.wrap(fact.label, { ...body, colour: grey }, labels);
    const values = sheet.wrap(fact.value, strong, room - labels - mm(3));
    sheet.piece('P', () => {
      const place = { x: left + from, y };
      const heights = [
        sheet.lines(names, place, { ...body, colour: grey }),
        sheet.lines(values, place, strong, room),
      ];
      y += Math.max(...heights);
    });
  }
  return y;
}

function drawAsk(flow: Flow, { ask, colours }: DocumentView): void {
  if (ask === null) return;
  const { sheet, left, width } = flow;
  const height = mm(11);
  flow.need(height);
  const { y } = flow;
  sheet.fill(left, y, width, height, pale);
  sheet.fill(left, y, 2, height, colours.accent);
  const large: Style = { size: 13, isBold: true, colour: colours.heading };
  const words: Style = { size: 9.5, colour: '#3e4c59' };
  sheet.piece('P', () => {
    let x = left + mm(4);
    const write = (text: string, style: Style, top: number): void => {
      sheet.text(text, { x, y: y + top }, style);
      x += sheet.widthOf(text, style) + mm(3);
    };
    write(ask.label, words, 10);
    write(ask.amount, large, 7);
    write(ask.note ?? '', words, 10);
  });
  flow.y += height + mm(6);
}
