/** Setup: what it makes of a blank spreadsheet, what it repairs, and that it leaves everything else alone. */
import { resources } from '../../../src/core/resources/index.ts';
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import type { SheetData } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { lastColumn } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { styleAt } from '../../../src/emulator/spreadsheet/workbook/style-grid.ts';
import { contributedResources } from '../../contributed-resources.ts';
import { createTestWorkspace, type TestWorkspace } from '../../contract/support/test-workspace.ts';
import { chooseSetUp, columnUnder, sheetOf } from './choose-set-up.ts';

const nothing = ['Everything is in order: nothing was changed.'];

function validationOf(sheet: SheetData, header: string) {
  return sheet.validations.find(({ area }) => area.column === columnUnder(sheet, header));
}

function rulesOf(workspace: TestWorkspace, sheet: string) {
  return sheetOf(workspace, sheet).conditionalFormats.map(({ formula, style }) => ({ formula, style }));
}

describe('a new workbook', () => {
  let workspace: TestWorkspace;
  beforeAll(() => {
    workspace = createTestWorkspace();
  });

  test('has the sheets that people work in, then those that nobody sees', () => {
    const names = (hidden: boolean) =>
      workspace.workbook.data.sheets.filter((sheet) => sheet.hidden === hidden).map(({ name }) => name);
    expect(names(false)).toEqual([
      ...['Dashboard', 'Customers', 'Products', 'Quotations', 'Quotation items'],
      ...['Invoices', 'Invoice items', 'Payments', 'Credit notes', 'Credit note items', 'Refunds', 'Emails'],
      ...contributedResources().map(({ sheet }) => sheet),
      'Settings',
    ]);
    expect(names(true)).toEqual(['journal', 'deliveries', 'known ids', 'figures']);
  });

  test('is set up again with nothing to change, and nothing changes', () => {
    const before = workspace.workbook.toSnapshot();
    expect(chooseSetUp(workspace)).toEqual(nothing);
    expect(workspace.workbook.toSnapshot()).toEqual(before);
  });

  test('has a frozen header, bold and white on one colour, quieter over system columns, each with a note', () => {
    const sheet = sheetOf(workspace, 'Invoices');
    expect(sheet.frozenRows).toBe(1);
    const look = (header: string) => styleAt(sheet.styles, 1, columnUnder(sheet, header));
    expect(look('Total')).toMatchObject({ bold: true, fontColor: '#ffffff', background: '#174ea6' });
    expect(look('Revision')).toMatchObject({ bold: true, fontColor: '#ffffff', background: '#5f6368' });
    expect(sheet.notes.size).toBe(lastColumn(sheet));
    expect([...sheet.notes.values()]).toContain(
      'The amount still due: the total less what was paid and credited.\nIn the API: amount_due',
    );
    const sheets = ['Invoices', 'Invoice items', 'Payments', 'Customers', 'Products'];
    for (const note of sheets.flatMap((name) => [...sheetOf(workspace, name).notes.values()]))
      expect(note).toMatch(/^(?!undefined).+\nIn the API: [\w.]+$/s);
    expect([...sheet.notes.values()]).toContain(
      'What has no column of its own, as JSON.\nIn the API: data_2',
    );
  });

  test('shows numbers at the right with two decimals or more, whole ones plainly, texts at the left', () => {
    const look = (name: string, header: string) => {
      const sheet = sheetOf(workspace, name);
      return styleAt(sheet.styles, 2, columnUnder(sheet, header));
    };
    const amount = { numberFormat: '#,##0.00####', horizontalAlignment: 'right' };
    expect(look('Invoices', 'Total')).toEqual(amount);
    expect(look('Invoice items', 'Quantity')).toEqual(amount);
    expect(look('Customers', 'Payment terms (days)')).toEqual({ ...amount, numberFormat: '0' });
    expect(look('Invoices', 'Due date')).toEqual({ numberFormat: '@', horizontalAlignment: 'left' });
    expect(look('Invoices', 'ID')).toMatchObject({ numberFormat: '@', fontColor: '#5f6368' });
  });

  test('hides the columns that nobody needs to see', () => {
    const sheet = sheetOf(workspace, 'Customers');
    const hidden = sheet.hiddenColumns.flatMap((isHidden, index) =>
      isHidden ? [sheet.rows[0]?.[index]] : [],
    );
    expect(hidden).toEqual(['Name key', 'Revision', 'Check', 'Data', 'Data 2']);
  });

  test('offers what a status may become, and lists what the API alone sets behind', () => {
    const status = (sheet: string) => validationOf(sheetOf(workspace, sheet), 'Status')?.values ?? [];
    for (const { sheet, fields } of resources)
      expect([...status(sheet)].sort()).toEqual([...(fields.status?.kind.words ?? [])].sort());
    // A contribution may declare further ones.
    const known = (sheet: string, words: readonly string[]) =>
      expect(status(sheet).filter((word) => words.includes(word))).toEqual(words);
    known('Invoices', ['draft', 'open', 'void', 'uncollectible', 'partially_paid', 'paid']);
    known('Quotations', ['draft', 'sent', 'accepted', 'declined', 'canceled', 'invoiced']);
    known('Payments', ['received', 'voided']);
  });

  test('offers currencies, methods and yes or no', () => {
    const values = (sheet: string, header: string) => validationOf(sheetOf(workspace, sheet), header)?.values;
    expect(values('Invoices', 'Currency')?.slice(0, 3)).toEqual(['EUR', 'USD', 'GBP']);
    expect(values('Payments', 'Method')).toEqual([
      'bank_transfer',
      'card',
      'cash',
      'check',
      'direct_debit',
      'online',
      'other',
    ]);
    expect(values('Products', 'Active')).toEqual(['TRUE', 'FALSE']);
  });

  test('offers the customers by name, and the invoices by number', () => {
    const source = (sheet: string, header: string) => validationOf(sheetOf(workspace, sheet), header)?.source;
    const [customers, invoices] = ['Customers', 'Invoices'].map((name) => sheetOf(workspace, name));
    expect(source('Invoices', 'Customer')).toEqual({
      sheetId: customers?.id,
      area: { row: 2, column: 1, rows: 199, columns: 1 },
    });
    expect(source('Quotations', 'Customer')).toEqual(source('Invoices', 'Customer'));
    expect(source('Payments', 'Invoice')?.sheetId).toBe(invoices?.id);
  });

  test('refuses nothing by a drop-down: the API writes there, and people type new names', () => {
    const rules = workspace.workbook.data.sheets.flatMap(({ validations }) => validations);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter(({ allowInvalid }) => !allowInvalid)).toEqual([]);
  });

  test('colours invoices by rules in their order: paid, overdue, due soon, and each other status', () => {
    const invoices = sheetOf(workspace, 'Invoices');
    const first = (header: string) => `$${String.fromCharCode(64 + columnUnder(invoices, header))}2`;
    const [due, left] = [first('Due date'), first('Due')];
    expect(rulesOf(workspace, 'Invoices')).toEqual([
      { formula: '=$B2="paid"', style: { fontColor: '#137333', background: '#e6f4ea' } },
      {
        formula: `=AND(OR($B2="open",$B2="partially_paid"),${left}>0,DATEVALUE(${due})<TODAY())`,
        style: { fontColor: '#a50e0e', background: '#fce8e6' },
      },
      {
        formula: `=AND(OR($B2="open",$B2="partially_paid"),${left}>0,DATEVALUE(${due})<=TODAY()+7)`,
        style: { fontColor: '#7a4f01', background: '#fef7e0' },
      },
      { formula: '=$B2="open"', style: { fontColor: '#174ea6' } },
      { formula: '=$B2="partially_paid"', style: { fontColor: '#00695c', background: '#e0f2f1' } },
      { formula: '=$B2="credited"', style: { fontColor: '#5b2c83', background: '#f3e8fd' } },
      { formula: '=$B2="uncollectible"', style: { fontColor: '#5d4037', background: '#efebe9' } },
      { formula: '=$B2="draft"', style: { fontColor: '#5f6368', italic: true } },
      { formula: '=$B2="void"', style: { strikethrough: true } },
    ]);
  });

  test('colours credit that can still be used, and what is settled', () => {
    const credit = { fontColor: '#5b2c83', background: '#f3e8fd' };
    const settled = { fontColor: '#137333', background: '#e6f4ea' };
    const notes = rulesOf(workspace, 'Credit notes').map(({ formula, style }) => [formula, style]);
    expect(notes).toEqual([
      [expect.stringMatching(/AND\(\$B2="issued",\$\w+2>0\)/), credit],
      ['=$B2="issued"', settled],
      [expect.stringContaining('"draft"'), expect.anything()],
      [expect.stringContaining('"void"'), expect.anything()],
    ]);
    expect(rulesOf(workspace, 'Refunds')[0]?.style).toEqual(settled);
    expect(rulesOf(workspace, 'Payments')[0]?.style).toEqual(credit);
  });

  test('colours an accepted quotation blue', () => {
    const style = { fontColor: '#174ea6', background: '#e8f0fe' };
    expect(rulesOf(workspace, 'Quotations')).toContainEqual({ formula: '=$B2="accepted"', style });
  });

  test('warns before an edit of headers, system columns and hidden sheets, and forbids none', () => {
    const sheet = sheetOf(workspace, 'Invoices');
    expect(sheet.protections.map(({ area }) => area)).toEqual([
      { row: 1, column: 1, rows: 1, columns: lastColumn(sheet) },
      { row: 1, column: columnUnder(sheet, 'ID'), rows: 200, columns: 15 },
    ]);
    expect(sheetOf(workspace, 'journal').protections).toHaveLength(1);
    const all = workspace.workbook.data.sheets.flatMap(({ protections }) => protections);
    expect(all.filter(({ warningOnly }) => !warningOnly)).toEqual([]);
  });
});

describe('a workbook in use', () => {
  test('gets back what a person has changed, and nothing twice', () => {
    const workspace = createTestWorkspace();
    const { workbook } = workspace;
    const before = workbook.toSnapshot();
    const sheet = sheetOf(workspace, 'Invoices');
    const at = { sheet_id: sheet.id };
    const whole = { row: 2, column: columnUnder(sheet, 'Total'), rows: 199, columns: 1 };
    workbook.apply({ ...at, op: 'set_style', area: whole, style: { numberFormat: '0' } });
    workbook.apply({ ...at, op: 'set_sheet', frozen_rows: 0 });
    workbook.apply({ ...at, op: 'set_protections', protections: sheet.protections.slice(1) });
    workbook.apply({ ...at, op: 'set_conditional_formats', rules: sheet.conditionalFormats.slice(2) });
    const status = { ...whole, column: columnUnder(sheet, 'Status') };
    workbook.apply({ ...at, op: 'set_validation', area: status, rule: null });
    expect(chooseSetUp(workspace)).toEqual([
      'Renewed in the sheet "Invoices": the frozen header, formats of Total, drop-downs of Status, colours, warnings.',
    ]);
    const protections = (snapshot: typeof before) =>
      snapshot.sheets.map((one) => one.protections.map(({ area }) => area?.column).sort());
    expect(protections(workbook.toSnapshot())).toEqual(protections(before));
    expect(workbook.toSnapshot().sheets.map((one) => one.conditionalFormats)).toEqual(
      before.sheets.map((one) => one.conditionalFormats),
    );
    expect(chooseSetUp(workspace)).toEqual(nothing);
  });

  test('keeps a person’s own columns, rules, protections and drop-downs', () => {
    const workspace = createTestWorkspace();
    const { workbook, clock } = workspace;
    const hands = createPersonEdits(workbook, clock);
    hands.insertColumn('Invoices', 3);
    hands.typeCell({ sheet: 'Invoices', row: 1, column: 3 }, 'My remark');
    const sheet = sheetOf(workspace, 'Invoices');
    const area = { row: 2, column: 3, rows: 10, columns: 1 };
    const own = { areas: [area], formula: '=$C2="urgent"', style: { bold: true } };
    const protection = { id: 'mine', area, description: 'Mine', warningOnly: false };
    workbook.apply({
      op: 'set_conditional_formats',
      sheet_id: sheet.id,
      rules: [...sheet.conditionalFormats, own],
    });
    workbook.apply({
      op: 'set_protections',
      sheet_id: sheet.id,
      protections: [...sheet.protections, protection],
    });
    workbook.apply({
      op: 'set_validation',
      sheet_id: sheet.id,
      area,
      rule: { values: ['urgent'], allowInvalid: true },
    });
    chooseSetUp(workspace);
    const after = sheetOf(workspace, 'Invoices');
    expect(after.rows[0]?.[2]).toBe('My remark');
    expect(after.conditionalFormats[after.conditionalFormats.length - 1]).toEqual(own);
    expect(after.conditionalFormats).toHaveLength(10);
    expect(after.protections).toContainEqual(protection);
    expect(after.validations).toContainEqual({ values: ['urgent'], allowInvalid: true, area });
    expect(chooseSetUp(workspace)).toEqual(nothing);
  });

  test('has its looks where a person has moved the columns to', () => {
    const workspace = createTestWorkspace();
    const { workbook, clock } = workspace;
    createPersonEdits(workbook, clock).moveColumn('Invoices', 2, 8);
    chooseSetUp(workspace);
    const sheet = sheetOf(workspace, 'Invoices');
    expect(columnUnder(sheet, 'Status')).toBe(8);
    expect(sheet.conditionalFormats).toHaveLength(9);
    expect(sheet.conditionalFormats[0]).toMatchObject({ formula: '=$H2="paid"', areas: [{ column: 8 }] });
    expect(chooseSetUp(workspace)).toEqual(nothing);
  });

  test('has its looks to the last row when the API has added rows', () => {
    const workspace = createTestWorkspace();
    const { workbook } = workspace;
    const { id } = sheetOf(workspace, 'Payments');
    workbook.apply({ op: 'insert_rows', sheet_id: id, row: 201, rows: 100, style_from: null });
    expect(chooseSetUp(workspace)).toHaveLength(1);
    const sheet = sheetOf(workspace, 'Payments');
    expect(validationOf(sheet, 'Method')?.area.rows).toBe(299);
    expect(styleAt(sheet.styles, 300, columnUnder(sheet, 'Amount')).numberFormat).toBe('#,##0.00####');
    expect(chooseSetUp(workspace)).toEqual(nothing);
  });
});
