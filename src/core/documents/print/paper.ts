/** Chooses the paper of a document. */
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
