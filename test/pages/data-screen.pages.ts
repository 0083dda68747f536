import { readFileSync } from 'node:fs';
import { seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { serveLocalWorkspace } from './local-server.ts';

const served = serveLocalWorkspace();

async function openData(): Promise<Awaited<ReturnType<typeof openPage>>['page']> {
  const { page } = await openPage(`${served.origin}/developer#data`, {
    viewport: { width: 1000, height: 680 },
  });
  await page.getByRole('heading', { name: 'Data' }).waitFor();
  return page;
}

test('everything is exported as files that the browser keeps, and comes back from them', async () => {
  const page = await openData();
  await page.getByRole('button', { name: 'Export everything' }).click();
  const link = page.getByRole('link', { name: 'workspace.json' });
  const download = page.waitForEvent('download');
  await link.click();
  const path = await (await download).path();
  const { object, customers } = JSON.parse(readFileSync(path, 'utf8')) as {
    object: string;
    customers: { id: string }[];
  };
  expect(object).toBe('workspace_export');
  const listed = await fetch(`${served.origin}/api/v1/customers?limit=500`, {
    headers: { 'x-api-key': served.key },
  });
  const { data } = (await listed.json()) as { data: { id: string }[] };
  expect(customers.map(({ id }) => id).reverse()).toEqual(data.map(({ id }) => id));
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'workspace.json',
    mimeType: 'application/json',
    buffer: readFileSync(path),
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('No records written.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
});

type Page = Awaited<ReturnType<typeof openData>>;

async function chooseFile(page: Page, name: string, content: Buffer): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: content };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
}

function becoming(page: Page, header: string): Promise<string> {
  return page
    .getByLabel(`What ${header} becomes`, { exact: true })
    .evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text ?? '');
}

test('what a file becomes is shown and chosen before it is imported, and each refused row is named', async () => {
  const page = await openData();
  const table = 'Name,Email,Colour,Land\nAda Byron,ada@example.com,blue,Österreich\nNobody,nowhere,red,\n';
  await chooseFile(page, 'x.csv', Buffer.from(table, 'latin1'));
  await page.getByRole('alert').getByText('Choose what the rows are: customers or products.').waitFor();
  expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
  await page.getByLabel('The rows of a CSV file are').selectOption('customers');
  await page.getByText('Read as Windows-1252.').waitFor();
  await page.getByText('2 rows, read as customers of an unknown program.').waitFor();
  expect(await becoming(page, 'Email')).toBe('Email');
  expect(await becoming(page, 'Land')).toBe('Billing country');
  expect(await becoming(page, 'Colour')).toBe('not imported');
  await page.getByLabel('What Colour becomes').selectOption('Notes');
  await page.getByLabel('What Land becomes').selectOption('not imported');
  expect(await becoming(page, 'Colour')).toBe('Notes');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('1 customers written.').waitFor();
  const lines = await page.getByRole('status').getByRole('listitem').allInnerTexts();
  expect(lines).toEqual([expect.stringMatching(/^Line 3: email: /), 'Land']);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('1 already there, left unchanged (line 2).').waitFor();
  const listed = await fetch(`${served.origin}/api/v1/customers?q=ada`, {
    headers: { 'x-api-key': served.key },
  });
  expect(await listed.json()).toMatchObject({
    data: [{ name: 'Ada Byron', notes: 'blue', billing_address: null }],
  });
});

test('a file that cannot be read says why, and a known program needs no choice', async () => {
  const page = await openData();
  await chooseFile(page, 'customers.csv', Buffer.from('PK\x03\x04\x00\x00'));
  await page.getByRole('alert').getByText('a workbook has to be saved as CSV first').waitFor();
  const shop = 'Handle,Title,Option1 Value,Variant SKU,Variant Price,Status\ncup,Cup,Red,C-1,9.50,active\n';
  await chooseFile(page, 'export.csv', Buffer.from(shop));
  await page.getByText('1 row, read as products of Shopify.').waitFor();
  expect(await becoming(page, 'Handle')).toBe('External ID');
  expect(await page.getByRole('alert').count()).toBe(0);
});

async function create(plural: string, content: object): Promise<string> {
  const answer = await fetch(`${served.origin}/api/v1/${plural}`, {
    method: 'POST',
    headers: { 'x-api-key': served.key, 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

test('a new spreadsheet begins with a file of all that is not finished', async () => {
  const paid = await create('invoices', { customer_name: 'Ada Byron', total: 5 });
  await create('payments', { invoice_id: paid });
  const open = await create('invoices', { customer_name: 'Ada Byron', total: 7 });
  const page = await openData();
  await page.getByRole('button', { name: 'Export for a new spreadsheet' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'opening.json' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    invoices: { id: string }[];
    payments: unknown[];
  };
  expect(file.invoices.map(({ id }) => id)).toEqual([open]);
  expect(file.payments).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
});
