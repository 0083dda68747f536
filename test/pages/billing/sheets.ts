/** Opens sheets of the workbook's page, finds cells in them, and waits for what an edit comes to. */
import type { BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { type OpenedPage, openPage } from '../browser.ts';

export async function openSheetAt(
  origin: string,
  name: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const opened = await openPage(`${origin}/workbook`, options);
  await showSheet(opened.page, name);
  return opened;
}

export async function showSheet(page: Page, name: string): Promise<void> {
  await page.locator('.tabs').getByRole('button', { name, exact: true }).click();
  await page.getByRole('grid', { name, exact: true }).waitFor();
}

/** The place of a cell by its header and row. */
export async function locateCell(page: Page, header: string, row: number): Promise<Locator> {
  const headers = await page.locator('tr.frozen td').allInnerTexts();
  return page.locator(`td[data-place="${row}:${headers.indexOf(header) + 1}"]`);
}

const readings = ['sheets', 'read', 'find', 'texts'];

/** Does something in the sheet, and waits until the script has run for it and the page has said so. */
export async function change(page: Page, act: () => Promise<void>): Promise<void> {
  const isChange = (request: Request): boolean =>
    request.url().endsWith('/workbook-run') &&
    !readings.includes((request.postDataJSON() as { op: string }).op);
  const answered = page.waitForEvent('requestfinished', { predicate: isChange });
  await act();
  await answered;
  // It says "Done.", or what the script has told.
  await page
    .getByRole('status')
    .getByText(/^(?!Working).*\S/)
    .waitFor();
}
