/** The developer area goes through the documents of a time: which are ready to be electronic invoices, and their XML. */
import type { SurveyPage, SurveyRequest } from '../../src/core/documents/einvoice/survey-page.ts';
import { createElectronicBusiness } from '../contract/einvoices/electronic-business.ts';
import { owner } from '../contract/support/test-workspace.ts';
import type { Reply } from '../../src/pages/protocol.ts';

type Business = ReturnType<typeof createElectronicBusiness>;

const year = { plural: 'invoices', profile: 'en16931', from: '2026-01-01', to: '2026-12-31' } as const;

function survey({ emulator }: Business, wish: Partial<SurveyRequest> = {}): SurveyPage {
  const input: SurveyRequest = { ...year, syntax: null, before: null, ...wish };
  const request = JSON.stringify({ command: 'survey_einvoices', input });
  const outcome = emulator.callFromPage('developerArea', [request], owner);
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply<SurveyPage>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

const numbersOf = ({ documents }: SurveyPage): (string | null)[] => documents.map(({ number }) => number);

test('a page of checks has the issued documents of the time, the newest first, and no export', () => {
  const business = createElectronicBusiness();
  const { bill, did, invoice } = business;
  const first = invoice({ invoice_date: '2026-01-02' });
  invoice({ status: 'draft' });
  did(invoice(), 'void');
  invoice({ invoice_date: '2025-12-31' });
  invoice({ invoice_date: '2027-01-01' });
  const last = bill();
  expect(survey(business)).toEqual({
    documents: [
      {
        number: last.number,
        date: '2026-01-07',
        customer_name: 'Ada',
        missing: expect.arrayContaining([
          { rule: 'BR-10', pointer: '/customer/billing_address', message: expect.any(String) },
        ]),
        xml: null,
      },
      {
        number: first.number,
        date: '2026-01-02',
        customer_name: 'Analytical <Engines> & Co',
        missing: [],
        xml: null,
      },
    ],
    unreadable: 0,
    next: null,
  });
});

test('an export has the XML that the API answers, and none of what is not ready', () => {
  const business = createElectronicBusiness();
  const { bill, create, did, invoice, xml } = business;
  const ready = invoice({ invoice_date: '2026-01-05' });
  did(ready, 'payments', { amount: 10, payment_date: '2026-01-05' });
  const other = bill();
  const note = create('credit_notes', { invoice_id: ready.id, amount: '23.80', reason: 'order_change' });
  for (const syntax of ['ubl', 'cii'] as const) {
    const invoices = survey(business, { syntax });
    expect(numbersOf(invoices)).toEqual([other.number, ready.number]);
    expect(invoices.documents.map((document) => document.xml)).toEqual([null, xml(ready, syntax)]);
    const notes = survey(business, { syntax, plural: 'credit_notes' });
    expect(notes.documents.map((document) => document.xml)).toEqual([xml(note, syntax)]);
  }
});

test('the pages of an export have each document once', () => {
  const business = createElectronicBusiness();
  const made = Array.from({ length: 95 }, () => business.invoice().number as string);
  const pages: SurveyPage[] = [];
  for (let before: number | null | undefined = null; before !== undefined; ) {
    const page = survey(business, { syntax: 'ubl', before });
    pages.push(page);
    before = page.next ?? undefined;
  }
  expect(pages.flatMap(numbersOf)).toEqual(made.reverse());
  expect(pages.map(({ documents }) => documents.length)).toEqual([40, 40, 15]);
});

test('what a person has made unreadable is counted, and hides nothing else', () => {
  const business = createElectronicBusiness();
  const { customer, invoice, type } = business;
  const fine = invoice();
  const spoilt = invoice();
  const { id } = customer({ name: 'Grace' });
  invoice({ customer_id: id });
  type('Invoices', spoilt, 'Total', 'much');
  type('Customers', { id }, 'Payment terms (days)', 'soon');
  const page = survey(business);
  expect(numbersOf(page)).toEqual([fine.number]);
  expect(page.unreadable).toBe(2);
});

test('documents far before the time end the walk', () => {
  const business = createElectronicBusiness();
  for (let count = 0; count < 41; count++) business.invoice();
  expect(survey(business, { syntax: 'ubl', from: '2026-01-01' }).next).not.toBeNull();
  expect(survey(business, { syntax: 'ubl', from: '2027-02-01', to: '2027-12-31' })).toEqual({
    documents: [],
    unreadable: 0,
    next: null,
  });
});
