/** What a column of another tool's file can become: a field, or a part of one. */
import type { ImportTarget } from '../exchange-port.ts';

/** Columns that do not hold a field as it is. */
const partsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  customers: {
    first_name: 'First name',
    middle_name: 'Middle name',
    last_name: 'Last name',
    person: 'Person, first and last name',
    active: 'Active (the contrary of archived)',
    billing_address: 'Billing address in one cell',
    shipping_address: 'Shipping address in one cell',
  },
  products: {
    disabled: 'Disabled (the contrary of active)',
    tax_text: 'A text with the tax rate',
  },
};

export interface TargetChoice {
  readonly path: string;
  readonly label: string;
}

/** What can be chosen for a column, fields before parts. */
export function targetChoices(plural: string, targets: readonly ImportTarget[]): TargetChoice[] {
  const parts = Object.entries(partsOf[plural] ?? {}).map(([path, label]) => ({ path, label }));
  return [...targets.map(({ path, label }) => ({ path, label })), ...parts];
}

/** Fields of which several columns are kept; of others the first one that is filled. */
export const joinedFields: ReadonlySet<string> = new Set([
  'tax_id',
  'billing_address.line2',
  'shipping_address.line2',
]);
