/** The billing dialogs: opens the one that the command of the menu has ordered. */
import type { DialogKind, DialogOrder } from '../protocol.ts';
import { callServerIn } from '../shared/call-server.ts';
import { colourPage } from '../shared/mode-switch.ts';
import { showCreditDialog } from './credit-dialog.ts';
import { showDocumentDialog } from './document-dialog.ts';
import { showPrintedDocument } from './printed-document.ts';
import type { DialogContext } from './operate.ts';
import { showPaymentDialog } from './payment-dialog.ts';

/** The part of Google's `google.script.host` that the dialogs use. */
declare const google: { readonly script: { readonly host: { close(): void } } };

const shows: Readonly<Record<DialogKind, (context: DialogContext) => void>> = {
  invoice: showDocumentDialog,
  quotation: showDocumentDialog,
  payment: showPaymentDialog,
  credit: showCreditDialog,
  document: showPrintedDocument,
};

const root = document.getElementById('root');
const order = JSON.parse(document.getElementById('order')?.textContent ?? 'null') as DialogOrder | null;
if (root !== null && order !== null) {
  colourPage(order.livemode);
  const call = callServerIn(order.livemode);
  shows[order.kind]({
    order,
    place: root,
    operate: (operation) => call('operate', operation),
    close: () => google.script.host.close(),
  });
}
