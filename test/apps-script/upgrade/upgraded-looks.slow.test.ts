/** A workbook that has got its new columns looks like one that was set up with them. */
import { createTestWorkspace, type TestWorkspace } from '../../contract/support/test-workspace.ts';
import { chooseSetUp } from '../workbook/choose-set-up.ts';
import { turnBackToFirstLayout } from './first-layout.ts';

const sheets = [
  'Customers',
  'Products',
  'Quotations',
  'Quotation items',
  'Invoices',
  'Invoice items',
  'Payments',
];

/** Both have the same records: an invoice and what belongs to it. */
function open(): TestWorkspace {
  const workspace = createTestWorkspace();
  const { id } = workspace.create('products', { name: 'Gear', sku: 'GEAR', unit_price: 10 });
  const customer_id = workspace.create('customers', { name: 'Ada', notes: 'Likes gears.' }).id;
  workspace.create('invoices', { customer_id, terms: 'Net.', items: [{ product_id: id, discount: 1 }] });
  workspace.create('quotations', { customer_id, items: [{ product_id: id }] });
  return workspace;
}

function looksOf({ workbook }: TestWorkspace): Record<string, unknown> {
  const shown = workbook.toSnapshot().sheets.filter(({ name }) => sheets.includes(name));
  return Object.fromEntries(
    shown.map(({ name, rows, notes, validations, ...looks }) => {
      // Nobody sees in which order notes and lists were made.
      const inOrder = {
        notes: [...notes].sort((a, b) => a.row - b.row || a.column - b.column),
        validations: [...validations].sort((a, b) => a.area.column - b.area.column),
      };
      return [name, { ...looks, ...inOrder, header: rows[0] }];
    }),
  );
}

test('headers, widths, hidden columns, notes, formats and lists are the same', () => {
  const fresh = open();
  const upgraded = open();
  turnBackToFirstLayout(upgraded.emulator, (record) => record);
  expect(looksOf(upgraded)).not.toEqual(looksOf(fresh));
  chooseSetUp(upgraded);
  expect(Object.keys(looksOf(upgraded))).toHaveLength(sheets.length);
  expect(looksOf(upgraded)).toEqual(looksOf(fresh));
});
