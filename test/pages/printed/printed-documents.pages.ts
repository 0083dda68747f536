/**
 * Documents by chance in six languages, read back by others: qpdf finds no fault in their PDFs, pdftotext finds every amount
 * and every item of article 226, zbarimg reads every payment code, and pdfdetach takes out the electronic invoice.
 * `DOCUMENTS=200` draws so many. Needs chromium, qpdf, poppler-utils and zbar-tools.
 */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paymentCodeOf } from '../../../src/core/documents/payment-codes/payment-code.ts';
import { languages } from '../../../src/core/words/language.ts';
import { createTestWorkspace, type TestWorkspace } from '../../contract/support/test-workspace.ts';
import { seriousFindings } from '../accessibility.ts';
import { openPage, type OpenedPage } from '../browser.ts';
import { expectedTexts, withoutBlanks } from './expected-texts.ts';
import { type PrintedRecord, chance, makeCustomers, makeDocument, sellers } from './random-documents.ts';

const documents = Number(process.env.DOCUMENTS ?? 40);

/** A white pixel. */
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTjbRQAAAABJRU5ErkJggg==';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'billing-prints-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let opened: OpenedPage;
beforeEach(async () => {
  opened = await openPage('about:blank');
});

interface Read {
  /** Without blanks. */
  readonly text: string;
  readonly pages: number;
  readonly codes: readonly string[];
}

function read(base64: string, hasCode: boolean): Read {
  const pdf = join(folder, 'document.pdf');
  writeFileSync(pdf, Buffer.from(base64, 'base64'));
  execFileSync('qpdf', ['--check', pdf], { stdio: 'ignore' });
  const text = execFileSync('pdftotext', [pdf, '-'], { encoding: 'utf8' });
  return {
    text: withoutBlanks(text),
    pages: text.split('\f').length - 1,
    codes: hasCode ? readCodes(pdf) : [],
  };
}

// zbarimg tells what it takes for other kinds of codes.
const silent = { stdio: ['ignore', 'pipe', 'ignore'] } satisfies ExecFileSyncOptions;

// The payload of a code ends without a line break, and zbarimg puts one behind it.
function readCodes(pdf: string): string[] {
  const prefix = pdf.replace(/\.pdf$/, '');
  execFileSync('pdftoppm', ['-r', '150', '-png', pdf, prefix]);
  const pictures = execFileSync('sh', ['-c', `ls ${prefix}-*.png`], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const found = pictures.flatMap((picture) => {
    try {
      return [
        execFileSync('zbarimg', ['--quiet', '--nodbus', '--raw', '-Sbinary', picture], silent).toString(
          'utf8',
        ),
      ];
    } catch (noneOnThisPage) {
      expect(noneOnThisPage).toMatchObject({ status: 4 });
      return [];
    }
  });
  for (const picture of pictures) rmSync(picture);
  return found;
}

function expectedCode(record: PrintedRecord): string | null {
  const { seller, customer, status, amounts, payment_reference: reference, currency, object } = record;
  if (object !== 'invoice') return null;
  return (
    paymentCodeOf({
      livemode: true,
      status,
      currency,
      amount: amounts.amount_due,
      reference,
      payee: { ...seller, name: seller.name },
      payer: { name: customer.company, address: customer.billing_address },
    })?.payload ?? null
  );
}

/** The electronic invoice in the PDF is that of `/cii`. @returns 1; 0 for a document that is not ready for one */
function checkAttached(workspace: TestWorkspace, { object, id }: PrintedRecord): number {
  if (object === 'quotation') return 0;
  const path = `/api/v1/${object}s/${id}`;
  const xml = workspace.get(`${path}/cii`);
  const hybrid = workspace.get(`${path}/pdf`, { query: 'einvoice=en16931' });
  expect(hybrid.status).toBe(xml.status);
  if (xml.status !== 200) return 0;
  const [pdf, taken] = [join(folder, 'hybrid.pdf'), join(folder, 'taken.xml')];
  writeFileSync(pdf, Buffer.from(hybrid.body, 'base64'));
  execFileSync('qpdf', ['--check', pdf], { stdio: 'ignore' });
  execFileSync('pdfdetach', ['-save', '1', '-o', taken, pdf]);
  expect(readFileSync(taken, 'utf8')).toBe(xml.body);
  return 1;
}

function introduce(workspace: TestWorkspace, seller: object): void {
  const key = workspace.createKey('workspace:read, workspace:write');
  const answer = workspace.call('PATCH', '/api/v1/workspace', { key, body: seller });
  expect(answer.body.errors).toBeUndefined();
}

test('documents in six languages say on paper what their records say, and codes are read back', () => {
  const pick = chance(21);
  const seen = { pages: 0, codes: 0, texts: 0, invoices: 0, kinds: new Set<string>() };
  for (const [turn, seller] of sellers.entries()) {
    const workspace = createTestWorkspace();
    introduce(workspace, seller);
    const customers = makeCustomers(workspace, seller.address.country);
    for (let index = turn; index < documents; index += sellers.length) {
      const customer = customers[pick(customers.length)];
      const record = makeDocument(workspace, pick, { index, customer });
      const { status, body } = workspace.get(`/api/v1/${record.object}s/${record.id}/pdf`);
      if (status !== 200) throw new Error(JSON.stringify(body));
      const code = expectedCode(record);
      const found = read(body, code !== null);
      const expected = expectedTexts(record, customer.language);
      expect({ of: record.number, missing: expected.filter((one) => !found.text.includes(one)) }).toEqual({
        of: record.number,
        missing: [],
      });
      expect(found.codes).toEqual(code === null ? [] : [code]);
      seen.invoices += checkAttached(workspace, record);
      seen.pages += found.pages;
      seen.codes += found.codes.length;
      seen.texts += expected.length;
      seen.kinds.add(`${record.object} ${customer.language}`);
    }
  }
  if (documents >= 200) expect(seen.kinds.size).toBe(3 * languages.length);
  expect(seen.codes).toBeGreaterThan(documents / 4);
  expect(seen.invoices).toBeGreaterThan(0);
  console.log(
    `${documents} documents, ${seen.pages} pages, ${seen.texts} texts, ${seen.codes} codes, ${seen.invoices} electronic invoices`,
  );
}, 900_000);

test.each(languages)('a page in %s keeps nobody from reading it', async (language) => {
  const workspace = createTestWorkspace();
  introduce(workspace, { ...sellers[0], colour: '#ffe066', logo: onePixel });
  const [customer] = makeCustomers(workspace, 'BE').filter((one) => one.language === language);
  const record = makeDocument(workspace, chance(3), { index: 0, customer });
  await opened.page.setContent(workspace.get(`/api/v1/invoices/${record.id}/html`).body);
  expect(await seriousFindings(opened.page)).toEqual([]);
  expect(opened.faults).toEqual([]);
});
