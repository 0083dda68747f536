/** Writes the records of a full workbook as rows, with the store's own encoders. */
import { customers } from '../../src/core/resources/customers.ts';
import { invoices } from '../../src/core/resources/invoices.ts';
import { payments } from '../../src/core/resources/payments.ts';
import { quotations } from '../../src/core/resources/quotations.ts';
import type { JsonObject } from '../../src/core/schema/represent.ts';
import type { Resource } from '../../src/core/schema/resource.ts';
import { displayName } from '../../src/core/schema/draft-name.ts';
import { encodeItem } from '../../src/core/store/row/item-rows.ts';
import { encodeRecord } from '../../src/core/store/row/row-codec.ts';
import { itemsTable, recordTable } from '../../src/core/store/table.ts';
import type { Cell } from '../../src/core/workspace.ts';
import { createRandom, uuidFrom } from '../seeded-random.ts';
import {
  type Billed,
  customerAt,
  invoiceAt,
  partsOf,
  paymentAt,
  quotationAt,
  presentStatusOf,
} from './filled-records.ts';
import type { PlannedTransaction } from './plan-transactions.ts';

/** A newly created record of each kind, by `object`. */
export type Samples = Readonly<Record<string, JsonObject>>;

export interface WrittenRecords {
  /** Rows by the names of their sheets. */
  readonly rows: ReadonlyMap<string, readonly (readonly Cell[])[]>;
  /** Oldest first. */
  readonly invoiceIds: readonly string[];
  readonly customerIds: readonly string[];
}

// A business invoices most of its customers again and again.
const invoicesPerCustomer = 10;

/**
 * @param atOf the time of a transaction, in milliseconds since the Unix epoch
 * @param isWhole true for a whole business, most of whose invoices are paid; false when all invoices stay open
 */
export function writeRecords(
  samples: Samples,
  planned: readonly PlannedTransaction[],
  atOf: (transaction: number) => number,
  isWhole: boolean,
): WrittenRecords {
  const random = createRandom('the ids of a full workbook');
  const birthAt = (transaction: number) => ({ atMs: atOf(transaction), uuid: uuidFrom(random) });
  const sampleOf = ({ object }: Resource): JsonObject => {
    const sample = samples[object];
    if (sample === undefined) throw new Error(`There is no sample of a ${object}.`);
    return sample;
  };
  const count = planned.filter(({ kind }) => kind === 'invoice').length;
  const sheets = createSheets();
  const billed: Billed[] = [];
  for (let number = 1; number <= Math.ceil(count / invoicesPerCustomer); number += 1) {
    const transaction = (number - 1) * invoicesPerCustomer + 1;
    const made = customerAt(sampleOf(customers), number, birthAt(transaction));
    billed.push({ id: String(made.id), name: String(made.name) });
    sheets.add(customers, made, transaction);
  }
  const made: JsonObject[] = [];
  for (const [index, step] of planned.entries()) {
    const transaction = index + 1;
    const birth = birthAt(transaction);
    const { sequence } = step;
    const customer = billed[sequence % billed.length] as Billed;
    if (step.kind === 'quotation')
      sheets.add(quotations, quotationAt(sampleOf(quotations), sequence, birth, customer), transaction);
    else if (step.kind === 'invoice') {
      const fresh = invoiceAt(sampleOf(invoices), sequence, birth, customer);
      const invoice = isWhole ? { ...fresh, ...presentStatusOf(fresh, sequence, count) } : fresh;
      made.push(invoice);
      // The payments follow in the next transactions, and each of them writes the invoice again.
      sheets.add(invoices, invoice, transaction + partsOf(invoice, sequence).length);
    } else {
      const paid = { invoice: made[sequence - 1] ?? {}, amount: step.amount };
      const number = sheets.countOf(payments) + 1;
      sheets.add(payments, paymentAt(sampleOf(payments), number, birth, paid), transaction);
    }
  }
  return {
    rows: sheets.rows,
    invoiceIds: made.map(({ id }) => String(id)),
    customerIds: billed.map(({ id }) => id),
  };
}

interface Sheets {
  readonly rows: ReadonlyMap<string, readonly (readonly Cell[])[]>;
  countOf(resource: Resource): number;
  /** @param rev the number of the last transaction that wrote the record */
  add(resource: Resource, record: JsonObject, rev: number): void;
}

function createSheets(): Sheets {
  const rows = new Map<string, Cell[][]>();
  const tables = new Map([customers, invoices, payments, quotations].map((one) => [one, tablesOf(one)]));
  const rowsOf = (sheet: string): Cell[][] => {
    const found = rows.get(sheet) ?? [];
    rows.set(sheet, found);
    return found;
  };
  return {
    rows,
    countOf: ({ sheet }) => rowsOf(sheet).length,
    add(resource, record, rev) {
      const { own, items } = tables.get(resource) ?? tablesOf(resource);
      rowsOf(resource.sheet).push(encodeRecord(own, record, rev));
      if (items === null) return;
      for (const item of record.items as JsonObject[]) {
        const shown = { ...item, document_number: displayName(record), document_id: record.id, rev };
        rowsOf(items.sheet).push(encodeItem(items.columns, shown as JsonObject));
      }
    },
  };
}

const tablesOf = (resource: Resource) => ({ own: recordTable(resource), items: itemsTable(resource) });
