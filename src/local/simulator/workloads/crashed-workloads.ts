/** Every kind of write alone, for the proof that tries every fault at each of its calls. */
import { type ApiCall, patch, post, remove, type Script, type Workload } from '../actor.ts';
import { recordRows } from '../billing-sheets.ts';
import { hand, typeUnder } from '../hand-acts.ts';
import type { SceneFacts } from '../scene.ts';
import { threeLines } from '../story-of-scene.ts';
import { copy } from './copying.ts';
import { editLine } from './line-edits.ts';
import { retire } from './retention.ts';
import { setStatus } from './statuses.ts';
import { sweepTyped } from './sweeping.ts';
import { typeCustomer } from './typing.ts';
import { deleteAndUndo } from './undoing.ts';
import { clockRun } from '../trigger-scripts.ts';

type Write = (ids: SceneFacts['ids']) => ApiCall;

const writes: Readonly<Record<string, Write>> = {
  create_customer: () => post('customers', { name: '=HYPERLINK("x")', phone: '+33612345678' }),
  create_product: () => post('products', { name: 'Gear', sku: 'G-2', unit_price: '19.99' }),
  create_invoice: ({ customer }) => post('invoices', { customer_id: customer, items: threeLines }),
  create_invoice_and_customer: () =>
    post('invoices', { customer_name: 'Mary Somerville', items: threeLines, discount: '50.00' }),
  create_invoice_of_total: () => post('invoices', { customer_name: 'Ada Lovelace', total: '40.00' }),
  create_quotation: ({ customer }) =>
    post('quotations', { customer_id: customer, status: 'sent', items: threeLines }),
  create_payment: ({ invoice }) => post('payments', { invoice_id: invoice, amount: '1.00' }),
  void_payment: ({ payment }) => post(`payments/${payment}/void`),
  patch_customer: ({ customer }) => patch(`customers/${customer}`, { notes: 'Pays late', phone: '0044' }),
  patch_draft_lines: ({ draft }) => patch(`invoices/${draft}`, { items: threeLines.slice(1) }),
  finalize_invoice: ({ draft }) => post(`invoices/${draft}/finalize`),
  void_invoice: ({ invoice }) => post(`invoices/${invoice}/void`),
  accept_quotation: ({ quotation }) => post(`quotations/${quotation}/accept`),
  convert_quotation: ({ accepted }) => post(`quotations/${accepted}/convert`),
  delete_draft: ({ draft }) => remove(`invoices/${draft}`),
  delete_product: ({ product }) => remove(`products/${product}`),
};

/** A workload that is tried with every fault at each call of one of its executions, and never drawn for a run. */
interface CrashedWorkload extends Workload {
  /** The execution that the faults strike. */
  readonly struck: string;
}

/** One for each write of the API, one for the dispatcher, one for each trigger that hears of people. */
export const crashedWorkloads: readonly CrashedWorkload[] = [
  ...Object.entries(writes).map(([name, write]) => ({
    name,
    weight: 0,
    struck: '0.0.1.0',
    actors: ({ ids }: SceneFacts) => [once(write(ids))],
  })),
  { name: 'dispatch', weight: 0, struck: '0.0.2.0', actors: ({ ids }) => [writeAndDispatch(ids)] },
  { name: 'type_phone', weight: 0, struck: 'told-0.0.1-hand-0-0.1.0', actors: () => [typePhone()] },
  { name: 'type_customer', weight: 0, struck: 'told-0.0.1-hand-0-0.1.0', actors: () => [typeCustomer(0)] },
  { name: 'delete_row', weight: 0, struck: 'told-0.0.1-hand-0-0.1.0', actors: () => [deleteRow()] },
  {
    name: 'undo_deletion',
    weight: 0,
    struck: 'told-0.0.3-hand-0-0.1.0',
    actors: ({ ids }) => [deleteAndUndo('Products', ids.product ?? '', [0, 0], settledMs)],
  },
  {
    name: 'copy_row',
    weight: 0,
    struck: 'told-0.0.1-hand-0-0.1.0',
    actors: ({ ids }) => [copy('Products', ids.product ?? '', 0)],
  },
  {
    name: 'set_status',
    weight: 0,
    struck: 'told-0.0.1-hand-0-0.1.0',
    actors: ({ ids }) => [setStatus('Invoices', ids.invoice ?? '', 'void', 0)],
  },
  {
    name: 'edit_line',
    weight: 0,
    struck: 'told-0.0.1-hand-0-0.1.0',
    actors: ({ ids }) => [editLine('Invoice items', ids.draft ?? '', 0)],
  },
  { name: 'sweep', weight: 0, struck: '0.0.2.0', actors: () => [sweepTyped()] },
  { name: 'retire', weight: 0, struck: '0.0.6.0', actors: () => [retire()] },
];

/** So long after an act its trigger has run. */
const settledMs = 60_000;

function* once(call: ApiCall): Script {
  yield call;
}

/** Longer than a delivery that was under way when its execution died waits for somebody else. */
const leaseMs = 8 * 60_000;

function* writeAndDispatch({ customer }: SceneFacts['ids']): Script {
  yield post('invoices', { customer_id: customer, items: threeLines });
  for (let runs = 0; runs < 3; runs += 1) {
    yield clockRun('runDispatcher', 0);
    yield { kind: 'wait', ms: leaseMs };
  }
}

function* typePhone(): Script {
  yield hand((world) => {
    const [customer] = recordRows(world.workbook, 'Customers');
    return typeUnder('Customers', customer?.id ?? '', 'Phone', '030 1000')(world);
  });
}

function* deleteRow(): Script {
  yield hand((world) => {
    const [product] = recordRows(world.workbook, 'Products');
    world.deletedByHand.add(product?.id ?? '');
    return world.hands.deleteRows('Products', product?.row ?? 0, 1);
  });
}
