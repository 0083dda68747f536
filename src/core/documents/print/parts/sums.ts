/** Makes the sums: what is taxed at which rate, the total, and what is still due. */
import { isZero } from '../../../billing/decimal.ts';
import type { Sum } from '../document-view.ts';
import { formatMoney } from '../format.ts';
import type { PrintContext } from '../print-context.ts';
import { taxLabel, taxName } from '../tax-words.ts';

export function sumsOf(context: PrintContext): Sum[] {
  const { document, words, money } = context;
  const total = sum(
    document.object === 'credit_note' ? words.credit_total : words.total,
    money(document.total),
    'total',
  );
  const sums = document.tax_inclusive
    ? [...discounted(context), total, ...taxes(context, `${words.including} `)]
    : [...discounted(context), ...net(context), ...taxes(context, ''), total];
  return [...sums, ...taxInBaseCurrency(context), ...due(context)];
}

function sum(label: string, value: string, kind: Sum['kind'] = 'plain'): Sum {
  return { label, value, kind };
}

function discounted({ document, words, money, percent }: PrintContext): Sum[] {
  const { discount_total, discount_percent, subtotal } = document;
  const label = discount_percent === null ? words.discount : `${words.discount} ${percent(discount_percent)}`;
  return [
    sum(words.subtotal, money(subtotal)),
    ...(isZero(discount_total) ? [] : [sum(label, money(negated(discount_total)))]),
  ];
}

// Without a discount the subtotal says the same already.
function net({ document, words, money }: PrintContext): Sum[] {
  return isZero(document.discount_total) ? [] : [sum(words.taxable_total, money(document.taxable_total))];
}

/** Each group with what it is computed on, as article 226 numbers 8 to 10 ask. */
function taxes({ document, locale, words, money }: PrintContext, prefix: string): Sum[] {
  return document.taxes.map((tax) =>
    sum(`${prefix}${taxLabel(tax, locale, words)} ${words.on} ${money(tax.taxable)}`, money(tax.tax), 'tax'),
  );
}

/** The tax once more in the currency of the workspace (article 230). */
function taxInBaseCurrency({ document, locale, words, number, day }: PrintContext): Sum[] {
  const { base, currency } = document;
  if (base === null || base.currency === currency) return [];
  const rate =
    base.exchange_rate === null ? '' : `1 ${currency} = ${number(base.exchange_rate)} ${base.currency}`;
  const dated = base.exchange_rate_date === null ? rate : `${rate}, ${day(base.exchange_rate_date)}`;
  const name = locale.language === 'en' ? `${taxName(locale, words)} in` : words.tax_total_in;
  return [
    sum(`${name} ${base.currency}`, formatMoney(base.tax_total, base.currency, locale), 'tax'),
    ...(rate === '' ? [] : [sum(words.rate_at, dated, 'tax')]),
  ];
}

function due({ document, words, money }: PrintContext): Sum[] {
  const { paid } = document;
  if (paid === null) return [];
  const given = (label: string, value: string): Sum[] =>
    isZero(value) ? [] : [sum(label, money(negated(value)))];
  return [
    ...given(words.paid, paid.paid),
    ...given(words.credited, paid.credited),
    sum(words.amount_due, money(paid.due), 'due'),
  ];
}

function negated(value: string): string {
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}
