/** Answers what a customer owes, by currency. */
import { currencyDecimals } from '../../billing/currency.ts';
import { sumDecimals, toFixedText } from '../../billing/decimal.ts';
import { customers } from '../../resources/customers.ts';
import { invoices } from '../../resources/invoices.ts';
import { isPayable } from '../../resources/invoicing/invoice-states.ts';
import { readColumns } from '../../store/read-columns.ts';
import { readScattered } from '../../store/read-scattered.ts';
import { readableRecord } from '../../store/readable-record.ts';
import { recordTable } from '../../store/table.ts';
import type { Answer, Call } from '../operation.ts';
import { requireRecord } from './retrieve.ts';

const needed = ['customer_id', 'status', 'currency', 'amount_due'];

/** @throws Refusal not_found, record_quarantined */
export function getBalance(call: Call): Answer {
  const { session, id } = call;
  requireRecord(customers, call);
  const table = recordTable(invoices);
  const own = readColumns(session, table, needed).filter(({ record }) => record.customer_id === id);
  // Left out, what cannot be read would make the balance look smaller than it is.
  const broken = own.filter(({ record }) => needed.some((name) => !(name in record)));
  readScattered(session, table, broken)?.forEach(readableRecord);
  const owed = own.filter(({ record }) => isPayable(record.status));
  const currencies = [...new Set(owed.map(({ record }) => String(record.currency)))].sort();
  const balances = currencies.map((currency) => {
    const due = owed
      .filter(({ record }) => record.currency === currency)
      .map(({ record }) => String(record.amount_due));
    const exact = toFixedText(sumDecimals(due), currencyDecimals(currency) ?? 2);
    return { currency, balance_due: Number(exact), amounts: { balance_due: exact } };
  });
  return { status: 200, body: JSON.stringify({ object: 'balance', customer_id: id, balances }) };
}
