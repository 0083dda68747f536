/**
 * Draws what a page shows of a document as a PDF/A-3b with a structure for screen readers. It needs nothing of its host, so
 * that the same view gives the same bytes wherever it runs.
 */
import type { DocumentView } from '../core/documents/print/document-view.ts';
import type { AttachedInvoice, PrintedPdf } from '../core/documents/printer.ts';
import { attachInvoice } from './attach-invoice.ts';
import { Flow, paperSize } from './flow.ts';
import { footStyle, planFoot } from './parts/foot.ts';
import { drawHead } from './parts/head.ts';
import { drawLines } from './parts/line-table.ts';
import { drawPayment } from './parts/payment.ts';
import { drawSums, sumsHeight } from './parts/sums.ts';
import { drawSwissPart } from './parts/swiss-part.ts';
import { drawTexts } from './parts/texts.ts';
import { Sheet, UnreadableImage } from './sheet.ts';

/** @throws Error where the packages fail */
export function drawPdf(view: DocumentView, invoice: AttachedInvoice | null = null): PrintedPdf {
  if (view.logo === null) return draw(view, invoice);
  try {
    return draw(view, invoice);
  } catch (error) {
    if (!(error instanceof UnreadableImage)) throw error;
    // A picture that nobody can read keeps no document from being drawn: the name of the business stands in its place.
    return draw({ ...view, logo: null }, invoice);
  }
}

function draw(view: DocumentView, invoice: AttachedInvoice | null): PrintedPdf {
  const { brand, language, swissPart, title } = view;
  const sheet = new Sheet({ size: paperSize(view), title, author: brand, language });
  const foot = planFoot(sheet, view);
  const flow = new Flow(sheet, view, foot.height);
  drawHead(flow, view);
  drawLines(flow, view, sumsHeight(flow, view));
  drawSums(flow, view);
  drawPayment(flow, view);
  drawTexts(flow, view);
  for (const line of foot.left) flow.paragraph(line, footStyle);
  foot.draw();
  if (swissPart !== null) {
    sheet.addPage();
    drawSwissPart(sheet, swissPart);
  }
  if (invoice !== null) attachInvoice(sheet, invoice);
  return { base64: sheet.end(), missingGlyphs: sheet.missingGlyphs };
}
