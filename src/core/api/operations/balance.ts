/** Answers what a customer owes, by currency. */
import { currencyDecimals } from '../../billing/currency.ts';
import { sumDecimals, toFixedText } from '../../billing/decimal.ts';
import { customers } from '../../resources/customers.ts';
import { invoices } from '../../resources/invoices.ts';
import { isPayable } from '../../resources/invoicing/invoice-states.ts';
import { readColumns } from '../../store/read-columns.ts';
import { recordTable } from '../../store/table.ts';
import type { Answer, Call } from '../operation.ts';
import { requireRecord } from './retrieve.ts';

/** @throws Refusal not_found */
export function getBalance(call: Call): Answer {
  const { session, id } = call;
  requireRecord(customers, call);
  const owed = readColumns(session, recordTable(invoices), [
    'customer_id',
    'status',
    'currency',
    'amount_due',
  ]).filter(({ record }) => record.customer_id === id && isPayable(record.status));
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
