/** Answers the reports: the tax of a period, and what customers owe on a day, as JSON or as CSV. */
import { compareDays, isCalendarDay } from '../../billing/calendar.ts';
import { currencyDecimals } from '../../billing/currency.ts';
import { type Decimal, toFixedText } from '../../billing/decimal.ts';
import type { ParameterProblem } from '../../errors/refusal.ts';
import { markFormula } from '../../csv/text-sign.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import { readReported } from '../../reports/read-reported.ts';
import { readIssued, readPaid } from '../../reports/read-taxed.ts';
import { ageNames, type OwedInvoice, type Receivables, sumReceivables } from '../../reports/receivables.ts';
import { sumTax } from '../../reports/tax.ts';
import { invoices } from '../../resources/invoices.ts';
import { isPayable } from '../../resources/invoices/transitions.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { livemodeOf } from '../../store/show-record.ts';
import { oneOf } from '../lists/read-page.ts';
import type { Answer, Call } from '../operation.ts';
import { refuseParameters } from '../read-query.ts';

/** The forms of a report. */
export const reportFormats = ['json', 'csv'] as const;

/** Which day puts a document into a period: its own date, or the days on which it was paid. */
export const taxBases = ['issued', 'paid'] as const;

/** @throws Refusal invalid_parameter, record_quarantined, workspace_busy */
export function getTaxReport({ session, query }: Call): Answer {
  const { from = '', to = '', basis = 'issued' } = query;
  const problems = [
    ...dayProblems('from', from),
    ...dayProblems('to', to),
    ...wordProblems('basis', basis, taxBases),
    ...formatProblems(query),
  ];
  if (problems.length === 0 && compareDays(from, to) > 0)
    problems.push(invalid('to', 'Must not be before `from`.'));
  refuseParameters(problems);
  const documents = basis === 'paid' ? readPaid(session, { from, to }) : readIssued(session, { from, to });
  const rows = sumTax(documents).map(({ currency, category, tax_rate, taxable, tax, count }) => ({
    currency,
    category,
    tax_rate: Number(tax_rate),
    ...numbers(currency, { taxable, tax }),
    count,
  }));
  if (query.format === 'csv')
    return csv(`tax-${from}-${to}`, [
      ['currency', 'category', 'tax_rate', 'taxable', 'tax', 'count'],
      ...rows.map(({ currency, category, tax_rate, amounts, count }) =>
        [currency, category ?? '', tax_rate, amounts.taxable, amounts.tax, count].map(String),
      ),
    ]);
  return {
    status: 200,
    body: JSON.stringify({
      object: 'tax_report',
      livemode: livemodeOf(session.workspace),
      from,
      to,
      basis,
      rows,
    }),
  };
}

const owing = ['customer_id', 'customer_name', 'status', 'currency', 'amount_due', 'due_date'];

/** @throws Refusal invalid_parameter, record_quarantined, workspace_busy */
export function getReceivablesReport({ session, query }: Call): Answer {
  const { on = session.today } = query;
  refuseParameters([...dayProblems('on', on), ...formatProblems(query)]);
  const owed = readReported(session, invoices, { by: owing, holds: ({ status }) => isPayable(status) });
  const { customers, totals } = sumReceivables(owed.map(owedInvoice), on);
  if (query.format === 'csv')
    return csv(`receivables-${on}`, [
      ['customer_id', 'customer_name', 'currency', 'invoice_count', ...ageNames, 'total'],
      ...customers.map((row) => {
        const { amounts } = shown(row);
        const name = markFormula(row.customer_name ?? '');
        const sums = [...ageNames, 'total' as const].map((age) => amounts[age]);
        return [row.customer_id, name, row.currency, String(row.invoice_count), ...sums];
      }),
    ]);
  const body = {
    object: 'receivables_report',
    livemode: livemodeOf(session.workspace),
    on,
    customers: customers.map((row) => ({
      customer_id: row.customer_id,
      customer_name: row.customer_name,
      ...shown(row),
    })),
    totals: totals.map(shown),
  };
  return { status: 200, body: JSON.stringify(body) };
}

function owedInvoice(record: JsonObject): OwedInvoice {
  const { customer_id, customer_name, currency, due_date, amount_due } = record;
  return {
    customer_id: String(customer_id),
    customer_name: customer_name === null ? null : String(customer_name),
    currency: String(currency),
    due_date: due_date === null ? null : String(due_date),
    amount_due: String(amount_due),
  };
}

function shown({ currency, invoice_count, amounts }: Receivables) {
  return { currency, invoice_count, ...numbers(currency, amounts) };
}

/** The amounts as numbers, and in `amounts` as exact text. */
function numbers<Name extends string>(currency: string, amounts: Readonly<Record<Name, Decimal>>) {
  const decimals = currencyDecimals(currency) ?? 2;
  const texts = Object.entries<Decimal>(amounts).map(([name, amount]) => [
    name,
    toFixedText(amount, decimals),
  ]);
  return {
    ...(Object.fromEntries(texts.map(([name, text]) => [name, Number(text)])) as Record<Name, number>),
    amounts: { ...(Object.fromEntries(texts) as Record<Name, string>), currency },
  };
}

function csv(name: string, rows: readonly (readonly string[])[]): Answer {
  return {
    status: 200,
    body: JSON.stringify(writeCsv(rows)),
    headers: {
      'Content-Type': 'text/csv',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  };
}

function invalid(parameter: string, message: string): ParameterProblem {
  return { parameter, code: 'invalid_parameter', message };
}

function dayProblems(name: string, value: string): ParameterProblem[] {
  return isCalendarDay(value) ? [] : [invalid(name, 'Must be a day such as 2026-01-31.')];
}

function wordProblems(name: string, value: string, words: readonly string[]): ParameterProblem[] {
  return words.includes(value) ? [] : [invalid(name, oneOf(value, words))];
}

function formatProblems({ format = 'json' }: Call['query']): ParameterProblem[] {
  return wordProblems('format', format, reportFormats);
}
