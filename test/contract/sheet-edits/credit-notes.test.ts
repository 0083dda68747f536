/** Credit notes and refunds that a person types, corrects, deletes and brings back. */
import { recordsOf } from '../support/read-lists.ts';
import { createPerson, type Person } from '../support/person.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import type { Answered } from '../support/test-workspace.ts';

let workspace: TestClient;
let person: Person;

beforeEach(() => {
  workspace = createTestClient();
  person = createPerson(workspace);
});

type AnyRecord = Answered['body'];

function paid(): AnyRecord {
  const invoice = workspace.bill();
  workspace.did(invoice, 'payments');
  return invoice;
}

function rowOf(sheet: string, { id }: AnyRecord): number {
  return person.finds(sheet, 'ID', id);
}

describe('a row that a person types in Credit notes', () => {
  test('is issued, with the amount or with all that is left', () => {
    const invoice = workspace.bill();
    const typed = { Invoice: invoice.number, Reason: 'price_correction' };
    const row = person.typesRow('Credit notes', { ...typed, Amount: '30', Status: 'issued' });
    const [note] = recordsOf(workspace, 'credit_notes');
    expect(note).toMatchObject({
      status: 'issued',
      total: 30,
      invoice_id: invoice.id,
      number: 'CN-2026-0001',
    });
    expect(person.sees('Credit notes', row, 'Total')).toBe(30);
    expect(workspace.read(invoice)).toMatchObject({ amount_credited: 30, amount_due: 70 });
    person.typesRow('Credit notes', { ...typed, Status: 'issued' });
    expect(workspace.read(invoice)).toMatchObject({ status: 'credited', amount_due: 0 });
  });

  test('waits with a note that says what to do while its reason is missing or its amount too large', () => {
    const invoice = workspace.bill();
    const row = person.typesRow('Credit notes', { Invoice: invoice.number, Amount: '130', Status: 'issued' });
    expect(person.reads('Credit notes', row, 'Reason')).toMatch(/Type the reason/);
    person.types('Credit notes', row, 'Reason', 'duplicate');
    expect(person.reads('Credit notes', row, 'Amount')).toMatch(/100\.00/);
    expect(recordsOf(workspace, 'credit_notes')).toEqual([]);
    person.types('Credit notes', row, 'Amount', '100');
    expect(recordsOf(workspace, 'credit_notes')).toHaveLength(1);
  });

  test('becomes void when its status says so, and gives the due amount back', () => {
    const invoice = workspace.bill();
    const note = workspace.create('credit_notes', {
      invoice_id: invoice.id,
      reason: 'duplicate',
      amount: 40,
    });
    person.types('Credit notes', rowOf('Credit notes', note), 'Status', 'void');
    expect(workspace.read(note).status).toBe('void');
    expect(workspace.read(invoice)).toMatchObject({ amount_due: 100, credit_notes_total: 0 });
  });

  test('keeps what was issued: another total is restored', () => {
    const invoice = workspace.bill();
    const note = workspace.create('credit_notes', {
      invoice_id: invoice.id,
      reason: 'duplicate',
      amount: 40,
    });
    const row = rowOf('Credit notes', note);
    person.types('Credit notes', row, 'Total', '90');
    expect(person.sees('Credit notes', row, 'Total')).toBe(40);
    expect(person.reads('Credit notes', row, 'Total')).toMatch(/set its Status to void, and issue another/);
    person.types('Credit notes', row, 'Remaining', '90');
    expect(person.reads('Credit notes', row, 'Remaining')).toMatch(/refunds in the sheet Refunds/);
    expect(workspace.read(note)).toMatchObject({ total: 40, remaining_credit: 0 });
  });

  test('of which a draft computes its total from the invoice', () => {
    const draft = { invoice_id: workspace.bill().id, reason: 'duplicate', amount: 40, status: 'draft' };
    const row = rowOf('Credit notes', workspace.create('credit_notes', draft));
    person.types('Credit notes', row, 'Total', '90');
    expect(person.reads('Credit notes', row, 'Total')).toMatch(/change the Amount/);
    person.types('Credit notes', row, 'Amount', '55');
    expect(person.sees('Credit notes', row, 'Total')).toBe(55);
  });

  test('makes the lines of its invoice stay: a correction of them is not taken', () => {
    const invoice = workspace.bill();
    workspace.create('credit_notes', { invoice_id: invoice.id, reason: 'duplicate', amount: 40 });
    const line = person.finds('Invoice items', 'Document ID', invoice.id);
    person.types('Invoice items', line, 'Unit price', '7');
    expect(person.sees('Invoice items', line, 'Unit price')).toBe(100);
    const row = person.finds('Invoices', 'ID', invoice.id);
    person.types('Invoices', row, 'Credited', '7');
    expect(person.reads('Invoices', row, 'Credited')).toMatch(/issue or void one in the sheet Credit notes/);
    person.types('Invoices', row, 'PO number', 'PO-7');
    expect(workspace.read(invoice)).toMatchObject({ po_number: 'PO-7', amount_credited: 40, amount_due: 60 });
  });

  test('is not taken about an invoice whose row a person has broken, until that is put right', () => {
    const invoice = workspace.bill();
    const broken = person.finds('Invoices', 'ID', invoice.id);
    const typed = { Invoice: invoice.number, Reason: 'duplicate', Amount: '30', Status: 'issued' };
    person.types('Invoices', broken, 'Total', 'a hundred');
    person.typesRow('Credit notes', typed);
    expect(workspace.read(invoice)).toMatchObject({ total: 100, amount_credited: 30, amount_due: 70 });
  });
});

describe('a deleted row', () => {
  test('of a credit note gives the due amount back, and its undo takes it again', () => {
    const invoice = workspace.bill();
    const note = workspace.create('credit_notes', {
      invoice_id: invoice.id,
      reason: 'duplicate',
      amount: 40,
    });
    const row = rowOf('Credit notes', note);
    const cells = workspace.workbook.data.sheets.find(({ name }) => name === 'Credit notes')!.rows[row - 1]!;
    const texts = cells.map((cell) => String(cell));
    person.does((edits) => edits.deleteRows('Credit notes', row, 1));
    expect(workspace.read(note).code).toBe('not_found');
    expect(workspace.read(invoice)).toMatchObject({
      status: 'open',
      amount_credited: 0,
      credit_notes_total: 0,
      amount_due: 100,
    });
    person.does((edits) => edits.paste({ sheet: 'Credit notes', row, column: 1 }, [texts]));
    expect(workspace.read(note)).toMatchObject({ status: 'issued', total: 40 });
    expect(workspace.read(invoice)).toMatchObject({ amount_credited: 40, amount_due: 60 });
  });

  test('of a refund makes its credit available again', () => {
    const note = workspace.create('credit_notes', { invoice_id: paid().id, reason: 'duplicate' });
    const refund = workspace.did(note, 'refund', { amount: 70 });
    expect(workspace.read(note)).toMatchObject({ refunded_amount: 70, remaining_credit: 30 });
    person.does((edits) => edits.deleteRows('Refunds', rowOf('Refunds', refund), 1));
    expect(workspace.read(note)).toMatchObject({ refunded_amount: 0, remaining_credit: 100 });
  });

  test('of a deposit takes its money off the invoices', () => {
    const invoice = workspace.bill();
    const deposit = workspace.create('payments', { customer_id: invoice.customer_id, amount: 60 });
    workspace.did(deposit, 'apply', { invoice_id: invoice.id });
    person.does((edits) => edits.deleteRows('Payments', rowOf('Payments', deposit), 1));
    expect(workspace.read(invoice)).toMatchObject({ status: 'open', amount_paid: 0, amount_due: 100 });
  });
});

describe('a row that a person types in Refunds', () => {
  test('pays credit of a note out, and waits while there is none', () => {
    const note = workspace.create('credit_notes', { invoice_id: paid().id, reason: 'duplicate' });
    const row = person.typesRow('Refunds', { 'Credit note': note.number, Amount: '130', Status: 'paid' });
    expect(person.reads('Refunds', row, 'Amount')).toMatch(/100/);
    person.types('Refunds', row, 'Amount', '80');
    expect(recordsOf(workspace, 'refunds')).toMatchObject([
      { amount: 80, credit_note_id: note.id, status: 'paid' },
    ]);
    expect(workspace.read(note)).toMatchObject({ refunded_amount: 80, remaining_credit: 20 });
    person.types('Refunds', row, 'Amount', '90');
    expect(person.sees('Refunds', row, 'Amount')).toBe(80);
    expect(person.reads('Refunds', row, 'Amount')).toMatch(/set its Status to voided, and record another/);
  });
});
