/** Mutations of credit notes and refunds: what is credited, and what becomes of the credit. */
import { addDecimals } from '../../../src/core/billing/decimal.ts';
import type { issuedNotes, refuseExcess } from '../../../src/core/resources/credit-notes/compose-note.ts';
import type { issueNote } from '../../../src/core/resources/credit-notes/issue-note.ts';
import type { refundedFields } from '../../../src/core/resources/refunds/make-refund.ts';
import type { Mutation } from './mutation.ts';

export const creditMutations: readonly Mutation[] = [
  {
    name: 'earlier_notes_forgotten',
    description: 'A credit note does not count what earlier ones have credited of the invoice.',
    seams: {
      issuedNotes: (): typeof issuedNotes => () => [],
      // The invoice remembers its own credits, which stops most of it.
      refuseExcess: (): typeof refuseExcess => () => undefined,
    },
  },
  {
    name: 'refund_keeps_credit',
    description: 'Credit that is refunded remains, so that it is given back twice.',
    seams: {
      refundedFields:
        (original: typeof refundedFields): typeof refundedFields =>
        (source, amount) => {
          const { refunded_amount } = original(source, amount);
          return { refunded_amount };
        },
    },
  },
  {
    name: 'note_exceeds_due',
    description: 'A credit note takes all of its total off an invoice that owes less.',
    seams: {
      issueNote:
        (original: typeof issueNote): typeof issueNote =>
        (tx, invoice, numbered, terms) => {
          const owing = { ...invoice, amount_due: addDecimals(invoice.amount_due, terms.total) };
          const change: typeof tx.change = (resource, record, ...others) =>
            tx.change(resource, record === owing ? invoice : record, ...others);
          return original({ ...tx, change }, owing, numbered, terms);
        },
    },
  },
];
