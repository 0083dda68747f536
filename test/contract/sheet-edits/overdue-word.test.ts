/** In the sheet, an overdue invoice has the word beside the colour. */
import { createPerson, type Person } from '../support/person.ts';
import { eventTypesFrom } from '../support/read-lists.ts';
import { createTestWorkspace, type TestWorkspace } from '../support/test-workspace.ts';

const dayMs = 86_400_000;

let workspace: TestWorkspace;
let person: Person;

beforeEach(() => {
  workspace = createTestWorkspace();
  person = createPerson(workspace);
});

const dayFromNow = (days: number): string =>
  new Date(workspace.clock.now() + days * dayMs).toISOString().slice(0, 10);
const bill = (days: number) =>
  workspace.create('invoices', {
    customer_name: 'Ada',
    total: 100,
    invoice_date: dayFromNow(Math.min(0, days)),
    due_date: dayFromNow(days),
  });
const words = (): unknown[] => [2, 3].map((row) => person.sees('Invoices', row, 'Overdue') ?? '');
const nextDay = (): void => {
  workspace.clock.advance(dayMs);
  workspace.emulator.fireDueTriggers();
};

test('the word comes with the event, and leaves version and entity tag alone', () => {
  nextDay();
  const [late] = [bill(0), bill(30)];
  const before = workspace.get(`/api/v1/invoices/${late.id}`).body;
  expect(eventTypesFrom(workspace, nextDay)).toEqual(['invoice.overdue']);
  expect(words()).toEqual(['overdue', '']);
  const { is_overdue, ...same } = workspace.get(`/api/v1/invoices/${late.id}`).body;
  expect(is_overdue).toBe(true);
  expect(before).toMatchObject(same);
});

test('what was overdue before is marked without an event', () => {
  bill(-3);
  bill(30);
  expect(eventTypesFrom(workspace, nextDay)).toEqual([]);
  expect(words()).toEqual(['overdue', '']);
  expect(eventTypesFrom(workspace, nextDay)).toEqual([]);
});

test('it goes with the payment, and with another due date', () => {
  const [paid, moved] = [bill(-3), bill(-3)];
  nextDay();
  expect(words()).toEqual(['overdue', 'overdue']);
  workspace.create('payments', { invoice_id: paid.id });
  workspace.call('PATCH', `/api/v1/invoices/${moved.id}`, { body: { due_date: dayFromNow(10) } });
  expect(words()).toEqual(['', '']);
});

test('a word that a person types there is put back', () => {
  bill(30);
  bill(30);
  person.types('Invoices', 2, 'Overdue', 'no');
  expect(words()).toEqual(['', '']);
  expect(person.reads('Invoices', 2, 'Overdue')).toContain('Only the API sets this.');
});

test('an edit of the row leaves it', () => {
  const late = bill(-3);
  bill(30);
  nextDay();
  person.types('Invoices', 2, 'Notes', 'Called twice');
  expect(workspace.get(`/api/v1/invoices/${late.id}`).body.notes).toBe('Called twice');
  expect(words()).toEqual(['overdue', '']);
});
