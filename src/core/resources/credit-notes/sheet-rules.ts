/** What people may do with credit notes in their sheet. */
import { addDecimals, compareDecimals, type Decimal, sumDecimals } from '../../billing/decimal.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import { isCorrectable } from '../../schema/field.ts';
import type { Problem } from '../../schema/problem.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { SheetRules } from '../../schema/sheet-rules.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { invoiceNumbered, withSums } from '../invoices/payments.ts';
import { allocatedTo } from '../payments/allocations.ts';
import { creditNoteFields } from './declaration.ts';

type Note = RecordTypes['credit_note'];

const asNote = (record: Readonly<JsonObject>): Note => record as Note;

/** The columns that an owner may correct while a note is a draft: the invoice stays, and what is computed. */
const correctable = Object.entries(creditNoteFields).flatMap(([name, field]) =>
  isCorrectable(field) && name !== 'items' ? [name] : [],
);

export const creditNoteSheetRules: SheetRules = {
  corrections: ({ status }) =>
    status === 'draft'
      ? { fields: correctable, recomputes: true }
      : { fields: ['external_id'], recomputes: false },
  completeTypedRow: completeTypedNote,
  rollups: [
    {
      parent: 'invoice',
      link: 'invoice_id',
      part: 'total',
      whole: 'credit_notes_total',
      needs: ['status'],
      counts: ({ status }) => status === 'issued',
      parents(record) {
        const { invoice_id, allocations = [] } = asNote(record);
        return [...new Set([invoice_id, ...allocations.map((one) => one.invoice_id)])];
      },
      sums(records, id) {
        const notes = records.map(asNote);
        const own = notes.filter(({ invoice_id }) => invoice_id === id);
        return {
          amount_credited: allocatedTo(
            notes.map(({ allocations }) => allocations),
            id,
          ),
          own_credited: allocatedTo(
            own.map(({ allocations }) => allocations),
            id,
          ),
          credit_notes_total: sumDecimals(own.map(({ total }) => total)),
        };
      },
      excluded: (now) => ({
        status: 'void',
        voided_at: now,
        allocations: [],
        applied_amount: '0',
        remaining_credit: '0',
      }),
      applySums: applyCreditSums,
    },
  ],
};

/**
 * The fields of an invoice that change after a person has deleted rows of credit notes or brought some back.
 * @throws Refusal invalid_state when so much of it cannot have been credited
 */
function applyCreditSums(
  record: JsonObject,
  sums: Readonly<Record<string, Decimal>>,
  now: string,
): JsonObject {
  const invoice = record as RecordTypes['invoice'];
  const { amount_credited = '0', credit_notes_total = '0' } = sums;
  const isTooMuch =
    compareDecimals(credit_notes_total, invoice.total) > 0 ||
    compareDecimals(addDecimals(amount_credited, invoice.amount_paid), invoice.total) > 0;
  if (isTooMuch) throw new Refusal('invalid_state', 'The invoice was paid or credited in full without it.');
  return withSums(invoice, 'credit', sums, now).changes;
}

/**
 * The body of a row that a person has typed: the invoice is named by its number, and a blank amount credits all that is
 * left.
 * @throws Refusal validation_failed while a cell is missing
 */
function completeTypedNote(
  body: JsonObject,
  { invoice_number: number, reason }: Readonly<JsonObject>,
  tx: Transaction,
): JsonObject {
  const problems: Problem[] = [];
  if (reason === null) {
    const message =
      'Type the reason, for example order_change: the credit note is issued as soon as it is there.';
    problems.push({ pointer: '/reason', code: 'required', message });
  }
  const invoice = typeof number === 'string' ? invoiceNumbered(tx, number, body.invoice_id) : null;
  if (invoice === null) {
    const text = typeof number === 'string' ? `There is no invoice ${number}: type` : 'Type';
    const message = `${text} the number of the invoice as it stands in the sheet Invoices.`;
    problems.push({ pointer: '/invoice_number', code: 'not_found', message });
  }
  if (problems.length > 0) throw invalid(problems);
  // A copied row has the lines of the first note; a person who copies it wants another credit of the same kind.
  const { lines: _ofFirst, refund: _made, ...rest } = body;
  return { ...rest, invoice_id: invoice?.id, invoice_number: invoice?.number };
}
