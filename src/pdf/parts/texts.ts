/** Draws what is said in sentences: why there is no tax, notes and terms. */
import type { DocumentView } from '../../core/documents/print/document-view.ts';
import type { Flow } from '../flow.ts';
import { mm, type Style } from '../sheet.ts';

const body: Style = { size: 8.5, leading: 11.5 };

/** A title stays with this much of its text. */
const kept = 3 * 11.5;

export function drawTexts(flow: Flow, { colours, exemptions, remarks }: DocumentView): void {
  for (const text of exemptions) {
    flow.paragraph(text, { ...body, isBold: true });
    flow.y += mm(2);
  }
  for (const { title, text } of remarks) {
    flow.need(kept);
    const { sheet, left, y } = flow;
    sheet.piece('H2', () =>
      sheet.text(title, { x: left, y }, { size: 9, isBold: true, colour: colours.heading }),
    );
    flow.y += 13;
    flow.paragraph(text, body);
    flow.y += mm(3);
  }
}
