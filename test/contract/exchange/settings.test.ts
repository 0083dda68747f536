/** An export carries who bills, logo and all; an import takes what is not set here yet, and names the rest. */
import { exportWorkspace } from '../../../src/core/exchange/export-workspace.ts';
import { importFile } from '../../../src/core/exchange/import-file.ts';
import { portOf } from '../../core/exchange/workspace-port.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { logoOf } from '../workspace/logos.ts';

const path = '/api/v1/workspace';
const scopes = 'workspace:read, workspace:write, events:read';

const seller = {
  address: { line1: 'Torstraße 1', city: 'Berlin', country: 'DE' },
  tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],
  iban: 'DE89370400440532013000',
  document_footer: '=1+1',
  logo: logoOf(30_000),
};

function set(workspace: TestWorkspace, body: object): string {
  const key = workspace.createKey(scopes);
  const { status, body: answer } = workspace.call('PATCH', path, { key, body });
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return key;
}

async function exported(workspace: TestWorkspace): Promise<string> {
  const { files } = await exportWorkspace(portOf(workspace.emulator));
  return files[0]?.text ?? '';
}

const into = (workspace: TestWorkspace, text: string) =>
  importFile(portOf(workspace.emulator), { fileName: 'workspace.json', text, plural: null });

test('a new workspace gets all of it, tells of it once, and tells the owner of the IBAN', async () => {
  const [old, year] = [createTestWorkspace(), createTestWorkspace()];
  set(old, seller);
  const text = await exported(old);
  expect(await into(year, text)).toMatchObject({ written: { settings: 5 }, refused: [], settings: [] });
  const key = year.createKey(scopes);
  const shown = year.get(path, { key }).body;
  expect(shown).toMatchObject({ ...seller, version: 2 });
  expect(await into(year, text)).toMatchObject({ refused: [], settings: [] });
  const { data } = year.get('/api/v1/events', { key, query: 'type=workspace.updated' }).body;
  expect(data).toMatchObject([
    { source: 'import', data: { changed: ['address', 'tax_ids', 'iban', 'document_footer', 'logo'] } },
  ]);
  expect(year.emulator.world.mailbox).toHaveLength(1);
});

test('what is set here stays and is named, and what cannot be is refused', async () => {
  const [old, here] = [createTestWorkspace(), createTestWorkspace()];
  set(old, seller);
  const key = set(here, { iban: 'NL91ABNA0417164300', logo: logoOf(1000) });
  const file = JSON.parse(await exported(old));
  file.workspace.address.country = 'XX';
  file.workspace.logo = logoOf(2000);
  const report = await into(here, JSON.stringify(file));
  expect(report.refused).toEqual([expect.stringContaining('address: Must be an ISO 3166-1')]);
  expect(report.settings).toEqual([
    expect.stringContaining('address is "{'),
    'iban is "DE89370400440532013000" in the file and "NL91ABNA0417164300" here.',
    'logo is another one in the file.',
  ]);
  expect(here.get(path, { key }).body).toMatchObject({
    iban: 'NL91ABNA0417164300',
    address: null,
    tax_ids: seller.tax_ids,
    document_footer: seller.document_footer,
  });
});
