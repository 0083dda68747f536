/** Documents the answers that are reports. */
import { ageNames, type ReceivableAge } from '../../core/reports/receivables.ts';
import { taxBases } from '../../core/api/operations/reports.ts';
import { taxCategories } from '../../core/billing/tax-categories.ts';
import { decimalName } from './decimal-schema.ts';
import {
  answerObject,
  type Definitions,
  define,
  type JsonSchema,
  nullable,
  schemaReference,
  livemodeSchema,
} from './json-schema.ts';
import type { OtherAnswer } from './other-answers.ts';

/** The register, by `operationId`. */
export const reportAnswers: Readonly<Record<string, OtherAnswer>> = {
  getTaxReport: {
    summary: 'Report the tax of a period',
    description: 'The tax by currency, category and rate. Credit notes subtract.',
    define: defineTaxReport,
  },
  getReceivablesReport: {
    summary: 'Report what customers owe',
    description: 'The amounts due by age, for each customer and currency, and for each currency.',
    define: defineReceivablesReport,
  },
};

const currency: JsonSchema = { type: 'string', examples: ['EUR'] };
const day: JsonSchema = { type: 'string', format: 'date' };

function defineTaxReport(definitions: Definitions): JsonSchema {
  const sums = { taxable: 'The net amount at this rate.', tax: 'The tax.' };
  const row = define(
    definitions,
    'TaxReportRow',
    answerObject({
      currency,
      category: nullable({
        type: 'string',
        examples: taxCategories,
        description: 'The tax category (EN 16931).',
      }),
      tax_rate: { type: 'number', description: 'The rate in percent.' },
      ...numbersOf(sums),
      amounts: exactAmounts(definitions, 'TaxReportRowAmounts', Object.keys(sums)),
      count: { type: 'integer', description: 'How many documents the row is summed of.' },
    }),
  );
  return define(
    definitions,
    'TaxReport',
    answerObject({
      object: { type: 'string', const: 'tax_report' },
      livemode: livemodeSchema,
      from: { ...day, description: 'The first day of the period.' },
      to: { ...day, description: 'The last day of the period.' },
      basis: {
        type: 'string',
        examples: taxBases,
        description: 'Which day puts a document into the period.',
      },
      rows: { type: 'array', items: row, description: 'One row for each currency, category and rate.' },
    }),
  );
}

const agesInWords: Readonly<Record<ReceivableAge | 'total', string>> = {
  not_due: 'What is due on this day or later, or has no due date.',
  days_1_30: 'What has been due for 1 to 30 days.',
  days_31_60: 'What has been due for 31 to 60 days.',
  days_61_90: 'What has been due for 61 to 90 days.',
  over_90: 'What has been due for more than 90 days.',
  total: 'All that is due.',
};

function defineReceivablesReport(definitions: Definitions): JsonSchema {
  const sums: Readonly<Record<string, JsonSchema>> = {
    currency,
    invoice_count: { type: 'integer', description: 'How many invoices are summed.' },
    ...numbersOf(agesInWords),
    amounts: exactAmounts(definitions, 'ReceivablesAmounts', [...ageNames, 'total']),
  };
  const customer = define(
    definitions,
    'CustomerReceivables',
    answerObject({
      customer_id: { type: 'string', description: 'The customer.' },
      customer_name: nullable({ type: 'string', description: 'The name on the newest of these invoices.' }),
      ...sums,
    }),
  );
  const total = define(definitions, 'Receivables', answerObject(sums));
  return define(
    definitions,
    'ReceivablesReport',
    answerObject({
      object: { type: 'string', const: 'receivables_report' },
      livemode: livemodeSchema,
      on: { ...day, description: 'The day at which ages are counted.' },
      customers: { type: 'array', items: customer, description: 'One entry for each customer and currency.' },
      totals: { type: 'array', items: total, description: 'One entry for each currency.' },
    }),
  );
}

function numbersOf(words: Readonly<Record<string, string>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(words).map(([name, description]) => [name, { type: 'number', description }]),
  );
}

function exactAmounts(definitions: Definitions, name: string, names: readonly string[]): JsonSchema {
  const texts = Object.fromEntries(names.map((one) => [one, schemaReference(decimalName)]));
  const amounts = define(definitions, name, answerObject({ ...texts, currency }));
  return { ...amounts, description: 'The same numbers as exact text.' };
}
