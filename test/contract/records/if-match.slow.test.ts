/** If-Match: who changes what another has changed since is told so, and nothing is written. */
import { type TestClient, createTestClient } from '../support/test-client.ts';
import { expectRefused } from '../support/expect-answer.ts';
import type { Answered } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

type Send = (etag: string) => Answered;

const workspace = createTestClient();
const { patch, remove, act, bill, read, create, type, did } = workspace;

/** Each makes a record, and sends a request that changes it. */
const requests: readonly [string, () => { record: Answered['body']; send: Send; sheet: string }][] = [
  ['a patch', () => requestOf(bill(), 'Invoices', (one, headers) => patch(one, { notes: 'n' }, headers))],
  ['a deletion', () => requestOf(bill({ status: 'draft' }), 'Invoices', remove)],
  ['an action', () => requestOf(bill(), 'Invoices', (one, headers) => act(one, 'void', undefined, headers))],
  [
    'a payment',
    () => requestOf(bill(), 'Invoices', (one, headers) => act(one, 'payments', { amount: 1 }, headers)),
  ],
  [
    'a patch of a customer',
    () =>
      requestOf(create('customers', { name: 'Grace' }), 'Customers', (one, headers) =>
        patch(one, { phone: '1' }, headers),
      ),
  ],
];

function requestOf(
  record: Answered['body'],
  sheet: string,
  request: (record: Answered['body'], headers: Parameters<TestClient['remove']>[1]) => Answered,
): { record: Answered['body']; send: Send; sheet: string } {
  return { record, sheet, send: (etag) => request(record, { 'If-Match': etag }) };
}

describe.each(requests)('%s', (_name, make) => {
  test.each([
    ['its tag', (etag: string) => etag],
    ['its tag as a weak one', (etag: string) => `W/${etag}`],
    ['a star', () => '*'],
    ['a list with its tag', (etag: string) => `"other", W/"more" ,${etag}`],
  ])('goes through with %s', (_form, formOf) => {
    const { record, send } = make();
    expect(send(formOf(record.etag)).status).toBeLessThan(300);
  });

  test.each([
    ['another tag', () => '"other"'],
    ['its tag without quotes', (etag: string) => etag.replace(/"/g, '')],
    ['a list of others', () => '"a", "b"'],
  ])('is refused with %s, and told the current one', (_form, formOf) => {
    const { record, send } = make();
    const answer = expectNothingWritten(workspace, () => send(formOf(record.etag)));
    expectRefused(answer, 412, 'etag_mismatch', { current_etag: record.etag });
    expect(answer.headers.ETag).toBe(record.etag);
  });

  test('is refused after a person has edited a cell of the row in between', () => {
    const { record, send, sheet } = make();
    type(sheet, record, 'External ID', `by hand ${record.id}`);
    const answer = expectNothingWritten(workspace, () => send(record.etag));
    const now = read(record).etag;
    expectRefused(answer, 412, 'etag_mismatch', { current_etag: now });
    expect(send(now).status).toBeLessThan(300);
  });
});

test('the tag of the last answer is the one to send next, also after lines and payments', () => {
  const draft = bill({ status: 'draft' });
  const first = patch(draft, { items: [{ description: 'x', unit_price: 5 }] }, { 'If-Match': draft.etag });
  expectRefused(patch(draft, { notes: 'n' }, { 'If-Match': draft.etag }), 412, 'etag_mismatch');
  const issued = act(draft, 'finalize', undefined, { 'If-Match': first.headers.ETag ?? '' });
  expect(issued.status).toBe(200);
  did(draft, 'payments', { amount: 1 });
  expectRefused(patch(draft, { notes: 'n' }, { 'If-Match': issued.body.etag }), 412, 'etag_mismatch');
  expect(patch(draft, { notes: 'n' }, { 'If-Match': read(draft).etag }).status).toBe(200);
});

describe('of a changing request with several faults the first is told', () => {
  const invoice = bill();
  const stale = { 'If-Match': '"old"' };
  const unknown = { object: 'invoice', id: 'inv_01KEBZ00000000000000000000' };

  test('not found before a stale tag', () => {
    expectRefused(patch(unknown, { nonsense: 1 }, stale), 404, 'not_found');
    expectRefused(remove(unknown, stale), 404, 'not_found');
    expectRefused(act(unknown, 'void', { nonsense: 1 }, stale), 404, 'not_found');
  });

  test('a stale tag before the state, and the state before the body', () => {
    expectRefused(patch(invoice, { items: 'none' }, stale), 412, 'etag_mismatch');
    expectRefused(patch(invoice, { items: 'none', notes: 7 }), 409, 'invoice_not_editable');
    expectRefused(patch(invoice, { notes: 7 }), 422, 'validation_failed');
    expectRefused(remove(invoice, stale), 412, 'etag_mismatch');
    expectRefused(remove(invoice), 409, 'not_deletable');
    expectRefused(act(invoice, 'finalize', { nonsense: 1 }, stale), 412, 'etag_mismatch');
    expectRefused(act(invoice, 'finalize', { nonsense: 1 }), 409, 'invalid_state');
    expectRefused(act(invoice, 'void', { nonsense: 1 }), 422, 'validation_failed');
    expect(read(invoice)).toEqual(invoice);
  });
});
