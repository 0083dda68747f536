/** Declares the settings of numbers and of the fiscal year. */
import * as v from 'valibot';
import { findPatternFault } from '../../billing/pattern-fault.ts';
import { defaulted, optional } from '../../schema/field.ts';
import type { Kind } from '../../schema/kind.ts';
import { day, integer, text } from '../../schema/kinds.ts';
import { faultText } from '../../schema/problem.ts';
import { defaultSettings } from '../../settings.ts';
import { setting } from '../setting.ts';

const numberPattern: Kind<string> = {
  schema: v.pipe(
    text(50).schema,
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed ? findPatternFault(dataset.value) : null;
      if (fault !== null) addIssue({ message: faultText(fault.code, fault.message) });
    }),
  ),
  cell: 'text',
  compares: 'text',
};

const patternHint = 'With {YYYY} {YY} {MM} {FY} and {SEQ:4}.';

export const numberingSettings = {
  invoice_number: setting(
    'numbering',
    'Invoice numbers',
    patternHint,
    defaulted(numberPattern, 'The pattern of invoice numbers.', { before: defaultSettings.invoice_number }),
  ),
  quotation_number: setting(
    'numbering',
    'Quotation numbers',
    patternHint,
    defaulted(numberPattern, 'The pattern of quotation numbers.', {
      before: defaultSettings.quotation_number,
    }),
  ),
  credit_note_number: setting(
    'numbering',
    'Credit note numbers',
    patternHint,
    defaulted(numberPattern, 'The pattern of credit note numbers.', {
      before: defaultSettings.credit_note_number,
    }),
  ),
  fiscal_year_start: setting(
    'numbering',
    'Fiscal year begins in month',
    '1 to 12; {FY} is the year that a fiscal year ends in.',
    defaulted(integer(1, 12), 'The month in which the fiscal year begins.', {
      before: defaultSettings.fiscal_year_start,
    }),
  ),
  books_closed_through: setting(
    'numbering',
    'Books closed through',
    'YYYY-MM-DD, or blank.',
    optional(day, 'No document may be dated this day or before.'),
  ),
} as const;
