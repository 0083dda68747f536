/** The number of all records is that of the ids in the sheet, whatever a person has done to its rows. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { likelySwitches, type Switches } from '../../../src/emulator/switches.ts';
import { createRandom } from '../../seeded-random.ts';
import { askForList } from '../support/read-lists.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';
import { cellsUnder, columnNamed } from '../support/workbook-watch.ts';

const sheet = 'Customers';

function openCustomers(switches?: Switches): TestWorkspace {
  const workspace = createTestWorkspace(switches === undefined ? {} : { switches });
  for (let number = 1; number <= 9; number += 1) workspace.create('customers', { name: `Ada ${number}` });
  return workspace;
}

/** Of a small sheet whose size is known, one read would tell all. */
function forgetSize({ emulator }: TestWorkspace): void {
  emulator.world.caches.open('script').remove('hints');
}

function idsInSheet(workspace: TestWorkspace): string[] {
  return cellsUnder(workspace, sheet, 'ID')
    .map(String)
    .filter((cell) => /^cus_[0-9A-HJKMNP-TV-Z]{26}$/.test(cell));
}

function countOf(workspace: TestWorkspace, question: Record<string, string> = {}): unknown {
  const { status, body } = askForList(workspace, 'customers', {
    limit: '2',
    include: 'total_count',
    ...question,
  });
  expect(status).toBe(200);
  return body.total_count;
}

/** What a person does to the rows, by chance: no trigger has seen it when the records are counted. */
function editsOf(workspace: TestWorkspace, seed: string): (() => void)[] {
  const random = createRandom(seed);
  const hands = createPersonEdits(workspace.workbook, workspace.emulator.world.clock);
  const row = (): number => 2 + random.below(Math.max(1, cellsUnder(workspace, sheet, 'ID').length));
  const id = columnNamed(workspace, sheet, 'ID');
  const name = columnNamed(workspace, sheet, 'Name');
  const typeId = (text: string): unknown => hands.typeCell({ sheet, row: row(), column: id }, text);
  const below = (): number => cellsUnder(workspace, sheet, 'Name').length + 2;
  return [
    () => hands.insertRows(sheet, row(), 1 + random.below(2)),
    () => hands.deleteRows(sheet, row(), 1),
    () => hands.typeCell({ sheet, row: row(), column: name }, 'Typed'),
    () => hands.typeCell({ sheet, row: below() + random.below(3), column: name }, 'Typed below'),
    () => hands.clearCells({ sheet, area: { row: row(), column: 1, rows: 1, columns: id } }),
    () => hands.sortSheet(sheet, name, random.pick(['ascending', 'descending'])),
    () => typeId('no id'),
    () => typeId(random.pick(['42', 'cus_', ' ', `cus_${'0'.repeat(25)}U`, `inv_${'0'.repeat(26)}`])),
    () => typeId(`cus_${'0'.repeat(27)}`),
    () => typeId(idsInSheet(workspace)[0] ?? 'none'),
    () => workspace.create('customers', { name: `Grace ${random.below(1_000)}` }),
  ].map((edit) => () => {
    edit();
  });
}

test.each([
  ['searches', 'one'],
  ['passes_over', 'two'],
] as const)('where a search %s blank cells, each count is exact (%s)', (finderInBlankCells, seed) => {
  const workspace = openCustomers({ ...likelySwitches, finderInBlankCells });
  const edits = editsOf(workspace, seed);
  const random = createRandom(`order ${seed}`);
  for (let step = 0; step < 20; step += 1) {
    random.pick(edits)();
    for (const question of [{}, { sort: 'created_at' }, { sort: '-name' }]) {
      if (random.chance(0.8)) forgetSize(workspace);
      expect({ step, total: countOf(workspace, question) }).toEqual({
        step,
        total: idsInSheet(workspace).length,
      });
    }
  }
});

test('a count of a sheet in order searches for what is no id, and reads the page alone', () => {
  const workspace = openCustomers(likelySwitches);
  forgetSize(workspace);
  const { byMember } = askForList(workspace, 'customers', { limit: '2', include: 'total_count' }).usage;
  // The journal tells the newest number while no hint does.
  expect(byMember.get('Range.getValues')).toBe(2);
  expect(byMember.get('TextFinder.findAll')).toBe(1);
});

test('days that exclude each other find nothing, not the records without a day', () => {
  const workspace = createTestWorkspace();
  const { create, emulator } = workspace;
  for (let number = 1; number <= 3; number += 1)
    create('invoices', { customer_name: 'Ada', total: number, status: 'draft' });
  emulator.world.caches.open('script').remove('hints');
  const { body } = askForList(workspace, 'invoices', {
    'due_date[gte]': '2026-02-02',
    'due_date[lt]': '2026-02-01',
    include: 'total_count',
    limit: '1',
  });
  expect(body).toMatchObject({ data: [], total_count: 0 });
});
