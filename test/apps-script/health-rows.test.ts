/** What Health says of rows that are no record, or that the API has not read: what they are, and what to do. */
import { createPersonEdits, type PersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed } from '../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { CheckedHealth, Reply } from '../../src/pages/protocol.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';
import { textsOf } from '../contract/support/workbook-watch.ts';

interface Patient extends TestWorkspace {
  readonly hands: PersonEdits;
  /** Types a text into a cell by its header; with `isUnseen`, Google starts no trigger. */
  type(sheet: string, row: number, header: string, text: string, isUnseen?: boolean): void;
  check(): CheckedHealth;
  fix(): CheckedHealth;
}

function openPatient(): Patient {
  const workspace = createTestWorkspace();
  const { emulator, workbook, clock } = workspace;
  const hands = createPersonEdits(workbook, clock);
  const ask = (command: string): CheckedHealth => {
    const call = JSON.stringify({ command, input: { id: 'rows' } });
    const outcome = emulator.callFromPage('developerArea', [call], owner);
    if (!outcome.ok) throw new Error(outcome.message);
    const reply = JSON.parse(String(outcome.value)) as Reply;
    if (!reply.ok) throw new Error(reply.message);
    return reply.answer as CheckedHealth;
  };
  return {
    ...workspace,
    hands,
    type(sheet, row, header, text, isUnseen = false) {
      const headers = sheetNamed(workbook, sheet)?.rows[0] ?? [];
      const deed = hands.typeCell({ sheet, row, column: headers.indexOf(header) + 1 }, text);
      if (deed !== undefined && !isUnseen) emulator.personDid({ ...deed, user: owner });
    },
    check: () => ask('run_check'),
    fix: () => ask('fix_check'),
  };
}

test('a row that is being typed is called that, and is no fault', () => {
  const patient = openPatient();
  patient.type('Invoices', 2, 'Customer', 'Ada');
  patient.type('Products', 2, 'Unit price', '3');
  expect(patient.check()).toMatchObject({
    state: 'good',
    sentences: [
      expect.stringMatching(/^The newest rows were checked/),
      'Products, row 2 is half typed: it becomes a record when the cell "Name" is filled.',
      'Invoices, row 2 is half typed: it becomes a record when the cell "Status" is filled.',
    ],
    is_fixable: false,
  });
});

test('a typed row that was refused is called that, with the words of its note, and Fix is not offered', () => {
  const patient = openPatient();
  patient.type('Payments', 2, 'Invoice', 'INV-2026-0099');
  patient.type('Payments', 2, 'Amount', '12');
  patient.type('Payments', 2, 'Status', 'received');
  const { state, sentences, is_fixable } = patient.check();
  expect([state, is_fixable]).toEqual(['warning', false]);
  expect(sentences[0]).toMatch(/^Payments, row 2 was refused, and is no record yet: /);
  expect(sentences[0]).toContain('INV-2026-0099');
  expect(sentences[0]).toMatch(/Correct the cell, and the row is read again at once; or delete the row\.$/);
  expect(sentences.join()).not.toContain('what the API wrote');
});

test('a cell of a typed row that cannot be read is told in the words of its note', () => {
  const patient = openPatient();
  patient.type('Products', 2, 'Unit price', 'cheap');
  patient.type('Products', 2, 'Name', 'Gear');
  expect(patient.check().sentences[0]).toMatch(
    /^Products, row 2 was refused, and is no record yet: the cell /,
  );
});

test('a typed row that no trigger has seen is read by Fix, and is a record or refused after that', () => {
  const patient = openPatient();
  patient.type('Products', 2, 'Unit price', '3', true);
  patient.type('Products', 2, 'Name', 'Gear', true);
  expect(patient.check()).toMatchObject({
    state: 'warning',
    sentences: ['Rows changed in the sheet that the API has not read yet: 1. Fix reads them.'],
    is_fixable: true,
  });
  expect(patient.fix().state).toBe('good');
  expect(patient.get('/api/v1/products').body.data).toMatchObject([{ name: 'Gear' }]);
  patient.type('Products', 3, 'Unit price', 'cheap', true);
  patient.type('Products', 3, 'Name', 'Cam', true);
  const fixed = patient.fix();
  expect([fixed.state, fixed.is_fixable]).toEqual(['warning', false]);
  expect(fixed.sentences[0]).toMatch(/^Products, row 3 was refused/);
});

test('a copy of a row that was refused is called that, and its id is not blamed', () => {
  const patient = openPatient();
  const { id } = patient.create('invoices', { customer_name: 'Ada', total: 12, status: 'open' });
  patient.create('payments', { invoice_id: id, amount: 12 });
  const cells = textsOf(patient, 'Payments', 2);
  const deed = patient.hands.paste({ sheet: 'Payments', row: 3, column: 1 }, [cells]);
  if (deed === undefined) throw new Error('Nothing was pasted.');
  patient.emulator.personDid({ ...deed, user: owner });
  const { state, sentences, is_fixable } = patient.check();
  expect([state, sentences.length, is_fixable]).toEqual(['warning', 1, false]);
  expect(sentences[0]).toMatch(/^Payments, row 3 was refused, and is no record yet: /);
});

test('a cell of a record that cannot be read is named, with the way on', () => {
  const patient = openPatient();
  patient.create('products', { name: 'Gear', unit_price: 3 });
  patient.type('Products', 2, 'Unit price', 'cheap');
  const { sentences, is_fixable } = patient.check();
  expect(is_fixable).toBe(false);
  expect(sentences[0]).toMatch(
    /^Products, row 2: the cell "Unit price" .* Correct it: requests refuse this record until then\.$/,
  );
});
