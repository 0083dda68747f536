/** The menu commands that bill: each opens a dialog, for a new document or for the invoice whose row is selected. */
import { printedResources } from '../../core/documents/print/printed-resources.ts';
import { invoices } from '../../core/resources/invoices.ts';
import { quotations } from '../../core/resources/quotations.ts';
import { sequenceOf } from '../../core/schema/record-id.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { readLayout } from '../../core/store/session.ts';
import { startSession } from '../../core/store/start-session.ts';
import { recordTable } from '../../core/store/table.ts';
import { testSheetPrefix } from '../../core/test-mode.ts';
import type { Workspace } from '../../core/workspace.ts';
import type { DialogKind, DialogOrder, DialogRecord } from '../../pages/protocol.ts';
import { serviceCall } from '../google/service-call.ts';
import { asOwner, tell, type Ui } from './owner-command.ts';

/** Opens the dialog in which the owner writes an invoice. */
export function newInvoice(): void {
  asOwner(permissions, (ui, workspace) => open(ui, workspace, 'invoice', selectedCell()));
}

/** Opens the dialog in which the owner writes a quotation. */
export function newQuotation(): void {
  asOwner(permissions, (ui, workspace) => open(ui, workspace, 'quotation', selectedCell()));
}

/** Opens the dialog in which the owner records a payment of the selected invoice. */
export function recordPayment(): void {
  asOwner(permissions, (ui, workspace) => openFor(ui, workspace, 'payment', [invoices]));
}

/** Opens the dialog in which the owner credits the selected invoice. */
export function creditInvoice(): void {
  asOwner(permissions, (ui, workspace) => openFor(ui, workspace, 'credit', [invoices]));
}

/** Opens the dialog in which the owner corrects the selected invoice: it is voided, and a draft like it takes its place. */
export function correctInvoice(): void {
  asOwner(permissions, (ui, workspace) => openFor(ui, workspace, 'correct', [invoices]));
}

/** Opens the dialog in which the owner makes a draft like the selected document. */
export function duplicateDocument(): void {
  asOwner(permissions, (ui, workspace) => openFor(ui, workspace, 'duplicate', [invoices, quotations]));
}

/** Opens the dialog that shows the selected document as it is printed, with its link. */
export function openDocument(): void {
  asOwner(permissions, (ui, workspace) => openFor(ui, workspace, 'document', printedResources));
}

/** The same, and the browser saves the PDF at once. */
export function savePdf(): void {
  asOwner(permissions, (ui, workspace) => openFor(ui, workspace, 'pdf', printedResources));
}

/** Opens the dialog in which the owner mails the selected document to its customer. */
export function mailDocument(): void {
  asOwner(permissions, (ui, workspace) => openFor(ui, workspace, 'email', printedResources));
}

const permissions = ['spreadsheets.currentonly', 'script.container.ui'] as const;

// Lines need width, and the largest size that fits into a small laptop's window is as high as the developer area.
const sizes: Readonly<Record<DialogKind, readonly [title: string, width: number, height: number]>> = {
  invoice: ['New invoice', 920, 680],
  quotation: ['New quotation', 920, 680],
  payment: ['Record a payment', 480, 560],
  credit: ['Credit this invoice', 820, 680],
  correct: ['Correct this invoice', 920, 680],
  duplicate: ['Duplicate', 920, 680],
  document: ['Open document', 920, 680],
  pdf: ['Save PDF', 920, 680],
  email: ['Mail this document', 560, 680],
};

interface SelectedCell {
  readonly sheet: string;
  readonly row: number;
  /** False in the sheets of test data. */
  readonly livemode: boolean;
}

function openFor(ui: Ui, workspace: Workspace, kind: DialogKind, resources: readonly Resource[]): void {
  const cell = selectedCell();
  const record = recordAt(workspace, cell, resources);
  const selected = record === null ? 0 : selectedRows();
  if (record !== null && selected === 1) {
    open(ui, workspace, kind, cell, record);
    return;
  }
  const sheets = resources.map(({ sheet }) => sheet);
  const where = sheets.length === 1 ? `the sheet ${sheets.join()}` : `one of the sheets ${sheets.join(', ')}`;
  const what = sheets.length === 1 ? 'an invoice' : 'a document';
  // Which of several rows is meant, the cell that was clicked last does not say.
  const several = selected > 1 ? `${selected} rows are selected. ` : '';
  tell(
    ui,
    'Which one?',
    `${several}Click a cell in the row of ${what}, in ${where}. Then choose this again.`,
  );
}

function selectedRows(): number {
  return serviceCall(() => SpreadsheetApp.getActiveRange())?.getNumRows() ?? 1;
}

function open(
  ui: Ui,
  workspace: Workspace,
  kind: DialogKind,
  { livemode }: SelectedCell,
  record: DialogRecord | null = null,
): void {
  const [title, width, height] = sizes[kind];
  const { today } = startSession(workspace);
  const order: DialogOrder = { kind, livemode, record, today };
  const page = HtmlService.createHtmlOutputFromFile('billing');
  const json = JSON.stringify(order).replace(/</g, '\\u003c');
  page
    .setContent(page.getContent().replace(/(id="order">)null/, (_whole, before: string) => before + json))
    .setWidth(width)
    .setHeight(height);
  ui.showModalDialog(page, title);
}

/** A person who has selected nothing is in the first sheet. */
function selectedCell(): SelectedCell {
  const cell = serviceCall(() => SpreadsheetApp.getCurrentCell());
  if (cell === null) return { sheet: '', row: 0, livemode: true };
  const name = serviceCall(() => cell.getSheet().getName());
  const livemode = !name.startsWith(testSheetPrefix);
  return { sheet: livemode ? name : name.slice(testSheetPrefix.length), row: cell.getRow(), livemode };
}

function recordAt(
  workspace: Workspace,
  { sheet, row, livemode }: SelectedCell,
  resources: readonly Resource[],
): DialogRecord | null {
  const resource = resources.find((one) => one.sheet === sheet);
  if (resource === undefined || row < 2) return null;
  const session = startSession(workspace.inMode(livemode));
  const table = recordTable(resource);
  const column = readLayout(session, table)[table.idIndex] ?? 1;
  const [[id] = []] = session.workspace.document.read(table.sheet, { column, columns: 1, row, rows: 1 });
  if (sequenceOf(String(id), resource.idPrefix) === null) return null;
  return { object: resource.object as DialogRecord['object'], id: String(id) };
}
