/** Prints the foot of a document: all about the business, and its own text. */
import { addressLines } from '../address-lines.ts';
import { formatIban } from '../format.ts';
import { html, lines, type Markup, nothing, stacked } from '../html.ts';
import type { PrintContext } from '../print-context.ts';
import { namedTaxId } from '../tax-words.ts';

export function printFoot(context: PrintContext): Markup {
  const { look } = context;
  const columns = columnsOf(context)
    .map((column) => column.filter((line): line is string => line !== null && line !== ''))
    .filter((column) => column.length > 0);
  const cells = columns.map((column) => html`<td dir="auto">${stacked(column)}</td>`);
  const own = look.footer === null ? nothing : html`<p class="own-foot" dir="auto">${lines(look.footer)}</p>`;
  return html`<table class="foot" role="presentation"><tr>${cells}</tr></table>${own}`;
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
