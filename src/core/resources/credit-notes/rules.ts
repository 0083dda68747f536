/** The rules of credit notes. */
import { Refusal } from '../../errors/refusal.ts';
import { findTransition } from '../../schema/action.ts';
import type { InputOf, RecordOf } from '../../schema/field.ts';
import { addActions } from '../../records/add-actions.ts';
import { declareLate } from '../../records/late-rules.ts';
import type { Problem } from '../../schema/problem.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Content } from '../../schema/resource.ts';
import { creditNotes } from '../credit-notes.ts';
import { ownRemarks } from '../documents/document-editable.ts';
import { refundContent } from '../refunds/make-refund.ts';
import { rotateLink, rotation } from '../documents/rotate-link.ts';
import { creditNoteActions } from './actions.ts';
import { composeNote, creditedInvoice } from './compose-note.ts';
import { creditableMembers } from './creditable-members.ts';
import { creditNoteFacts, type creditNoteFields } from './declaration.ts';
import { issueNote, numberNote } from './issue-note.ts';

type Note = RecordOf<typeof creditNoteFields>;
type Input = InputOf<typeof creditNoteFields>;

/** What a draft has not got yet. */
const blank = {
  status: 'draft',
  allocations: [],
  applied_amount: '0',
  refunded_amount: '0',
  remaining_credit: '0',
  issued_at: null,
  link_version: 0,
  last_emailed_at: null,
  emails_count: 0,
  voided_at: null,
  void_reason: null,
} as const;

// Faults of several fields of a body as it was sent, or as a patch makes it.
function checkTogether(body: Readonly<JsonObject>): Problem[] {
  const has = (field: string): boolean => (body[field] ?? null) !== null;
  const problems: Problem[] = [];
  if (has('lines') && has('amount')) {
    const message = 'Give lines or an amount.';
    for (const field of ['lines', 'amount'])
      problems.push({ pointer: `/${field}`, code: 'mutually_exclusive', message });
  }
  if (Array.isArray(body.lines) && body.lines.length === 0)
    problems.push({ pointer: '/lines', code: 'required', message: 'Give at least one line.' });
  if (body.reason === 'other' && !has('reason_text'))
    problems.push({ pointer: '/reason_text', code: 'required', message: 'Say why it is credited.' });
  return problems;
}

function kept(input: Input) {
  const { notes, external_id, metadata, reason, reason_text, lines, amount, refund } = input;
  return {
    ...{ notes, external_id, reason, reason_text, amount, refund },
    metadata: metadata ?? {},
    lines: lines ?? [],
  };
}

declareLate(creditNotes, {
  ...creditNoteFacts,
  check: checkTogether,
  create(input, tx): Content<typeof creditNoteFields> {
    const numbered = input.status === 'draft' ? null : numberNote(tx, input);
    const invoice = creditedInvoice(tx, input);
    const draft = {
      ...kept(input),
      ...composeNote(tx, invoice, input),
      ...blank,
      number: input.number,
      credit_note_date: input.credit_note_date,
    };
    // The composed fields are those of the declaration, which the compiler cannot follow through JSON.
    const content = draft as unknown as Content<typeof creditNoteFields>;
    if (numbered === null) return content;
    const issued = issueNote(tx, invoice, numbered, content);
    tx.addEvent('credit_note.issued');
    return { ...content, ...issued };
  },
  // The refund needs the note's id, and the note is the answer.
  made(record, { refund }, tx) {
    if (record.status === 'draft' || refund === null) return;
    const source = { object: 'credit_note', record } as const;
    tx.create('refund', refundContent(tx, source, record.refunded_amount, refund));
    tx.answerWith(record);
  },
  // What could be credited without this note.
  previewed: ({ id, invoice_id }, tx) => creditableMembers(tx, invoice_id, id),
  prepareMerge(form, patch) {
    const isNamed = (field: string): boolean => (patch[field] ?? null) !== null;
    const { lines, amount, ...rest } = form;
    return {
      ...rest,
      ...(Array.isArray(lines) && lines.length > 0 && !isNamed('amount') ? { lines } : {}),
      ...(amount !== undefined && !isNamed('lines') ? { amount } : {}),
    };
  },
  editable: (record) =>
    record.status === 'draft' ? null : { fields: ownRemarks, code: 'invalid_state', recomputes: false },
  revise(input, tx, record) {
    const { invoice_id, invoice_number, items } = record;
    const request = { ...input, invoice_id, invoice_number, items };
    const content = composeNote(tx, creditedInvoice(tx, request), request);
    const { number, credit_note_date } = input;
    return { ...kept(input), ...content, number, credit_note_date };
  },
  prepareDeletion(record: Note) {
    if (findTransition(creditNotes.transitions ?? [], 'delete', record) !== undefined) return;
    throw new Refusal('not_deletable', 'Only drafts can be deleted. Void the credit note instead.');
  },
});

addActions(creditNotes, [...creditNoteActions, rotateLink('a credit note')], [rotation(['issued', 'void'])]);
