/** How people read and type values that no cell holds as it is: tax ids, electronic addresses, discounts, products. */
import { canonicalDecimal } from '../billing/decimal.ts';
import type { ColumnForm } from '../schema/field.ts';
import type { JsonObject } from '../schema/represent.ts';

interface TypedId {
  readonly type: string | null;
  readonly value: string;
}

/** `eu_vat: DE136695976; ch_vat: CHE-116.281.710`: each number behind its type, which may be missing. */
export const taxIdsForm: ColumnForm = {
  write: ({ tax_ids }) =>
    ((tax_ids ?? []) as readonly TypedId[])
      .map(({ type, value }) => (type === null ? value : `${type}: ${value}`))
      .join('; '),
  read(text) {
    const entries = text.split(/[;\n]/).flatMap((entry) => {
      const [, type, value] = /^\s*(?:([\w-]{1,20})\s*:)?\s*(.*?)\s*$/.exec(entry) ?? [];
      return value ? [{ type: type ?? null, value }] : [];
    });
    return { tax_ids: entries };
  },
  fault: 'must be numbers such as eu_vat: DE136695976',
};

/** `0088:4035811991014`: the scheme, a code of the list EAS, and the address within it. */
export const electronicAddressForm: ColumnForm = {
  write({ electronic_address }) {
    const address = electronic_address as { scheme: string; value: string } | null | undefined;
    return address ? `${address.scheme}:${address.value}` : '';
  },
  read(text) {
    if (text.trim() === '') return { electronic_address: null };
    const [, scheme, value] = /^\s*(\w+)\s*:\s*(.*?)\s*$/.exec(text) ?? [];
    return value ? { electronic_address: { scheme: scheme?.toUpperCase(), value } } : null;
  },
  fault: 'must be a scheme and an address such as 0088:4035811991014',
};

/** `10%` or an amount. People write decimals with a point or a comma. */
export const discountForm: ColumnForm = {
  write({ discount, discount_percent }) {
    if ((discount_percent ?? null) !== null) return `${String(discount_percent)}%`;
    return (discount ?? null) === null ? '' : String(discount);
  },
  read(text) {
    if (text.trim() === '') return { discount: null, discount_percent: null };
    // Three digits behind a comma could be thousands.
    const point = text.replace(/,(?=\d\d?\s*%?\s*$)/, '.');
    const [, number, percent] = /^\s*(\d{1,12}(?:\.\d+)?)\s*(%?)\s*$/.exec(point) ?? [];
    if (number === undefined) return null;
    const value = canonicalDecimal(number);
    return percent === '%'
      ? { discount: null, discount_percent: value }
      : { discount: value, discount_percent: null };
  },
  fault: 'must be an amount, or a percentage such as 10%',
};

/**
 * The SKU of the line's product, or the line's description, which is the name of the product unless somebody has changed
 * it. What a person types is looked up among the products.
 */
export const productForm: ColumnForm = {
  write: ({ product_id, sku, description }: Readonly<JsonObject>) =>
    String((product_id ?? null) === null ? '' : (sku ?? description ?? '')),
  read: (text) => ({ product_id: text.trim() === '' ? null : text.trim() }),
  fault: 'must be the SKU or the name of a product',
};
