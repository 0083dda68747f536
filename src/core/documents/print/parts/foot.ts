/** Says at the foot of a document all about the business, and its own text. */
import { addressLines } from '../address-lines.ts';
import type { DocumentView } from '../document-view.ts';
import { formatIban } from '../format.ts';
import type { PrintContext } from '../print-context.ts';
import { namedTaxId } from '../tax-words.ts';

export function footOf(context: PrintContext): DocumentView['foot'] {
  const columns = columnsOf(context)
    .map((column) => column.filter((line): line is string => line !== null && line !== ''))
    .filter((column) => column.length > 0);
  return { columns, own: context.look.footer };
}

function columnsOf({ document, locale, words }: PrintContext): (string | null)[][] {
  const { seller } = document;
  const { address, name, trade_name, registration_number: registration } = seller;
  return [
    [
      name,
      name === null ? trade_name : null,
      // Abroad, the country belongs to the address of the business.
      ...addressLines(address, {
        ...locale,
        home: document.buyer.billing_address?.country ?? locale.country,
      }),
    ],
    [seller.contact_name, seller.phone && `${words.phone} ${seller.phone}`, seller.email, seller.website],
    [
      ...seller.tax_ids.map((id) => namedTaxId(id, words)),
      registration && `${words.registration_number} ${registration}`,
      seller.iban && `IBAN ${formatIban(seller.iban)}`,
      seller.iban && seller.bic && `BIC ${seller.bic}`,
    ],
  ];
}
