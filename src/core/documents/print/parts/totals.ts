/** Prints the sums: what is taxed at which rate, the total, and what is still due. */
import { isZero } from '../../../billing/decimal.ts';
import { formatMoney } from '../format.ts';
import { html, type Markup, nothing } from '../html.ts';
import type { PrintContext } from '../print-context.ts';
import { taxLabel, taxName } from '../tax-words.ts';

export function printTotals(context: PrintContext): Markup {
  const { document, words, money } = context;
  const total = row(
    document.object === 'credit_note' ? words.credit_total : words.total,
    money(document.total),
    'total',
  );
  const sums = document.tax_inclusive
    ? [...discounted(context), total, ...taxRows(context, `${words.including} `)]
    : [...discounted(context), ...netRow(context), ...taxRows(context, ''), total];
  return html`<table class="totals-frame" role="presentation"><tr><td class="totals-left"></td><td class="totals-right">
<table class="totals">${sums}${baseRows(context)}${dueRows(context)}</table>
</td></tr></table>`;
}

function row(label: string, value: string, name = ''): Markup {
  return html`<tr${name === '' ? nothing : html` class="${name}"`}><th scope="row">${label}</th><td>${value}</td></tr>`;
}

function discounted({ document, words, money, percent }: PrintContext): Markup[] {
  const { discount_total, discount_percent, subtotal } = document;
  const isGiven = !isZero(discount_total);
  const label = discount_percent === null ? words.discount : `${words.discount} ${percent(discount_percent)}`;
  return [
    row(words.subtotal, money(subtotal)),
    ...(isGiven
      ? [row(label, money(discount_total.startsWith('-') ? discount_total.slice(1) : `-${discount_total}`))]
      : []),
  ];
}

// Without a discount the subtotal says the same already.
function netRow({ document, words, money }: PrintContext): Markup[] {
  return isZero(document.discount_total) ? [] : [row(words.taxable_total, money(document.taxable_total))];
}

/** Each group with what it is computed on, as article 226 numbers 8 to 10 ask. */
function taxRows({ document, locale, words, money }: PrintContext, prefix: string): Markup[] {
  return document.taxes.map((tax) =>
    row(`${prefix}${taxLabel(tax, locale, words)} ${words.on} ${money(tax.taxable)}`, money(tax.tax), 'tax'),
  );
}

/** The tax once more in the currency of the workspace (article 230). */
function baseRows({ document, locale, words, number, day }: PrintContext): Markup[] {
  const { base, currency } = document;
  if (base === null || base.currency === currency) return [];
  const rate =
    base.exchange_rate === null ? '' : `1 ${currency} = ${number(base.exchange_rate)} ${base.currency}`;
  const dated = base.exchange_rate_date === null ? rate : `${rate}, ${day(base.exchange_rate_date)}`;
  const name = locale.language === 'en' ? `${taxName(locale, words)} in` : words.tax_total_in;
  return [
    row(`${name} ${base.currency}`, formatMoney(base.tax_total, base.currency, locale), 'tax'),
    ...(rate === '' ? [] : [row(words.rate_at, dated, 'tax')]),
  ];
}

function dueRows({ document, words, money }: PrintContext): Markup[] {
  const { paid } = document;
  if (paid === null) return [];
  const given = (label: string, value: string): Markup[] =>
    isZero(value) ? [] : [row(label, money(`-${value}`.replace('--', '')))];
  return [
    ...given(words.paid, paid.paid),
    ...given(words.credited, paid.credited),
    row(words.amount_due, money(paid.due), 'due'),
  ];
}
