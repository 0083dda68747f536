/** Says who is billed, and the facts of the document: number, days and references. */
import { addressLines } from '../address-lines.ts';
import type { DocumentView, Fact } from '../document-view.ts';
import type { PrintContext } from '../print-context.ts';
import type { PrintedBuyer } from '../printed-document.ts';
import { namedTaxId } from '../tax-words.ts';

export function partiesOf(
  context: PrintContext,
): Pick<DocumentView, 'sender' | 'buyer' | 'delivery' | 'facts'> {
  const { document, words } = context;
  const { buyer } = document;
  return {
    sender: senderLine(context),
    buyer: {
      label: words[buyerLabels[document.object]],
      name: buyer.company ?? buyer.name,
      lines: buyerLines(buyer, context),
    },
    delivery: deliveryOf(context),
    facts: factsOf(context),
  };
}

const buyerLabels = {
  invoice: 'billed_to',
  quotation: 'offered_to',
  credit_note: 'credited_to',
} as const;

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

function deliveryOf({ document, locale, words }: PrintContext): DocumentView['delivery'] {
  const lines = addressLines(document.delivery_address, { ...locale, home: locale.country });
  return lines.length === 0 ? null : { label: words.deliver_to, lines };
}

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
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}

// An invoice that names no day of supply was supplied on its own day (VAT directive, article 226 number 7).
function serviceDay({ object, service_date, service_period, date }: PrintContext['document']): string | null {
  return service_date ?? (object === 'invoice' && service_period === null ? date : null);
}
