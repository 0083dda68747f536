/** The owner enters the web app's URL in the overview, and sees what came of the test. */
import { seriousFindings } from './accessibility.ts';
import { serveLocalWorkspace } from './local-server.ts';
import { openScreen, pretend } from './screens.ts';

const served = serveLocalWorkspace();

test('the address of this machine is tested and said to answer', async () => {
  const { page, faults } = await openScreen(served.origin, 'overview');
  await page.getByRole('button', { name: 'Test the web app URL' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test the web app' });
  expect(await dialog.getByRole('textbox', { name: 'Web app URL' }).inputValue()).toMatch(/\/exec$/);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Test and save' }).click();
  const result = page.getByRole('dialog', { name: 'The web app works' });
  expect(await result.getByRole('status').innerText()).toContain('with this version of the script');
  await result.getByRole('button', { name: 'Done' }).click();
  expect(faults).toEqual([]);
});

test('an address that is none is refused in the dialog, which stays open', async () => {
  const { page } = await openScreen(served.origin, 'overview');
  await page.getByRole('button', { name: 'Test the web app URL' }).click();
  await page
    .getByRole('textbox', { name: 'Web app URL' })
    .fill('https://script.google.com/macros/s/AKfycbx/dev');
  await page.getByRole('button', { name: 'Test and save' }).click();
  expect(await page.getByRole('alert').innerText()).toContain('Deploy › Manage deployments');
});

test('without an address the overview says how to get one, and asks for it', async () => {
  const { page } = await openScreen(served.origin, 'overview');
  const overview = { build: 'abc', web_app_url: null, active_keys: 1, requests_today: 0 };
  const deliveries = {
    triggers: [],
    refusals: [],
    last_delivery: null,
    failed_deliveries: 0,
    retrying_deliveries: 0,
    last_failures: [],
    missing_permissions: [],
  };
  await pretend(page, 'overview', { workspace: { name: 'A', time_zone: 'UTC' }, ...overview, ...deliveries });
  await pretend(page, 'connect_web_app', { serves_this_build: false });
  expect(await page.locator('.screen').innerText()).toContain('Deploy › New deployment › Web app');
  await page.getByRole('button', { name: 'Test the web app URL' }).click();
  await page
    .getByRole('textbox', { name: 'Web app URL' })
    .fill('https://script.google.com/macros/s/AKfycbx/exec');
  await page.getByRole('button', { name: 'Test and save' }).click();
  await page.getByRole('dialog', { name: 'The web app runs another version' }).waitFor();
});
