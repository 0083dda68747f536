/** Polling: who keeps the newest updated_at and asks from there on misses nothing, done by the API or by hand. */
import { askForList, recordsOf, type Shown } from '../support/read-lists.ts';
import { createPerson } from '../support/person.ts';
import { createTestWorkspace } from '../support/test-workspace.ts';

const workspace = createTestWorkspace();
const person = createPerson(workspace);
const { create } = workspace;

const plurals = ['customers', 'products', 'quotations', 'invoices', 'payments'];

interface Poller {
  /** What the poller has been told of each record, last. */
  readonly known: Map<string, Shown>;
  /** The ids that this poll told something new of, the oldest news first. */
  poll(): string[];
}

function createPoller(plural: string, limit: string): Poller {
  const known = new Map<string, Shown>();
  let newest: string | null = null;
  return {
    known,
    poll() {
      const news: string[] = [];
      const since: Record<string, string> = newest === null ? {} : { 'updated_at[gte]': newest };
      let cursor: Record<string, string> = {};
      for (;;) {
        const question = { sort: 'updated_at', include: 'deleted', limit, ...since, ...cursor };
        const { status, body } = askForList(workspace, plural, question);
        expect(status).toBe(200);
        for (const record of body.data) {
          expect(newest === null || record.updated_at >= newest).toBe(true);
          if (JSON.stringify(known.get(record.id)) !== JSON.stringify(record)) news.push(record.id);
          known.set(record.id, record);
          newest = record.updated_at;
        }
        if (body.next_cursor === null) return news;
        cursor = { cursor: body.next_cursor };
      }
    },
  };
}

const made: Record<string, Shown> = {};

function call(method: string, path: string, body?: object): Shown {
  const answer = workspace.call(method, `/api/v1/${path}`, body === undefined ? {} : { body });
  expect([200, 201]).toContain(answer.status);
  return answer.body;
}

function remember(name: string, plural: string, body: object): Shown {
  made[name] = create(plural, body);
  return made[name];
}

const idOf = (name: string): string => made[name].id;

const newest = (plural: string): Shown => recordsOf(workspace, plural)[0];

/** What a business does, and the records that are touched by it. */
const story: readonly (readonly [deed: string, act: () => Shown, touched: readonly string[]])[] = [
  ['creates a customer', () => remember('ada', 'customers', { name: 'Ada' }), ['ada']],
  ['creates another', () => remember('grace', 'customers', { name: 'Grace' }), ['grace']],
  ['creates a product', () => remember('gear', 'products', { name: 'Gear', unit_price: 2 }), ['gear']],
  ['changes the first', () => call('PATCH', `customers/${idOf('ada')}`, { notes: 'Kind' }), ['ada']],
  [
    'drafts an invoice',
    () => remember('draft', 'invoices', { customer_id: idOf('ada'), total: 5, status: 'draft' }),
    ['draft'],
  ],
  [
    'issues an invoice',
    () => remember('bill', 'invoices', { customer_id: idOf('ada'), total: 10 }),
    ['bill'],
  ],
  [
    'is paid in part',
    () => remember('part', 'payments', { invoice_id: idOf('bill'), amount: 4 }),
    ['part', 'bill'],
  ],
  ['is paid', () => remember('rest', 'payments', { invoice_id: idOf('bill') }), ['rest', 'bill']],
  ['voids a payment', () => call('POST', `payments/${idOf('rest')}/void`), ['rest', 'bill']],
  ['finalizes the draft', () => call('POST', `invoices/${idOf('draft')}/finalize`), ['draft']],
  ['offers', () => remember('offer', 'quotations', { customer_id: idOf('ada'), total: 7 }), ['offer']],
  ['sends it', () => call('POST', `quotations/${idOf('offer')}/send`), ['offer']],
  ['hears yes', () => call('POST', `quotations/${idOf('offer')}/accept`, {}), ['offer']],
  [
    'makes a draft of it',
    () => {
      made.work = call('POST', `quotations/${idOf('offer')}/convert`, { status: 'draft' });
      return made.work;
    },
    ['offer', 'work'],
  ],
  ['deletes that draft', () => call('DELETE', `invoices/${idOf('work')}`), ['work', 'offer']],
  ['deletes a customer', () => call('DELETE', `customers/${idOf('grace')}`), ['grace']],
  ['deletes the product', () => call('DELETE', `products/${idOf('gear')}`), ['gear']],
  ['voids an invoice', () => call('POST', `invoices/${idOf('draft')}/void`), ['draft']],
  [
    'types a customer into the sheet',
    () => {
      person.typesRow('Customers', { Name: 'Mary' });
      made.mary = newest('customers');
      return made.mary;
    },
    ['mary'],
  ],
  [
    'corrects a cell',
    () => {
      person.types('Customers', person.finds('Customers', 'Name', 'Mary'), 'Phone', '0044');
      return newest('customers');
    },
    ['mary'],
  ],
  [
    'types an invoice for that customer',
    () => {
      person.typesRow('Invoices', { Customer: 'Mary', Total: '12', Status: 'open' });
      made.typed = newest('invoices');
      return made.typed;
    },
    ['typed'],
  ],
  [
    'types a payment of it',
    () => {
      const number = String(made.typed.number);
      person.typesRow('Payments', { Invoice: number, Amount: '5', Status: 'received' });
      made.cash = newest('payments');
      return made.cash;
    },
    ['cash', 'typed'],
  ],
  [
    'sets the payment to voided',
    () => {
      const row = person.finds('Payments', 'ID', idOf('cash'));
      person.types('Payments', row, 'Status', 'voided');
      return made.cash;
    },
    ['cash', 'typed'],
  ],
  [
    'deletes the row of that invoice',
    () => {
      const row = person.finds('Invoices', 'ID', idOf('typed'));
      person.does((hands) => hands.deleteRows('Invoices', row, 1));
      return made.typed;
    },
    // Its payment says now that its invoice is gone.
    ['typed', 'cash'],
  ],
];

describe('A poller of each list, while a business', () => {
  const pollers = plurals.map((plural) => createPoller(plural, '500'));
  let latest = '';

  test.each(story)('%s, learns of exactly that', (_deed, act, touched) => {
    act();
    const news = pollers.flatMap((poller) => poller.poll());
    expect(news.sort()).toEqual(touched.map(idOf).sort());
    const stamps = new Set(pollers.flatMap(({ known }) => news.map((id) => known.get(id)?.updated_at)));
    stamps.delete(undefined);
    // One commit, one time, later than all before.
    expect(stamps.size).toBe(1);
    const [stamp] = stamps;
    expect(stamp > latest).toBe(true);
    latest = stamp;
    expect(pollers.flatMap((poller) => poller.poll())).toEqual([]);
  });

  test('knows everything in the end as it is', () => {
    for (const [index, plural] of plurals.entries()) {
      const known = [...(pollers[index]?.known.values() ?? [])].filter(({ deleted }) => deleted !== true);
      const there = recordsOf(workspace, plural);
      expect(known.sort((one, other) => (one.id < other.id ? 1 : -1))).toEqual(there);
    }
  });
});

test('A poller that comes late reads page by page what one who was there knows', () => {
  for (const plural of plurals) {
    const late = createPoller(plural, '2');
    late.poll();
    const there = recordsOf(workspace, plural, { include: 'deleted' });
    expect(late.known.size).toBe(there.length);
    for (const record of there) expect(late.known.get(record.id)).toEqual(record);
  }
});

describe('include=deleted', () => {
  test('tells what is gone, its id and when, and nothing else of it', () => {
    const deleted = recordsOf(workspace, 'customers', { include: 'deleted' }).filter(
      (record) => record.deleted,
    );
    expect(deleted).toEqual([
      { id: idOf('grace'), object: 'customer', deleted: true, updated_at: expect.stringMatching(/Z$/) },
    ]);
    expect(recordsOf(workspace, 'customers').some((record) => record.deleted)).toBe(false);
    expect(askForList(workspace, 'customers', { include: 'deleted,total_count' }).body.total_count).toBe(2);
  });

  test('finds a deleted record by its id, and by nothing that is lost', () => {
    const find = (question: Record<string, string>): Shown[] =>
      recordsOf(workspace, 'invoices', { include: 'deleted', ...question }).filter(
        (record) => record.deleted,
      );
    expect(find({ id: idOf('work') })).toHaveLength(1);
    expect(find({ id: idOf('bill') })).toHaveLength(0);
    const [{ updated_at }] = find({ id: idOf('work') });
    expect(find({ 'updated_at[lt]': updated_at })).toHaveLength(0);
  });

  test('forgets after 30 days', () => {
    workspace.clock.advance(29 * 86_400_000);
    expect(recordsOf(workspace, 'products', { include: 'deleted' })).toHaveLength(1);
    workspace.clock.advance(86_400_000);
    expect(recordsOf(workspace, 'products', { include: 'deleted' })).toEqual([]);
  });

  test('takes no other word', () => {
    expect(askForList(workspace, 'products', { include: 'delete' })).toMatchObject({
      status: 400,
      body: { errors: [{ parameter: 'include', message: expect.stringContaining('"deleted"') }] },
    });
  });
});
