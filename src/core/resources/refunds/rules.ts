/** The rules of refunds. */
import { subtractDecimals } from '../../billing/decimal.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Action } from '../../schema/action.ts';
import { optional } from '../../schema/field.ts';
import { addActions } from '../../records/add-actions.ts';
import { declareLate } from '../../records/late-rules.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { Content } from '../../schema/resource.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { ownRemarks } from '../documents/document-editable.ts';
import { reasonText } from '../documents/document-fields.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { refunds } from '../refunds.ts';
import { refundFacts, type refundFields } from './declaration.ts';
import {
  checkRefund,
  live,
  refundableOf,
  refundContent,
  refundedFields,
  type RefundSource,
} from './make-refund.ts';

interface NamedSource {
  readonly credit_note_id: string | null;
  readonly credit_note_number: string | null;
  readonly payment_id: string | null;
}

/** The record that a refund names; a fault is noted when there is none, or when two are named. */
function namedSource(tx: Transaction, named: NamedSource): RefundSource | null {
  const { credit_note_id: id, credit_note_number: number, payment_id } = named;
  if (payment_id !== null && (id ?? number) !== null) {
    const message = 'Give a credit note or a payment.';
    tx.fault({ pointer: '/payment_id', code: 'mutually_exclusive', message });
    return null;
  }
  if (payment_id !== null) {
    const record = tx.find('payment', payment_id);
    if (record !== null) return { object: 'payment', record };
    const message = `There is no payment with the id ${payment_id}.`;
    tx.fault({ pointer: '/payment_id', code: 'not_found', message });
    return null;
  }
  const record =
    id === null
      ? tx.findByText('credit_note', 'number', number ?? '').find(({ status }) => status !== 'draft')
      : tx.find('credit_note', id);
  if (record !== null && record !== undefined) return { object: 'credit_note', record };
  const field = id === null ? 'credit_note_number' : 'credit_note_id';
  tx.fault({ pointer: `/${field}`, code: 'not_found', message: `There is no credit note ${id ?? number}.` });
  return null;
}

declareLate(refunds, {
  ...refundFacts,
  create(input, tx): Content<typeof refundFields> {
    const source = namedSource(tx, input);
    tx.stopOnFaults();
    if (source === null) throw new Error('No source, no fault.');
    const { object, record } = source;
    if (!live.includes(record.status))
      throw new Refusal('invalid_state', `Nothing can be refunded while it is ${record.status}.`);
    const { currency } = record;
    const amount = checkRefund(tx, input, { left: refundableOf(source), currency, at: '' });
    tx.stopOnFaults();
    tx.change(object, record, refundedFields(source, amount), [`${object}.updated`]);
    const { notes, external_id, metadata } = input;
    const content = refundContent(tx, source, amount, input);
    return { ...content, notes, external_id, metadata: metadata ?? {} } as Content<typeof refundFields>;
  },
  editable: () => ({ fields: ['reference', ...ownRemarks], recomputes: false }),
});

const voidAction: Action = {
  name: 'void',
  summary: 'Void a refund',
  fields: { reason: optional(reasonText, 'Why it is voided.') },
  successStatus: 200,
  run(record, { reason }, tx) {
    const { credit_note_id, payment_id, amount, refund_date } = record as RecordTypes['refund'];
    refuseClosedPeriod(tx, refund_date, 'voiding a refund');
    const source = namedSource(tx, { credit_note_id, credit_note_number: null, payment_id });
    tx.stopOnFaults();
    if (source !== null) {
      const { object } = source;
      const fields = refundedFields(source, subtractDecimals('0', amount));
      tx.change(object, source.record, fields, [`${object}.updated`]);
    }
    return { status: 'voided', voided_at: tx.now, void_reason: reason };
  },
};

addActions(refunds, [voidAction]);
