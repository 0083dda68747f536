/** Two hundred invoices with retries, refusals and drafts that come and go have the numbers from 1 to 200. */
import { createTestClient } from '../support/test-client.ts';
import { rowsByHeader } from '../support/ledger.ts';

const invoiceCount = 200;

test('numbers run from 1 without a gap over retries, refusals, deleted drafts and conversions', () => {
  const workspace = createTestClient();
  const { post, did, remove, create } = workspace;
  const numbers: string[] = [];
  const body = { customer_name: 'Ada', total: 10 };
  for (let index = 0; index < invoiceCount; index += 1) {
    const headers = { 'Idempotency-Key': `order-${index}` };
    if (index % 20 === 3) {
      const draft = create('invoices', { ...body, status: 'draft' });
      numbers.push(did(draft, 'finalize').number);
    } else if (index % 20 === 7) {
      const quotation = did(create('quotations', body), 'accept');
      remove(did(quotation, 'convert', { status: 'draft' }));
      numbers.push(did(quotation, 'convert').number);
    } else {
      // The answer is lost, and the request sent again.
      if (index % 3 === 1) post('/api/v1/invoices', body, { headers });
      numbers.push(post('/api/v1/invoices', body, { headers }).body.number);
    }
    if (index % 8 === 0) remove(create('invoices', { ...body, status: 'draft' }));
    if (index % 10 === 0) expect(post('/api/v1/invoices', { ...body, total: -1 }).status).toBe(422);
  }
  const wanted = Array.from(
    { length: invoiceCount },
    (_, index) => `INV-2026-${String(index + 1).padStart(4, '0')}`,
  );
  expect(numbers).toEqual(wanted);
  expect(rowsByHeader(workspace.workbook, 'Invoices').map((row) => row.Number)).toEqual(wanted);
  const listed = workspace.get('/api/v1/invoices', { query: 'limit=500&sort=number' }).body.data;
  expect(listed.map(({ number }: { number: string }) => number)).toEqual(wanted);
});
