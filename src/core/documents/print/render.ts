/** Puts the parts of a document together. */
import { html } from './html.ts';
import { pageStyles, paperOf } from './paper.ts';
import { printFoot } from './parts/foot.ts';
import { printHead, titleWord } from './parts/head.ts';
import { printLines } from './parts/line-table.ts';
import { printParties } from './parts/parties.ts';
import { printPayment } from './parts/payment.ts';
import { printRemarks } from './parts/remarks.ts';
import { printSwissPart } from './parts/swiss-part.ts';
import { printTotals } from './parts/totals.ts';
import { printContext } from './print-context.ts';
import type { Look, Print, PrintedDocument } from './printed-document.ts';
import { documentStyles } from './styles.ts';

/** Prints a document. The same document and look give the same text. */
export function renderDocument(document: PrintedDocument, look: Look): Print {
  const context = printContext(document, look);
  const { language, number, status } = document;
  const title = [titleWord(context), number ?? (status === 'draft' ? context.words.draft : '')]
    .join(' ')
    .trim();
  const body = html`<div class="doc" lang="${language}" dir="ltr">
${printHead(context)}
${printParties(context)}
${printLines(context)}
${printTotals(context)}
${printPayment(context)}
${printRemarks(context)}
${printFoot(context)}
${printSwissPart(context)}
</div>`;
  return {
    title,
    language,
    fileName: fileName(number ?? `${document.object}-draft`),
    styles: documentStyles(look.colour),
    pageStyles: pageStyles(paperOf(document, look), title),
    body: body.markup,
  };
}

// A number may have signs that file systems and headers take for something else.
function fileName(number: string): string {
  return number.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+/, '') || 'document';
}
