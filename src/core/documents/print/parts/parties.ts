/** Prints who is billed, and the facts of the document beside it: number, days and references. */
import { addressLines } from '../address-lines.ts';
import { html, type Markup, nothing, stacked } from '../html.ts';
import type { PrintContext } from '../print-context.ts';
import type { PrintedBuyer } from '../printed-document.ts';
import { namedTaxId } from '../tax-words.ts';

export function printParties(context: PrintContext): Markup {
  const { document, words } = context;
  const rows = factsOf(context).map(
    ([label, value]) => html`<tr><th scope="row">${label}</th><td dir="auto">${value}</td></tr>`,
  );
  return html`<table class="parties" role="presentation"><tr>
<td class="buyer"><div class="sender" dir="auto">${senderLine(context)}</div>
<div class="label">${words.billed_to}</div><div class="buyer-name" dir="auto">${document.buyer.company ?? document.buyer.name}</div>
<div dir="auto">${stacked(buyerLines(document.buyer, context))}</div>${delivery(context)}</td>
<td class="facts-cell"><table class="facts">${rows}</table></td>
</tr></table>
${document.title === null ? nothing : html`<h2 class="subject" dir="auto">${document.title}</h2>`}`;
}

// One line above the address, as a window of an envelope shows it.
function senderLine({ document, locale }: PrintContext): string {
  const { address, name, trade_name } = document.seller;
  return [name ?? trade_name ?? '', ...addressLines(address, { ...locale, home: address?.country ?? null })]
    .filter((part) => part !== '')
    .join(' · ');
}

function buyerLines(buyer: PrintedBuyer, { locale, words }: PrintContext): string[] {
  const person = buyer.company === null ? null : buyer.name;
  const contact = buyer.contact_name ?? (person === buyer.company ? null : person);
  return [
    ...(contact === null || contact === (buyer.company ?? buyer.name)
      ? []
      : [`${words.attention} ${contact}`]),
    ...addressLines(buyer.billing_address, { ...locale, home: locale.country }),
    ...buyer.tax_ids.map((id) => namedTaxId(id, words)),
    ...(buyer.registration_number === null
      ? []
      : [`${words.registration_number} ${buyer.registration_number}`]),
  ];
}

function delivery({ document, locale, words }: PrintContext): Markup {
  const lines = addressLines(document.delivery_address, { ...locale, home: locale.country });
  if (lines.length === 0) return nothing;
  return html`<div class="label delivery">${words.deliver_to}</div><div dir="auto">${stacked(lines)}</div>`;
}

type Fact = readonly [label: string, value: string];

function factsOf({ document, words, day }: PrintContext): Fact[] {
  const { object, number, date, due_date, service_period, preceding } = document;
  const facts: (readonly [string, string | null])[] = [
    [words[`${object}_number`], number],
    [words[`${object}_date`], date && day(date)],
    [words.service_date, serviceDay(document) && day(serviceDay(document) ?? '')],
    [words.service_period, service_period && `${day(service_period.start)} – ${day(service_period.end)}`],
    [object === 'quotation' ? words.expiry_date : words.due_date, due_date && day(due_date)],
    [
      words.about_invoice,
      preceding &&
        preceding.number + (preceding.date === null ? '' : ` ${words.dated} ${day(preceding.date)}`),
    ],
    [words.reason, document.reason],
    [words.po_number, document.po_number],
    [words.buyer_reference, document.buyer_reference],
  ];
  return facts.filter((fact): fact is Fact => fact[1] !== null && fact[1] !== '');
}

// An invoice that names no day of supply was supplied on its own day (VAT directive, article 226 number 7).
function serviceDay({ object, service_date, service_period, date }: PrintContext['document']): string | null {
  return service_date ?? (object === 'invoice' && service_period === null ? date : null);
}
