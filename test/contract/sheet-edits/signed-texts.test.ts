/** Texts that begin with a sign: an owner meets them as they were sent, and they stay so when a person changes formats. */
import { likelySwitches, type Switches, unkindSwitches } from '../../../src/emulator/switches.ts';
import { entryRulesOf } from '../../../src/emulator/spreadsheet/typing/entered-values.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createPerson } from '../support/person.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { cellsUnder, columnNamed, expectNoFormula } from '../support/workbook-watch.ts';

const phone = '+33 6 12 34 56 78';
const joiner = '\u2060';

/** Puts a text into a cell of the first customer, as an older build wrote it. */
function plant(workspace: TestWorkspace, header: string, text: string): void {
  const { workbook } = workspace;
  workbook.apply({
    op: 'enter_values',
    sheet_id: sheetNamed(workbook, 'Customers')?.id ?? 0,
    row: 2,
    column: columnNamed(workspace, 'Customers', header),
    values: [[text]],
    rules: entryRulesOf(likelySwitches, 2026),
  });
}

/** Formats a column of Customers as a person does who chooses Format > Number > Automatic. */
function formatAutomatically(workspace: TestWorkspace, header: string): void {
  const column = columnNamed(workspace, 'Customers', header);
  const area = { row: 2, column, rows: 100, columns: 1 };
  createPerson(workspace).does((edits) => edits.setNumberFormat({ sheet: 'Customers', area }, 'General'));
}

test('a phone number stands in its cell as it was sent, and exports have it so', () => {
  const workspace = createTestWorkspace({ switches: likelySwitches });
  workspace.create('customers', { name: '=Ada', phone });
  expect(cellsUnder(workspace, 'Customers', 'Phone')).toEqual([phone]);
  expect(cellsUnder(workspace, 'Customers', 'Name')).toEqual(['=Ada']);
  expectNoFormula(workspace);
});

test('where Google would read it as typed, a joiner protects it, which no answer has', () => {
  const workspace = createTestWorkspace({ switches: unkindSwitches });
  const { id } = workspace.create('customers', { name: '=Ada', phone });
  expect(cellsUnder(workspace, 'Customers', 'Phone')).toEqual([`${joiner}${phone}`]);
  const exported = workspace.get('/api/v1/customers', { query: 'name=%3DAda' }).body.data;
  expect(exported).toMatchObject([{ id, name: '=Ada', phone }]);
});

test.each<[string, Switches]>([
  ['keeps them', likelySwitches],
  ['reads them as typed', unkindSwitches],
])(
  'a column that is no longer formatted as text makes no formula of a text: Google %s',
  (_name, switches) => {
    const workspace = createTestWorkspace({ switches });
    const { id } = workspace.create('customers', { name: 'Ada', phone: '1' });
    formatAutomatically(workspace, 'Phone');
    formatAutomatically(workspace, 'Name');
    for (const text of ['=1+1', phone, '-5', '@ada', '+A1']) {
      const changed = workspace.call('PATCH', `/api/v1/customers/${id}`, {
        body: { name: text, phone: text },
      });
      expect(changed).toMatchObject({ status: 200, body: { name: text, phone: text } });
      const made = workspace.create('customers', { name: text, phone: text });
      for (const one of [id, made.id])
        expect(workspace.get(`/api/v1/customers/${one}`).body).toMatchObject({ name: text, phone: text });
    }
    expectNoFormula(workspace);
  },
);

test('a cell with a joiner of an older build is the same record, and loses it when it is written again', () => {
  const workspace = createTestWorkspace({ switches: likelySwitches });
  const created = workspace.create('customers', { name: '=Ada', phone, external_id: '-7' });
  for (const [header, text] of [
    ['Name', '=Ada'],
    ['Phone', phone],
    ['External ID', '-7'],
  ] as const)
    plant(workspace, header, `${joiner}${text}`);
  const path = `/api/v1/customers/${created.id}`;
  expect(workspace.get(path).body).toEqual(created);
  for (const query of ['external_id=-7', 'name=%3Dada', 'q=%3Dad'])
    expect([query, workspace.get('/api/v1/customers', { query }).body.data]).toEqual([query, [created]]);
  const changed = workspace.call('PATCH', path, { body: { phone: '+44 20' } });
  expect(changed.body).toEqual({
    ...created,
    phone: '+44 20',
    version: 2,
    updated_at: changed.body.updated_at,
    etag: changed.body.etag,
  });
  expect(cellsUnder(workspace, 'Customers', 'Phone')).toEqual(['+44 20']);
  expect(cellsUnder(workspace, 'Customers', 'Name')).toEqual([`${joiner}=Ada`]);
});
