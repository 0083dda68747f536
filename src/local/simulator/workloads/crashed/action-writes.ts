/** Each action of a record, once. */
import { get, post, type Script } from '../../actor.ts';
import { type CrashedWorkload, step, write } from './crashed-workload.ts';

export const actionWrites: readonly CrashedWorkload[] = [
  write('finalize_invoice', ({ draft }) => post(`invoices/${draft}/finalize`)),
  step('finalize_if_match', 2, ({ draft }) => finalizeIfMatch(`invoices/${draft}`)),
  write('void_invoice', ({ invoice }) => post(`invoices/${invoice}/void`)),
  write('give_invoice_up', ({ invoice }) => post(`invoices/${invoice}/mark_uncollectible`)),
  write('duplicate_invoice', ({ invoice }) => post(`invoices/${invoice}/duplicate`)),
  write('send_quotation', ({ quotationDraft }) => post(`quotations/${quotationDraft}/send`)),
  write('accept_quotation', ({ quotation }) => post(`quotations/${quotation}/accept`)),
  write('decline_quotation', ({ quotation }) =>
    post(`quotations/${quotation}/decline`, { reason: '=TODAY()' }),
  ),
  write('cancel_quotation', ({ accepted }) => post(`quotations/${accepted}/cancel`)),
  write('convert_quotation', ({ accepted }) => post(`quotations/${accepted}/convert`)),
  write('duplicate_quotation', ({ quotation }) => post(`quotations/${quotation}/duplicate`)),
  write('void_payment', ({ payment }) => post(`payments/${payment}/void`)),
];

function* finalizeIfMatch(path: string): Script {
  const seen = yield get(path);
  yield post(`${path}/finalize`, undefined, { headers: { 'if-match': seen?.headers.ETag ?? '' } });
}
