/** The rules that invoices and quotations share: their two shapes, and how a patch is merged into them. */
import { bothDiscounts } from '../../billing/discounts.ts';
import type { FieldCode, Problem } from '../../schema/problem.ts';
import { noTreatment } from '../../billing/tax-categories.ts';
import { isObject } from '../../schema/merge-patch.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { billedCustomer, type KnownCustomer } from './billed-customer.ts';
import { fillLines } from './fill-lines.ts';
import { type Line, type LineInput, linesMax } from './line-items.ts';
import { checkReferences, withoutReplaced } from './references.ts';
import type { JsonObject } from '../../schema/represent.ts';

export const documentRules = {
  // A body of 256 KiB, nearly all of it descriptions, with ids and names around them.
  dataCells: 6,
  searched: ['number', 'customer_name', 'po_number', 'external_id'],
  unique: { external_id: 'external_id_taken' },
  check: checkShape,
  lookUp: lookUpParts,
  prepareMerge: mergeForm,
} as const;

// Finds the customer and the products of a body that has other faults.
function lookUpParts(input: Readonly<JsonObject>, tx: Transaction, record: JsonObject | null): void {
  const [customer_id, customer_name, customer_email] = [
    input.customer_id,
    input.customer_name,
    input.customer_email,
  ].map(asText) as [string | null, string | null, string | null];
  const known = record as (KnownCustomer & { readonly items: readonly Line[] }) | null;
  const customer = billedCustomer(tx, { customer_id, customer_name, customer_email }, known);
  const lines =
    Array.isArray(input.items) && input.items.length <= linesMax ? (input.items as unknown[]) : [];
  fillLines(tx, lines.map(asLine), {
    currency: asText(input.currency) ?? customer?.currency ?? tx.settings.currency,
    isTaxExempt: false,
    known: known?.items ?? [],
  });
}

// An object names nothing, and may have no text: it stands for an id that no record has.
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? '' : String(value);
}

// A number with a fault is none to compute with.
function asLine(line: unknown): LineInput {
  const { id, product_id, sku, ...others } = isObject(line) ? line : {};
  return {
    ...others,
    tax_rate: null,
    unit: null,
    unit_code: null,
    ...noTreatment,
    id: asText(id),
    product_id: asText(product_id),
    sku: asText(sku),
  } as LineInput;
}

type Fault = (field: string, code: FieldCode, message: string) => void;

/** Faults of the two shapes of a new document, in the body as it was sent; validation finds those of single fields. */
function checkShape(body: Readonly<JsonObject>): Problem[] {
  const problems: Problem[] = [];
  const fault: Fault = (field, code, message) => {
    problems.push({ pointer: `/${field}`, code, message });
  };
  const has = (field: string): boolean => body[field] !== undefined && body[field] !== null;
  const isShapeA = has('items');

  if (!has('customer_id') && !has('customer_name')) {
    for (const field of ['customer_id', 'customer_name'])
      fault(field, 'required', 'Give customer_id or customer_name.');
  }
  if (!isShapeA && !has('total')) {
    for (const field of ['items', 'total']) fault(field, 'required', 'Give items, or a total.');
  }
  if (Array.isArray(body.items) && body.items.length === 0)
    fault('items', 'required', 'Give at least one line.');
  if (has('discount') && has('discount_percent')) {
    for (const field of ['discount', 'discount_percent']) {
      fault(field, ...bothDiscounts);
    }
  }
  if (isShapeA && has('tax_rate'))
    fault('tax_rate', 'mutually_exclusive', 'With items, give the tax_rate of each line.');
  if (!isShapeA && has('total')) checkShapeB(body, has, fault);
  checkReferences(body, has, fault);
  return problems;
}

function checkShapeB(body: Readonly<JsonObject>, has: (field: string) => boolean, fault: Fault): void {
  const isReduced = has('discount') && typeof body.discount !== 'object' && Number(body.discount) !== 0;
  for (const field of [...(isReduced ? ['discount'] : []), 'discount_percent', 'tax_inclusive'].filter(has))
    fault(field, 'mutually_exclusive', 'Not together with a total alone: the total stays as sent.');
}

/** The record's input form without what the patch replaces in other words. */
function mergeForm(form: JsonObject, patch: Readonly<JsonObject>, record: JsonObject): JsonObject {
  const isNamed = (field: string): boolean => patch[field] !== undefined && patch[field] !== null;
  const rest = withoutReplaced(form, patch);
  const drop = (...fields: string[]): void => {
    for (const field of fields) delete rest[field];
  };
  // A customer is found by its id unless the patch names another.
  drop('customer_name', 'customer_email');
  if (isNamed('customer_name') && !isNamed('customer_id')) drop('customer_id');
  if (isNamed('discount')) drop('discount_percent');
  if (isNamed('discount_percent') || rest.discount_percent !== undefined) drop('discount');
  const wasTotal = record.shape === 'total';
  const staysTotal = wasTotal && !isNamed('items');
  if (!staysTotal) drop('total');
  const [line] = record.items as JsonObject[];
  // A total allows none of these fields, and lines that replace a total begin anew.
  if (wasTotal || patch.items === null) {
    drop('items', 'discount', 'discount_percent');
    // The line of a total with tax has a price with tax, also as one of several lines.
    const news = Array.isArray(patch.items) ? (patch.items as readonly unknown[]) : [];
    if (!news.some((one) => isObject(one) && one.id === line?.id)) drop('tax_inclusive');
  }
  return staysTotal && record.tax_inclusive === true ? { ...rest, tax_rate: line?.tax_rate } : rest;
}
