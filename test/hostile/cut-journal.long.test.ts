/** A person cuts the journal's last rows: the rows of the sheets know which numbers are used, and none is used again. */
import { createPersonEdits } from '../../src/emulator/spreadsheet/person/person-edits.ts';
import { journalOf } from '../contract/support/ledger.ts';
import { type Scene, sceneMaker } from '../contract/support/scene.ts';
import { owner } from '../contract/support/test-workspace.ts';

const bill = { customer_name: 'Ada', total: 12 };

function create(call: Scene['call'], plural: string, body: object): string {
  const answer = call('POST', `/api/v1/${plural}`, { body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.number ?? answer.body.id;
}

const openScene = sceneMaker({}, (call) => {
  for (let index = 0; index < 4; index += 1) create(call, 'invoices', bill);
  create(call, 'quotations', { ...bill, status: 'sent' });
  create(call, 'invoices', bill);
});

/** Cuts the last entries, and lets so much time pass that Google's cache has forgotten all. */
function cut({ workbook, emulator, clearCache }: Scene, entries: number): void {
  const { clock } = emulator.world;
  const rows = journalOf(workbook).length;
  createPersonEdits(workbook, clock).deleteRows('journal', rows - entries + 2, entries);
  clock.advance(3_600_000);
  clearCache();
}

test.each([1, 3, 5])('no number is used again when the last %i entries are cut', (entries) => {
  const scene = openScene();
  cut(scene, entries);
  const numbers = [1, 2, 3].map(() => create(scene.call, 'invoices', bill));
  expect(numbers).toEqual(['INV-2026-0006', 'INV-2026-0007', 'INV-2026-0008']);
  expect(create(scene.call, 'quotations', { ...bill, status: 'sent' })).toBe('QUO-2026-0002');
});

test('a list after the cut, which fills the cache, does not hide it', () => {
  const scene = openScene();
  cut(scene, 3);
  expect(scene.call('GET', '/api/v1/invoices').body.data).toHaveLength(5);
  expect(create(scene.call, 'invoices', bill)).toBe('INV-2026-0006');
  expect(scene.call('GET', '/api/v1/invoices').body.data).toHaveLength(6);
});

test('a person who has sorted the invoices before does not hide it', () => {
  const scene = openScene();
  createPersonEdits(scene.workbook, scene.emulator.world.clock).sortSheet('Invoices', 1, 'descending');
  cut(scene, 3);
  expect(create(scene.call, 'invoices', bill)).toBe('INV-2026-0006');
});

test('Health says that entries were removed', () => {
  const scene = openScene();
  cut(scene, 3);
  const request = JSON.stringify({ command: 'run_check', input: { id: 'journal' } });
  const outcome = scene.emulator.callFromPage('developerArea', [request], owner);
  expect(outcome.ok && JSON.parse(String(outcome.value))).toMatchObject({
    answer: { state: 'fault', sentences: [expect.stringContaining('were removed')] },
  });
});
