/** Answers how much a customer owes, by currency. */
import { currencyDecimals } from '../../billing/currency.ts';
import { sumDecimals, toFixedText } from '../../billing/decimal.ts';
import { customers } from '../../resources/customers.ts';
import { invoices } from '../../resources/invoices.ts';
import { isPayable } from '../../resources/invoices/transitions.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { withVerifiedColumns } from '../../store/locate/verified-columns.ts';
import type { Layout } from '../../store/layout.ts';
import { readColumns } from '../../store/read/read-columns.ts';
import { type ReadRow, readableRecord } from '../../store/read/read-records.ts';
import { readRows, readScattered } from '../../store/read/read-scattered.ts';
import { searchRows } from '../../store/read/search-rows.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import type { Answer, Call } from '../operation.ts';
import { requireRecord } from './retrieve.ts';

const needed = ['customer_id', 'status', 'currency', 'amount_due'];

// Reading more scattered rows than this takes longer than reading whole columns.
const rowsMax = 50;

/** @throws Refusal not_found, record_quarantined, workspace_busy */
export function getBalance(call: Call): Answer {
  const { session, id } = call;
  requireRecord(customers, call);
  const own = withVerifiedColumns(session, recordTable(invoices), (layout) =>
    readInvoices(session, layout, id),
  );
  const owed = own.filter(({ status }) => isPayable(status));
  const currencies = [...new Set(owed.map((invoice) => String(invoice.currency)))].sort();
  const balances = currencies.map((currency) => {
    const due = owed
      .filter((invoice) => invoice.currency === currency)
      .map((invoice) => String(invoice.amount_due));
    const exact = toFixedText(sumDecimals(due), currencyDecimals(currency) ?? 2);
    return { currency, balance_due: Number(exact), amounts: { balance_due: exact } };
  });
  return { status: 200, body: JSON.stringify({ object: 'balance', customer_id: id, balances }) };
}

/** The customer's invoices with the fields that the balance needs; null when a person has moved rows meanwhile. */
function readInvoices(session: Session, layout: Layout, customerId: string): JsonObject[] | null {
  const table = recordTable(invoices);
  const search = { fields: ['customer_id'], pattern: `^(${customerId})$` };
  const isOwn = (record: JsonObject): boolean => record.customer_id === customerId;
  const found = searchRows(session, table, layout, [
    { needs: search.fields, holds: isOwn, searches: [search] },
  ]);
  const rows = found.rows ?? [];
  // A row that cannot be read refuses the request: without it the balance would look smaller than it is.
  const readable = (row: ReadRow): JsonObject => readableRecord(row).record;
  if (rows.length <= rowsMax) {
    const read = readRows(session, table, rows);
    return read.every(found.stillFits) ? read.map(readable) : null;
  }
  const all = readColumns(session, table, layout, needed, rows).filter(({ record }) => isOwn(record));
  const broken = all.filter(({ record }) => needed.some((name) => !(name in record)));
  readScattered(session, table, broken)?.forEach(readable);
  return all.map(({ record }) => record);
}
