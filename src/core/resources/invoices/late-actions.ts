/** The actions on invoices that few requests ask for, in the script of rare requests. */
import { addActions } from '../../records/add-actions.ts';
import { duplicateAction } from '../documents/copy-document.ts';
import { rotateLink, rotation } from '../documents/rotate-link.ts';
import { invoices } from '../invoices.ts';
import { blankInvoice, laterInvoiceStatuses, withInstant } from './transitions.ts';

addActions(
  invoices,
  [
    {
      name: 'mark_uncollectible',
      summary: 'Mark as uncollectible',
      fields: {},
      successStatus: 200,
      run: (record, _input, tx) => ({
        status: 'uncollectible',
        ...withInstant(record, 'uncollectible_at', tx.now),
      }),
    },
    duplicateAction('invoice', ({ total }) => ({
      ...blankInvoice,
      invoice_date: null,
      due_date: null,
      quotation_id: null,
      amount_due: total,
    })),
    rotateLink('an invoice'),
  ],
  [rotation(['open', ...laterInvoiceStatuses])],
);
