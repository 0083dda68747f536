/** Lists count what they cannot show: whether an unreadable record is among those asked for, nobody can know. */
import { askForList, idsOf, type ListQuery, type Shown } from '../support/read-lists.ts';
import { createTestClient } from '../support/test-client.ts';

const workspace = createTestClient();
const { bill, create, type } = workspace;

const open = bill({ items: [{ description: 'x', unit_price: 10 }] });
const dear = bill({ items: [{ description: 'x', unit_price: 500 }] });
const draft = bill({ status: 'draft' });
const broken = bill({ items: [{ description: 'x', unit_price: 50 }], customer_name: 'Grace' });
type('Invoices', broken, 'Total', 'fifty');

function listed(question: ListQuery): { ids: string[]; quarantined: number | undefined } {
  const { data, quarantined } = askForList(workspace, 'invoices', question).body as Shown;
  return { ids: idsOf(data), quarantined };
}

test.each<[string, ListQuery, Shown[], number | undefined]>([
  ['that asks for the unreadable cell', { 'total[lt]': '100' }, [open], 1],
  [
    'that asks for it with a state that the record has',
    { 'total[gte]': '1', status: 'open' },
    [dear, open],
    1,
  ],
  [
    'that asks for it and for what the record has not',
    { 'total[gte]': '1', status: 'draft' },
    [draft],
    undefined,
  ],
  ['that is sorted by it', { sort: 'total', status: 'open' }, [open, dear], 1],
  ['that asks for something derived from it', { overdue: 'false' }, [draft, dear, open], 1],
  ['that asks for another cell', { q: 'grace' }, [], 1],
  ['that does not concern it', { q: 'ada' }, [draft, dear, open], undefined],
])('a list %s', (_name, question, records, quarantined) => {
  expect(listed(question)).toEqual({ ids: idsOf(records), quarantined });
});

test('a record whose data were spoilt is counted wherever they are asked for', () => {
  const customer = create('customers', { name: 'Ada', phone: '1', company: 'Engines' });
  type('Customers', customer, 'Data', 'spoilt');
  const { data, quarantined } = askForList(workspace, 'customers', { email: 'nobody@example.com' })
    .body as Shown;
  expect({ data, quarantined }).toEqual({ data: [], quarantined: undefined });
  expect(askForList(workspace, 'customers', { name: 'Ada' }).body.quarantined).toBe(1);
});

test('a list between two days leaves out what is no day, and shows what is one of them', () => {
  const billed = (invoice_date: string) =>
    bill({ items: [{ description: 'x', unit_price: 1 }], customer_name: 'Joan', invoice_date });
  const [first, second, other] = [billed('2031-05-02'), billed('2031-05-31'), billed('2033-05-02')];
  type('Invoices', other, 'Invoice date', 'soon');
  const may = { 'invoice_date[gte]': '2031-05-01', 'invoice_date[lt]': '2031-06-01' };
  expect(listed(may)).toEqual({ ids: idsOf([second, first]), quarantined: undefined });
  expect(listed({ 'invoice_date[gt]': '2031-05-02', 'invoice_date[lte]': '2031-05-31' }).ids).toEqual(
    idsOf([second]),
  );
  expect(askForList(workspace, 'invoices', { ...may, limit: '1' }).body).toMatchObject({
    data: [{ id: second.id }],
    has_more: true,
  });
});
