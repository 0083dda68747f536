/** The dialogs of the sheet: what they are opened for, and the operations that they carry out for the owner. */
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import type { AnswerOf, DialogOrder, CommandInput, Reply } from '../../src/pages/protocol.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';

let workspace: TestWorkspace;

beforeEach(() => {
  workspace = createTestWorkspace();
});

/** Chooses a command while a cell is selected; the order in the page, or what was said instead. */
function choose(command: string, sheet: string, row: number, rows = 1): DialogOrder | string {
  const { emulator } = workspace;
  const { screen } = emulator.world;
  screen.selected = { sheet, row, column: 1, rows };
  const outcome = emulator.run(command, [], { kind: 'menu', activeUser: owner });
  if (!outcome.ok) throw new Error(outcome.text);
  const { kind, content = '' } = screen.shown[screen.shown.length - 1] ?? {};
  if (kind !== 'modal_dialog') return content;
  return JSON.parse(/id="order">(.*?)<\/script>/.exec(content)?.[1] ?? 'null') as DialogOrder;
}

function operate(input: CommandInput<'operate'>, email = owner): Reply<AnswerOf<'operate'>> | '' {
  const call = JSON.stringify({ command: 'operate', input });
  const outcome = workspace.emulator.callFromPage('developerArea', [call], email);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value === '' ? '' : (JSON.parse(String(outcome.value)) as Reply<AnswerOf<'operate'>>);
}

const bill = { customer_name: 'Ada', items: [{ description: 'Work', unit_price: '10' }] };
const invoices = (): { total: number }[] => workspace.get('/api/v1/invoices').body.data;

test('a new document is dated today, and needs no selected row', () => {
  expect(choose('newInvoice', 'Dashboard', 3)).toEqual({
    kind: 'invoice',
    livemode: true,
    record: null,
    today: '2026-01-07',
  });
  expect(choose('newQuotation', 'Customers', 1)).toMatchObject({ kind: 'quotation', record: null });
});

test('the others are about the record of the selected row, also when the sheet was sorted', () => {
  const [first, second] = [1, 2].map((total) =>
    workspace.create('invoices', { customer_name: 'Ada', total }),
  );
  const order = choose('recordPayment', 'Invoices', 2);
  expect(order).toMatchObject({ kind: 'payment', record: { object: 'invoice', id: first.id } });
  createPersonEdits(workspace.workbook, workspace.clock).sortSheet('Invoices', 1, 'descending');
  expect(choose('creditInvoice', 'Invoices', 2)).toMatchObject({ record: { id: second.id } });
  const quotation = workspace.create('quotations', { customer_name: 'Ada', total: 1 });
  expect(choose('openDocument', 'Quotations', 2)).toMatchObject({
    record: { object: 'quotation', id: quotation.id },
  });
  expect(choose('savePdf', 'Quotations', 2)).toMatchObject({ kind: 'pdf', record: { id: quotation.id } });
});

test.each([
  ['recordPayment', 'Invoices', 1],
  ['recordPayment', 'Invoices', 7],
  ['creditInvoice', 'Payments', 2],
  ['openDocument', 'Settings', 2],
])('%s opens nothing in the sheet %s, row %s', (command, sheet, row) => {
  workspace.create('invoices', { customer_name: 'Ada', total: 1 });
  expect(choose(command, sheet, row)).toMatch(/^Click a cell in the row of/);
});

test('two invoices at once are none: the person says which', () => {
  for (const total of [1, 2]) workspace.create('invoices', { customer_name: 'Ada', total });
  for (const command of ['recordPayment', 'creditInvoice', 'correctInvoice', 'duplicateDocument'])
    expect(choose(command, 'Invoices', 2, 2)).toMatch(/^2 rows are selected. Click a cell in the row of/);
  expect(choose('newInvoice', 'Invoices', 2, 2)).toMatchObject({ kind: 'invoice', record: null });
});

test('what is repeated with its key happens once', () => {
  const order = { operation: 'createInvoice', body: bill, idempotency_key: 'dialog-1' } as const;
  const [first, again] = [operate(order), operate(order)];
  expect(first).toMatchObject({ ok: true, answer: { ok: true, answer: { total: 10 } } });
  expect(again).toEqual(first);
  expect(invoices()).toHaveLength(1);
});

test('a preview stores nothing, and a refusal names each field by its pointer and in words', () => {
  expect(operate({ operation: 'previewInvoice', body: bill })).toMatchObject({
    answer: { ok: true, answer: { total: 10, number: null } },
  });
  const wrong = { ...bill, invoice_date: '2026-02-01', due_date: '2026-01-01' };
  expect(operate({ operation: 'createInvoice', body: wrong })).toMatchObject({
    answer: { ok: false, refusal: { is_unknown: false, faults: [{ pointer: '/due_date' }] } },
  });
  expect(JSON.stringify(operate({ operation: 'createInvoice', body: wrong }))).not.toMatch(
    /"message":"[^"]*[a-z]_date/,
  );
  expect(invoices()).toEqual([]);
});

test('no other operation is carried out, and none for another account', () => {
  workspace.create('customers', { name: 'Ada' });
  for (const operation of ['deleteCustomer', 'updateWorkspace', 'toString'])
    expect(operate({ operation: operation as 'getInvoice' })).toMatchObject({ ok: false });
  expect(operate({ operation: 'createInvoice', body: bill }, 'editor@example.com')).toBe('');
  expect(operate({ operation: 'createInvoice', body: bill }, '')).toBe('');
  expect(invoices()).toEqual([]);
});

describe('An issued invoice', () => {
  const all = () => workspace.get('/api/v1/invoices').body.data;
  const correct = (id: string, key = 'dialog-1') =>
    operate({ operation: 'correctInvoice', id, idempotency_key: key });

  test('is corrected: it is void, and a draft like it takes its place, in one transaction and once', () => {
    const made = workspace.create('invoices', bill);
    expect(choose('correctInvoice', 'Invoices', 2)).toMatchObject({
      kind: 'correct',
      record: { object: 'invoice', id: made.id },
    });
    expect(all()).toEqual([made]);
    expect(correct(made.id)).toMatchObject({ answer: { ok: true, answer: { display_number: 'Draft 2' } } });
    expect(correct(made.id)).toMatchObject({ answer: { ok: true, answer: { display_number: 'Draft 2' } } });
    const [draft, before, ...others] = all();
    expect(others).toEqual([]);
    expect(before).toMatchObject({
      id: made.id,
      number: made.number,
      status: 'void',
      void_reason: 'Corrected',
    });
    expect(draft).toMatchObject({ status: 'draft', number: null, total: 10, customer_id: made.customer_id });
    expect([draft.created_at, draft.items[0].description]).toEqual([before.updated_at, 'Work']);
  });

  test('is neither voided nor copied when it was paid meanwhile, was deleted, or is a draft', () => {
    const made = workspace.create('invoices', bill);
    workspace.create('payments', { invoice_id: made.id });
    const draft = workspace.create('invoices', { ...bill, status: 'draft' });
    const before = all();
    for (const [id, words] of [
      [made.id, 'Void its payments first'],
      [draft.id, 'nothing to correct'],
      ['inv_01M8GN72WMYQZZ3CMNJD2RRSDY', 'There is no invoice'],
    ])
      expect(JSON.stringify(correct(id, `dialog-${id}`))).toContain(words);
    expect(all()).toEqual(before);
  });

  test('is no correction for programs: the API has no such path', () => {
    const made = workspace.create('invoices', bill);
    expect(workspace.post(`/api/v1/invoices/${made.id}/correct`, {}).status).toBe(404);
  });
});
