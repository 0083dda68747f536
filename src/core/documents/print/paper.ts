/** Chooses the paper of a document, and writes the rules of its pages. */
import type { Look, PrintedDocument } from './printed-document.ts';

export type Paper = 'a4' | 'letter';

const letterCountries = ['US', 'CA', 'MX', 'CO', 'CL', 'PH'];

/** The paper that the business has chosen, else that of the seller's country. A Swiss payment part is made for A4. */
export function paperOf(
  { seller, payment_code }: Pick<PrintedDocument, 'seller' | 'payment_code'>,
  { paper }: Pick<Look, 'paper'>,
): Paper {
  if (payment_code?.kind === 'swiss_qr') return 'a4';
  if (paper !== 'auto') return paper;
  return letterCountries.includes(seller.address?.country ?? '') ? 'letter' : 'a4';
}

/**
 * The rules of the pages. The number of each page stands in its margin where the printer knows margin boxes; Google's
 * converter leaves them out. The payment part fills the foot of a page of its own, up to the edges of the paper.
 * @param name what the foot of each page shows
 */
export function pageStyles(paper: Paper, name: string): string {
  const box =
    'font: 8pt Helvetica, Arial, sans-serif; color: #5f6b7a; vertical-align: top; padding-top: 3mm;';
  return [
    `@page { size: ${paper === 'a4' ? 'A4' : 'letter'}; margin: 12mm 16mm 16mm 16mm;`,
    ` @bottom-left { content: "${cssText(name)}"; ${box} }`,
    ` @bottom-right { content: counter(page) " / " counter(pages); ${box} }`,
    '}',
    '@page payment-part { size: A4; margin: 0; @bottom-left { content: none; } @bottom-right { content: none; } }',
    'html, body { margin: 0; padding: 0; background: #ffffff; }',
    '@media screen { body { padding: 24px 12px; } .doc { max-width: 720px; margin: 0 auto; } }',
  ].join('\n');
}

// Every sign that is no letter, digit or blank stands as its number, so that no text ends its rule or the style sheet.
function cssText(text: string): string {
  return Array.from(text, (sign) =>
    /[A-Za-z0-9 ]/.test(sign) ? sign : `\\${(sign.codePointAt(0) ?? 32).toString(16)} `,
  ).join('');
}
