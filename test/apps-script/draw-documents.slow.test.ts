/** The developer area draws the documents of a time, page by page. */
import type { DrawnPage, DrawRequest } from '../../src/core/documents/print/drawn-page.ts';
import type { Reply } from '../../src/pages/protocol.ts';
import { createElectronicBusiness } from '../contract/einvoices/electronic-business.ts';
import { createTestClient } from '../contract/support/test-client.ts';
import { createTestWorkspace, owner, type TestWorkspace } from '../contract/support/test-workspace.ts';

const january = { plural: 'invoices', from: '2026-01-01', to: '2026-01-31', before: null } as const;

function draw({ emulator }: Pick<TestWorkspace, 'emulator'>, wish: Partial<DrawRequest> = {}): DrawnPage {
  const request = JSON.stringify({ command: 'draw_documents', input: { ...january, ...wish } });
  const outcome = emulator.callFromPage('developerArea', [request], owner);
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply<DrawnPage>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

const namesOf = ({ files }: DrawnPage): string[] => files.map(({ name }) => name);

test('those with a number that are dated in it, the newest first, as the API answers them', () => {
  const workspace = createTestWorkspace();
  const bill = (body: object = {}) =>
    workspace.create('invoices', { customer_name: 'Ada', total: 10, ...body });
  const first = bill({ invoice_date: '2026-01-02' });
  bill({ status: 'draft' });
  const voided = bill();
  createTestClient(workspace).did(voided, 'void', {});
  bill({ invoice_date: '2025-12-31' });
  const page = draw(workspace);
  expect(namesOf(page)).toEqual([voided.number, first.number]);
  expect(page.next).toBeNull();
  expect(page.files[1]?.base64).toBe(workspace.get(`/api/v1/invoices/${first.id}/pdf`).body);
  expect(draw(workspace, { plural: 'quotations' }).files).toEqual([]);
});

test('more than one call draws are drawn in several', () => {
  const workspace = createTestWorkspace();
  const data = Array.from({ length: 23 }, () => ({ customer_name: 'Ada', total: 10 }));
  const made = workspace.create('invoices/batch', { data }).data as readonly { number: string }[];
  const newestFirst = made.map(({ number }) => number).reverse();
  const page = draw(workspace);
  expect(namesOf(page)).toEqual(newestFirst.slice(0, 20));
  const rest = draw(workspace, { before: page.next });
  expect([namesOf(rest), rest.next]).toEqual([newestFirst.slice(20), null]);
});

test('a PDF that is ready for EN 16931 carries its electronic invoice, one that is void or not ready does not', () => {
  const business = createElectronicBusiness();
  const { bill, create, did, get, invoice } = business;
  const ready = invoice();
  const voided = did(invoice(), 'void');
  const bare = bill();
  const { id: note } = create('credit_notes', { invoice_id: ready.id, amount: 10, reason: 'order_change' });
  const pdf = (path: string, query?: string) =>
    get(`/api/v1/${path}/pdf`, query === undefined ? {} : { query }).body;
  expect(draw(business).files.map(({ base64 }) => base64)).toEqual([
    pdf(`invoices/${bare.id}`),
    pdf(`invoices/${voided.id}`),
    pdf(`invoices/${ready.id}`, 'einvoice=en16931'),
  ]);
  expect(draw(business, { plural: 'credit_notes' }).files).toMatchObject([
    { base64: pdf(`credit_notes/${note}`, 'einvoice=en16931') },
  ]);
});

test('a document whose customer is unreadable is counted, and hides no other', () => {
  const business = createElectronicBusiness();
  const { bill, invoice, type } = business;
  const good = bill();
  const bad = invoice();
  type('Customers', { id: bad.customer_id }, 'Payment terms (days)', 'soon');
  const page = draw(business);
  expect([namesOf(page), page.unreadable]).toEqual([[good.number], 1]);
});
