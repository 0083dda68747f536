import { readFileSync } from 'node:fs';
import { seriousFindings } from './accessibility.ts';
import { openPage } from './browser.ts';
import { serveWorkspace } from './local-server.ts';

const served = serveWorkspace();

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

test('each row of another program that is refused is named', async () => {
  const page = await openData();
  const table = 'Name,Email,Colour\nAda Byron,ada@example.com,blue\nNobody,nowhere,red\n';
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('alert').getByText('Choose what the rows are: customers or products.').waitFor();
  await page.getByLabel('The rows of a CSV file are').selectOption('customers');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByText('1 customers written.').waitFor();
  const lines = await page.getByRole('status').getByRole('listitem').allInnerTexts();
  expect(lines).toEqual([expect.stringMatching(/^Line 3: email: /), 'Colour']);
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
