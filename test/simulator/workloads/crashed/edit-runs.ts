/** Executions that follow a person's edit: its triggers, and the request that meets the edit first. */
import { type PersonStep, patch, type Script } from '../../actors/actor.ts';
import {
  personEdit,
  noteDeleted,
  textUnder,
  typeRow,
  typeSetting,
  typeUnder,
} from '../../actors/person-edits.ts';
import { recordRows } from '../../world/billing-sheets.ts';
import { copy, deleteAndUndo } from '../moved-rows.ts';
import { editLine, typeStatus, typeCustomer } from '../typed-cells.ts';
import { type CrashedWorkload, step, telling } from './crashed-workload.ts';

/** The triggers are not told. */
const noTrigger = 4;

/** The trigger of an edit has run after this time. */
const settledMs = 60_000;

export const editRuns: readonly CrashedWorkload[] = [
  telling('type_phone', 1, () => typePhone()),
  telling('type_customer', 1, () => typeCustomer(0)),
  telling('type_product', 1, () => act(typeRow('Products', { 'Unit price': '2.75', Name: 'Bolt' }))),
  telling('type_quotation', 1, () =>
    act(typeRow('Quotations', { Customer: 'Ada Lovelace', Total: '80', Status: 'sent' })),
  ),
  telling('type_invoice', 1, () =>
    act(typeRow('Invoices', { Customer: 'Mary Somerville', Total: '12', Status: 'open' })),
  ),
  telling('type_payment', 1, ({ invoice = '' }) => act(typePayment(invoice))),
  telling('type_line', 1, ({ draft = '' }) => act(typeLine(draft))),
  telling('type_setting', 1, () => act(typeSetting('Payment terms (days)', '21'))),
  telling('delete_row', 1, () => deleteRow()),
  telling('undo_deletion', 3, ({ product = '' }) => deleteAndUndo('Products', product, [0, 0], settledMs)),
  telling('copy_row', 1, ({ product = '' }) => copy('Products', product, 0)),
  telling('copy_invoice', 1, ({ draft = '' }) => copy('Invoices', draft, 0)),
  telling('set_status', 1, ({ invoice = '' }) => typeStatus('Invoices', invoice, 'void', 0)),
  telling('edit_line', 1, ({ draft = '' }) => editLine('Invoice items', draft, 0)),
  step('patch_touched_row', 2, ({ other = '' }) => patchBehind(other)),
];

function* act(of: PersonStep['act']): Script {
  yield personEdit(of);
}

function* typePhone(): Script {
  yield personEdit((world) => {
    const [customer] = recordRows(world.workbook, 'Customers');
    return typeUnder('Customers', customer?.id ?? '', 'Phone', '030 1000')(world);
  });
}

function* deleteRow(): Script {
  yield personEdit((world) => {
    const [product] = recordRows(world.workbook, 'Products');
    noteDeleted(world, product?.id ?? '');
    return world.person.deleteRows('Products', product?.row ?? 0, 1);
  });
}

// People know an invoice by its number.
function typePayment(invoice: string): PersonStep['act'] {
  return (world) => {
    const number = textUnder(world, 'Invoices', invoice, 'Number');
    return typeRow('Payments', { Invoice: number, Amount: '=2+3', Status: 'received' })(world);
  };
}

function typeLine(draft: string): PersonStep['act'] {
  return (world) => {
    world.editedIds.add(draft);
    world.typed.push(
      { id: draft, sheet: 'Invoice items', header: 'Quantity', text: '1' },
      { id: draft, sheet: 'Invoice items', header: 'Unit price', text: '5' },
    );
    return typeRow('Invoice items', {
      'Document ID': draft,
      Description: 'Oil',
      Quantity: '1',
      'Unit price': '=2+3',
    })(world);
  };
}

// The request settles the row itself before it writes its own change.
function* patchBehind(customer: string): Script {
  yield personEdit(typeUnder('Customers', customer, 'Phone', '030 5000'), noTrigger);
  yield patch(`customers/${customer}`, { notes: 'Written behind a person' });
}
