/** A person sorts the hidden journal: events, deletions and repeated requests are found wherever they stand now. */
import { createPersonEdits } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { journalHeaders } from '../../../src/core/store/journal/journal-entry.ts';
import { askForList, idsOf, recordsOf, walk } from '../support/read-lists.ts';
import { type Answered, createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';

const dayMs = 86_400_000;
// More entries than a write reads of the end of the journal.
const beyondTail = 241;

function column(header: (typeof journalHeaders)[number]): number {
  return journalHeaders.indexOf(header) + 1;
}

/** A workspace with some history, in which a person sorts by a column that mixes the entries. */
function openSorted(later: number): TestWorkspace & { readonly first: Answered; again(): Answered } {
  const workspace = createTestWorkspace();
  const again = (): Answered =>
    workspace.post('/api/v1/customers', { name: 'Once' }, { headers: { 'Idempotency-Key': 'again' } });
  const first = again();
  for (let index = 1; index <= 9; index += 1) {
    const headers = { 'Idempotency-Key': `key-${index}` };
    const { id } = workspace.create('customers', { name: `Customer ${index}` }, { headers });
    if (index % 4 === 0) workspace.call('DELETE', `/api/v1/customers/${id}`);
  }
  createPersonEdits(workspace.workbook, workspace.clock).sortSheet(
    'journal',
    column('idempotency_key'),
    'descending',
  );
  for (let index = 1; index <= later; index += 1)
    workspace.create('products', { name: `Product ${index}`, unit_price: index });
  return { ...workspace, first, again };
}

// With many later writes the end of the journal is in order again, and only what is above is not.
describe.each([0, 2, 66])('When the journal was sorted and %i writes came after', (later) => {
  const workspace = openSorted(later);

  test('events are listed the newest first, none is missing, and each is found by its id', () => {
    const events = recordsOf(workspace, 'events');
    expect(events).toHaveLength(12 + later);
    const stamps = events.map(({ timestamp }) => timestamp);
    expect(stamps).toEqual([...stamps].sort().reverse());
    for (const event of events.slice(-14))
      expect(askForList(workspace, `events/${event.id}`).body).toEqual(event);
    const paged = walk(workspace, 'events', { type: 'customer.*', limit: '5' });
    expect(idsOf(paged)).toEqual(idsOf(events.filter(({ type }) => type.startsWith('customer.'))));
  });

  test('deletions are listed with the times of their events', () => {
    const deleted = recordsOf(workspace, 'customers', { include: 'deleted', sort: 'updated_at' }).filter(
      (record) => record.deleted,
    );
    const events = recordsOf(workspace, 'events', { type: 'customer.deleted' });
    expect(deleted.map(({ id, updated_at }) => [id, updated_at]).reverse()).toEqual(
      events.map(({ data, timestamp }) => [data.object.id, timestamp]),
    );
    expect(deleted).toHaveLength(2);
  });

  test('a repeated request is known', () => {
    const answer = workspace.again();
    expect(answer.headers['Idempotent-Replayed']).toBe('true');
    expect(answer.body).toEqual(workspace.first.body);
  });
});

test('A key that is used again after its day answers what it made last, wherever that stands', () => {
  const workspace = createTestWorkspace();
  const send = (): Answered =>
    workspace.post('/api/v1/customers', { name: 'Again' }, { headers: { 'Idempotency-Key': 'weekly' } });
  const fill = (count: number): void => {
    for (let index = 1; index <= count; index += 1)
      workspace.create('products', { name: `Product ${index}`, unit_price: index });
  };
  const first = send();
  fill(beyondTail);
  workspace.clock.advance(2 * dayMs);
  const second = send();
  expect(second.headers['Idempotent-Replayed']).toBeUndefined();
  expect(second.body.id).not.toBe(first.body.id);
  fill(beyondTail);
  expect(send().body).toEqual(second.body);
  const hands = createPersonEdits(workspace.workbook, workspace.clock);
  hands.sortSheet('journal', column('idempotency_key'), 'descending');
  expect(send().body).toEqual(second.body);
});
