/** Mutations of what invoices, quotations and payments become: their sums, lines and states. */
import { compareDecimals, isNegative, subtractDecimals } from '../../../src/core/billing/decimal.ts';
import type { readBatchBody } from '../../../src/core/api/batch/batch-body.ts';
import type { createBatch } from '../../../src/core/api/batch/create-batch.ts';
import type { largestRemainderFirst } from '../../../src/core/billing/discounts.ts';
import type { billedCustomer } from '../../../src/core/resources/documents/billed-customer.ts';
import type { coverInvoice } from '../../../src/core/resources/credit-notes/apply-credit.ts';
import type { copyContent } from '../../../src/core/resources/documents/copy-document.ts';
import type { fillLines } from '../../../src/core/resources/documents/fill-lines.ts';
import type { refuseTaken } from '../../../src/core/records/refuse-taken.ts';
import type { changesByPatch } from '../../../src/core/records/update-record.ts';
import type { withSums } from '../../../src/core/resources/invoices/payments.ts';
import type { findTransition } from '../../../src/core/schema/action.ts';
import type { Mutation } from './mutation.ts';

export const documentMutations: readonly Mutation[] = [
  {
    name: 'refusal_undoes_neighbours',
    description: 'Where one record of a batch is refused, the others are refused with it.',
    seams: {
      createBatch:
        (original: typeof createBatch): typeof createBatch =>
        (tx, ...given) => {
          const undo = tx.savepoint();
          const results = original(tx, ...given);
          const refusal = results.find((result) => result instanceof Error);
          if (refusal === undefined) return results;
          undo();
          return results.map(() => refusal);
        },
    },
  },
  {
    name: 'atomic_keeps_the_good',
    description: 'A batch of which all is to be created or nothing creates what it can.',
    seams: {
      readBatchBody:
        (original: typeof readBatchBody): typeof readBatchBody =>
        (body) => ({ ...original(body), isAtomic: false }),
    },
  },
  {
    name: 'payment_overwrites',
    description: 'A payment is booked as all that was ever paid, so the one before it is forgotten.',
    seams: {
      withSums:
        (original: typeof withSums): typeof withSums =>
        (invoice, action, sums, now) => {
          const { amount_paid: paid } = sums;
          if (paid === undefined || compareDecimals(paid, invoice.amount_paid) <= 0)
            return original(invoice, action, sums, now);
          return original(invoice, action, { amount_paid: subtractDecimals(paid, invoice.amount_paid) }, now);
        },
    },
  },
  {
    name: 'void_payment_keeps_sum',
    description: 'A payment that is voided still counts as paid.',
    seams: {
      coverInvoice:
        (original: typeof coverInvoice): typeof coverInvoice =>
        (tx, invoice, holder, amount) =>
          original(tx, invoice, holder, holder.by === 'payment' && isNegative(amount) ? '0' : amount),
    },
  },
  {
    name: 'patch_loses_line',
    description: 'The last of several lines of a patch is dropped.',
    seams: {
      fillLines:
        (original: typeof fillLines): typeof fillLines =>
        (tx, lines, terms) =>
          original(tx, terms.known.length > 0 && lines.length > 1 ? lines.slice(0, -1) : lines, terms),
    },
  },
  {
    name: 'patch_empties_notes',
    description: 'A patch empties the notes that it does not name.',
    seams: {
      changesByPatch:
        (original: typeof changesByPatch): typeof changesByPatch =>
        (tx, resource, record, patch, actor) => {
          const changes = original(tx, resource, record, patch, actor);
          return changes === null || 'notes' in patch ? changes : { ...changes, notes: null };
        },
    },
  },
  {
    name: 'discount_cent_misplaced',
    description: 'The cents of a discount that are left when it is shared go to the smallest remainders.',
    seams: {
      largestRemainderFirst:
        (original: typeof largestRemainderFirst): typeof largestRemainderFirst =>
        (one, other) =>
          original(other, one),
    },
  },
  {
    name: 'states_not_checked',
    description: 'Actions are carried out in any state, so one quotation becomes two invoices.',
    seams: {
      findTransition: (): typeof findTransition => (table, action) =>
        table.find((row) => row.action === action),
    },
  },
  {
    name: 'conversion_changes_notes',
    description: 'The invoice of a quotation has other notes than that.',
    seams: {
      copyContent:
        (original: typeof copyContent): typeof copyContent =>
        (tx, record, names) => {
          const copied = original(tx, record, names);
          const isConversion = names.includes('amount_due') && String(record.id).startsWith('quo_');
          return isConversion ? { ...copied, content: { ...copied.content, notes: 'Converted' } } : copied;
        },
    },
  },
  {
    name: 'sku_not_unique',
    description: 'Two records may share what no two may share.',
    seams: { refuseTaken: (): typeof refuseTaken => () => undefined },
  },
  {
    name: 'customer_twice',
    description: 'A document for a name makes a customer although one has that name.',
    seams: {
      billedCustomer:
        (original: typeof billedCustomer): typeof billedCustomer =>
        (tx, reference, knownId) =>
          original({ ...tx, findByText: () => [] }, reference, knownId),
    },
  },
];
