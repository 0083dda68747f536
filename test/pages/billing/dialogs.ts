/** Opens the billing dialogs, and asks the API what became of them. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type OpenedPage, openPage } from '../browser.ts';
import type { LocallyServedWorkspace } from '../local-server.ts';

export type AnyRecord = Readonly<Record<string, unknown>>;

/** A phone. */
export const phone = { width: 390, height: 800 };

/** Calls the API of the served workspace. */
export async function api(
  { origin, key }: LocallyServedWorkspace,
  method: string,
  path: string,
  body?: object,
): Promise<AnyRecord> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as AnyRecord;
}

/** The newest records. */
export async function newest(served: LocallyServedWorkspace, plural: string): Promise<readonly AnyRecord[]> {
  const { data } = await api(served, 'GET', `/${plural}?limit=100`);
  return data as readonly AnyRecord[];
}

/** Opens the dialog of a command while a cell is selected. */
export function openDialog(
  { origin }: LocallyServedWorkspace,
  command: string,
  selected: { readonly sheet: string; readonly row: number } | null = null,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const at = selected === null ? '' : `&sheet=${selected.sheet}&row=${selected.row}`;
  return openPage(`${origin}/dialog?command=${command}${at}`, {
    viewport: { width: 920, height: 680 },
    ...options,
  });
}

/** A field of a line, by the number of the line. */
export function lineField(page: Page, line: number, label: string): ReturnType<Page['locator']> {
  return page.getByRole('group', { name: `Line ${line}`, exact: true }).getByLabel(label, { exact: true });
}

/** The row of a record in the sheet of invoices, which lists them in the order in which they came. */
export async function rowOf(served: LocallyServedWorkspace, { id }: AnyRecord): Promise<number> {
  const all = await newest(served, 'invoices');
  return all.length - all.findIndex((one) => one.id === id) + 1;
}
