/** The billing dialogs: opens the one that the command of the menu has ordered. */
import type { DialogKind, DialogOrder } from '../protocol.ts';
import { callServerIn } from '../shared/call-server.ts';
import { colourPage } from '../shared/mode-switch.ts';
import { showCorrectDialog } from './correct-dialog.ts';
import { showCreditDialog } from './credit-dialog.ts';
import { showDocumentDialog } from './document-dialog.ts';
import { showDuplicateDialog } from './duplicate-dialog.ts';
import { createLeaving } from './leave.ts';
import { showMailDialog } from './mail-dialog.ts';
import type { DialogContext } from './operate.ts';
import { showPaymentDialog } from './payment-dialog.ts';
import { showPrintedDocument } from './printed-document.ts';

/** The part of Google's `google.script.host` that the dialogs use. */
declare const google: { readonly script: { readonly host: { close(): void } } };

const shows: Readonly<Record<DialogKind, (context: DialogContext) => void>> = {
  invoice: showDocumentDialog,
  quotation: showDocumentDialog,
  payment: showPaymentDialog,
  credit: showCreditDialog,
  correct: showCorrectDialog,
  duplicate: showDuplicateDialog,
  document: showPrintedDocument,
  pdf: showPrintedDocument,
  email: showMailDialog,
};

const root = document.getElementById('root');
const order = JSON.parse(document.getElementById('order')?.textContent ?? 'null') as DialogOrder | null;
if (root !== null && order !== null) start(root, order);

function start(root: HTMLElement, first: DialogOrder): void {
  colourPage(first.livemode);
  const call = callServerIn(first.livemode);
  const leaving = createLeaving(() => google.script.host.close());
  const show = (order: DialogOrder): void => {
    // What the dialog before still draws, it draws into a place that nobody sees.
    const place = document.createElement('div');
    root.replaceChildren(place);
    leaving.unsaved(null);
    shows[order.kind]({
      order,
      place,
      operate: (operation) => call('operate', operation),
      ...leaving,
      show: (kind, record) => show({ ...order, kind, record }),
    });
  };
  show(first);
}
