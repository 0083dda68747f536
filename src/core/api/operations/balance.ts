/** Answers how much a customer owes and has as credit, by currency. */
import { fixedAmount } from '../../billing/currency.ts';
import { isZero, sumDecimals } from '../../billing/decimal.ts';
import { creditNotes } from '../../resources/credit-notes.ts';
import { customers } from '../../resources/customers.ts';
import { invoices } from '../../resources/invoices.ts';
import { isPayable } from '../../resources/invoices/transitions.ts';
import { payments } from '../../resources/payments.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { withVerifiedColumns } from '../../store/locate/verified-columns.ts';
import type { Layout } from '../../store/layout.ts';
import { madeColumns } from '../../store/made-columns.ts';
import { readColumns } from '../../store/read/read-columns.ts';
import { type ReadRow, readableRecord, readRows, readScattered } from '../../store/read/read-records.ts';
import { searchRows } from '../../store/search/search-rows.ts';
import type { Session } from '../../store/session.ts';
import { livemodeOf } from '../../store/show-record.ts';
import { type RecordTable, recordTable } from '../../store/table.ts';
import type { Answer, Call } from '../operation.ts';
import { requireRecord } from './retrieve.ts';

const owing = ['customer_id', 'status', 'currency', 'amount_due', 'due_date'];
const crediting = ['customer_id', 'status', 'currency', 'remaining_credit'];

// Reading more scattered rows than this takes longer than reading whole columns.
const rowsMax = 50;

/** @throws Refusal not_found, record_quarantined, workspace_busy */
export function getBalance(call: Call): Answer {
  const { session, id } = call;
  requireRecord(customers, call);
  const owed = readOwn(session, invoices, owing, id).filter(({ status }) => isPayable(status));
  const notes = readOwn(session, creditNotes, crediting, id).filter(({ status }) => status === 'issued');
  const credits = [
    ...notes.map(({ currency, remaining_credit: amount }) => ({ currency, amount })),
    ...paymentsWithCredit(session, id).map(({ currency, unapplied_amount: amount }) => ({
      currency,
      amount,
    })),
  ].filter(({ amount }) => !isZero(String(amount)));
  const currencies = [...new Set([...owed, ...credits].map(({ currency }) => String(currency)))].sort();
  const balances = currencies.map((currency) => {
    const sumOf = (amounts: readonly unknown[]): string =>
      fixedAmount(sumDecimals(amounts.map(String)), currency);
    const due = owed.filter((invoice) => invoice.currency === currency);
    const late = due.filter(({ due_date }) => due_date !== null && String(due_date) < session.today);
    const exact = {
      balance_due: sumOf(due.map(({ amount_due }) => amount_due)),
      overdue: sumOf(late.map(({ amount_due }) => amount_due)),
      credit_available: sumOf(credits.filter((one) => one.currency === currency).map(({ amount }) => amount)),
    };
    const { balance_due, overdue, credit_available } = exact;
    return {
      currency,
      balance_due: Number(balance_due),
      overdue: Number(overdue),
      credit_available: Number(credit_available),
      amounts: { ...exact, currency },
    };
  });
  const livemode = livemodeOf(session.workspace);
  return { status: 200, body: JSON.stringify({ object: 'balance', livemode, customer_id: id, balances }) };
}

function readOwn(session: Session, resource: Resource, needed: readonly string[], id: string): JsonObject[] {
  // A workbook that was not set up since has no credit notes.
  if (madeColumns(session.settings, resource.sheet) === null) return [];
  return withVerifiedColumns(session, recordTable(resource), (layout) =>
    readOf(session, recordTable(resource), layout, { needed, customerId: id }),
  );
}

/** The customer's payments of which something is not applied: one search of what has no column. */
function paymentsWithCredit(session: Session, customerId: string): JsonObject[] {
  const table = recordTable(payments);
  const pattern = `^.*"customer_id":"${customerId}".*"unapplied_amount":"(0\\.|[1-9]).*$`;
  const rows = withVerifiedColumns(session, table, (layout) =>
    session.workspace.document.find(table.sheet, layout[table.dataIndex] ?? 1, 2, pattern, true),
  );
  return readRows(session, table, rows)
    .map((row) => readableRecord(row).record)
    .filter((record) => record.customer_id === customerId && record.status === 'received');
}

interface OwnSearch {
  readonly needed: readonly string[];
  readonly customerId: string;
}

/** The customer's records with the fields that the balance needs; null when a person has moved rows meanwhile. */
function readOf(
  session: Session,
  table: RecordTable,
  layout: Layout,
  { needed, customerId }: OwnSearch,
): JsonObject[] | null {
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
