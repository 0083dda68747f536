/** Makes what pages show of a document. */
import { fileNameOf } from '../file-name.ts';
import { coloursOf } from './colour.ts';
import type { DocumentView } from './document-view.ts';
import { paperOf } from './paper.ts';
import { footOf } from './parts/foot.ts';
import { askOf, hintsOf, stampsOf, titleWord, watermarkOf } from './parts/head.ts';
import { lineTableOf } from './parts/line-table.ts';
import { partiesOf } from './parts/parties.ts';
import { paymentViewOf } from './parts/payment.ts';
import { remarksOf } from './parts/remarks.ts';
import { sumsOf } from './parts/sums.ts';
import { swissPartOf } from './parts/swiss-part.ts';
import { printContext } from './print-context.ts';
import type { Look, PrintedDocument } from './printed-document.ts';
import { exemptionTexts } from './tax-words.ts';

/** The same document and look give the same view. */
export function viewOfDocument(document: PrintedDocument, look: Look): DocumentView {
  const context = printContext(document, look);
  const { words } = context;
  const { language, number, seller, status, title: subject } = document;
  const word = titleWord(context);
  return {
    language,
    paper: paperOf(document, look),
    colours: coloursOf(look.colour),
    fileName: fileNameOf(number ?? `${document.object}-draft`),
    title: `${word} ${number ?? (status === 'draft' ? words.draft : '')}`.trim(),
    word,
    brand: seller.trade_name ?? seller.name ?? '',
    logo: look.logo,
    stamps: stampsOf(context),
    watermark: watermarkOf(context),
    hints: hintsOf(context),
    ...partiesOf(context),
    ask: askOf(context),
    subject,
    table: lineTableOf(context),
    sums: sumsOf(context),
    exemptions: exemptionTexts(document.taxes, words),
    payment: paymentViewOf(context),
    swissPart: swissPartOf(context),
    remarks: remarksOf(context),
    foot: footOf(context),
    pageOf: words.page_of,
  };
}
