/**
 * The Business screen: what invoices say of the business is filled in, faults stand at their fields, and a logo is looked at
 * before it is taken. With `PICTURES`, the folder of that name gets pictures of it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { seriousFindings } from '../accessibility.ts';
import { serveLocalWorkspace } from '../local-server.ts';
import { dialogSize, openScreen } from '../screens.ts';

const served = serveLocalWorkspace();

async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `business ${name}.png`), fullPage: true });
}

/** A picture that a browser can show, of some size in bytes: a JPEG and a PNG may end with anything. */
function picture(bytes: number): Buffer {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  );
  return Buffer.concat([pixel, Buffer.alloc(Math.max(0, bytes - pixel.length))]);
}

/** A PNG full of noise, of which nothing can be left out. */
async function drawn(page: Page, side: number): Promise<Buffer> {
  const uri = await page.evaluate((width) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = width;
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(width, width);
    for (let at = 0; pixels !== undefined && at < pixels.data.length; at += 1)
      pixels.data[at] = (at * at * 2_654_435_761) >>> 24;
    if (pixels !== undefined) context?.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  }, side);
  return Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64');
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('says what an invoice lacks, takes it, and the API and the sheet have it', async () => {
  const { page, faults } = await openScreen(served.origin, 'business');
  const lack = page.getByRole('region', { name: 'Missing for invoices' });
  expect(await lack.getByRole('listitem').count()).toBeGreaterThan(4);
  await takePicture(page, 'new');
  await lack.getByRole('link', { name: 'An address has its city.' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('business-address-city');
  await fill(page, {
    'Business name': 'Lovelace Engines GmbH',
    'Street and number': 'Torstraße 1',
    'Postal code': '10119',
    City: 'Berlin',
    Country: 'DE',
    IBAN: 'DE89 3704 0044 0532 0130 00',
    BIC: 'COBADEFFXXX',
    'Footer of documents': 'Managing director: Ada Lovelace',
  });
  await page.getByLabel('Tax numbers', { exact: true }).fill('DE136695976');
  await page.getByRole('button', { name: 'Add tax number' }).click();
  await page.getByLabel('Type of tax number 2').selectOption('tax_number');
  await page.getByLabel('Tax number 2', { exact: true }).fill('29/815/08151');
  await page.getByLabel('Language', { exact: true }).selectOption('de');
  const atOnce = 'Make an invoice of an accepted quotation at once';
  await page.getByLabel(atOnce, { exact: true }).selectOption('yes');
  await save(page);
  await page.getByText('Saved. New documents use it from now on.').waitFor();
  await page.getByText('Invoices say what they have to say of you.').waitFor();
  const rows =
    served.workspace.emulator.world.workbook.data.sheets.find(({ name }) => name === 'Settings')?.rows ?? [];
  const shown = (label: string) => rows.find((cells) => cells[0] === label)?.[1];
  expect(['IBAN', 'City', 'Tax numbers', 'Language', atOnce].map(shown)).toEqual([
    'DE89370400440532013000',
    'Berlin',
    'eu_vat DE136695976; tax_number 29/815/08151',
    'de',
    'yes',
  ]);
  expect(await seriousFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('shows each fault at its field, saves nothing, and moves to the first', async () => {
  const { page } = await openScreen(served.origin, 'business');
  await fill(page, { IBAN: 'DE88370400440532013000', BIC: 'COBADEFFX', Country: 'XX', Colour: 'red' });
  await save(page);
  await page.getByText('Nothing was saved: 4 fields are wrong.').waitFor();
  for (const label of ['IBAN', 'BIC', 'Country', 'Colour'])
    expect(await page.getByLabel(label, { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await page.getByText('compare it with your bank’s', { exact: false }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('business-address-country');
  expect(await seriousFindings(page)).toEqual([]);
  await takePicture(page, 'faults');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  expect(await page.getByLabel('IBAN', { exact: true }).inputValue()).toBe('DE89370400440532013000');
});

test('takes a logo and shows it, a large one smaller; what is no picture is told before it is sent', async () => {
  const { page, faults } = await openScreen(served.origin, 'business');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Logo', { exact: true }).setInputFiles({ name, mimeType, buffer });
  const shown = page.getByRole('img', { name: 'The logo' });
  const large = await drawn(page, 700);
  expect(large.length).toBeGreaterThan(200_000);
  await choose('large.png', 'image/png', large);
  await shown.waitFor();
  const shrunk = await shown.getAttribute('src');
  expect(shrunk).toMatch(/^data:image\/(png|jpeg);base64,/);
  expect(shrunk?.length).toBeLessThanOrEqual(45_000);
  await choose('logo.svg', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>'));
  await page.getByText('Choose a PNG or a JPEG.').waitFor();
  await choose('renamed.png', 'image/png', Buffer.from('<svg onload="alert(1)"/>'));
  await page.getByText('Choose a PNG or a JPEG.').waitFor();
  await choose('logo.png', 'image/png', picture(20_000));
  await page.getByText('27 kB of 45 kB').waitFor();
  await page.getByLabel('Pick the colour').fill('#b3261e');
  expect(await page.getByLabel('Colour', { exact: true }).inputValue()).toBe('#b3261e');
  await save(page);
  await page.getByText('Saved.', { exact: false }).waitFor();
  await page.reload();
  await page.getByRole('img', { name: 'The logo' }).waitFor();
  await page.getByRole('img', { name: 'The logo' }).scrollIntoViewIfNeeded();
  await page.getByLabel('Books closed through').scrollIntoViewIfNeeded();
  await takePicture(page, 'logo');
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await save(page);
  await page.getByText('no logo').waitFor();
  expect(faults).toEqual([]);
});

test.each([
  ['dark', { colorScheme: 'dark', viewport: dialogSize }],
  ['on a telephone', { viewport: { width: 390, height: 800 } }],
] as const)('is readable and fits its window: %s', async (name, options) => {
  const { page } = await openScreen(served.origin, 'business', options);
  await page.getByLabel('Business name').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await takePicture(page, name);
});
