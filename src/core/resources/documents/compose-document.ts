/** Composes the content of a draft, new or changed: its customer, its lines and its prices. */
import type { Transaction } from '../../schema/transaction.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import {
  billedCustomer,
  type CustomerReference,
  foundCustomer,
  type KnownCustomer,
} from './billed-customer.ts';
import type { Line } from './line-items.ts';
import { toBase } from './references.ts';
import { type PricedContent, type PricingInput, priceDocument } from './price-document.ts';

export interface ComposedContent extends PricedContent {
  readonly customer_id: string;
  readonly customer_name: string;
  readonly customer_email: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly base_amounts: ReturnType<typeof toBase>;
}

export interface ComposeInput extends PricingInput, CustomerReference {
  readonly metadata: Readonly<Record<string, string>> | null;
  readonly exchange_rate: string | null;
}

/**
 * @param known the document that is being changed, null for a new one
 * @returns the content and the customer's record
 */
export function composeDocument(
  tx: Transaction,
  input: ComposeInput,
  known: (KnownCustomer & { readonly items: readonly unknown[] }) | null,
): { content: ComposedContent; customer: RecordTypes['customer'] } {
  const found = billedCustomer(tx, input, known);
  const items = (known?.items ?? []) as readonly Line[];
  const content = priceDocument(tx, input, { customer: found, known: items });
  const base = toBase(tx, content, input.exchange_rate);
  const customer = foundCustomer(tx, found);
  return {
    customer,
    content: {
      ...content,
      customer_id: customer.id,
      customer_name: customer.name,
      customer_email: customer.email,
      metadata: input.metadata ?? {},
      base_amounts: base,
    },
  };
}

/** A document's input without the fields that only say how to compute others: the tax rate that a total contains. */
export function withoutInputOnly<Input extends { readonly tax_rate: string | null }>(
  input: Input,
): Omit<Input, 'tax_rate'> {
  const { tax_rate: _ofTotal, ...stored } = input;
  return stored;
}
