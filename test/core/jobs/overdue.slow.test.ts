/** An invoice whose due date passes unpaid gets an event: one for each due date, whatever becomes of the runs. */
import { callCounter, failureAt } from '../../contract/support/failures.ts';
import { type WebhookStage, openWebhookStage, runMinute } from '../events/webhook-stage.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
function overdueEvents({ call }: WebhookStage): any[] {
  return call('GET', 'events?type=invoice.overdue&limit=500').body.data.reverse();
}

function numbersOf(bench: WebhookStage): string[] {
  return overdueEvents(bench).map(({ data }) => data.object.number);
}

/** The next day, shortly after its first hour. */
function nextDay({ clock, minutes }: WebhookStage): void {
  clock.advance(dayMs);
  minutes(1);
}

test('the day after the due date an event reports it, and the invoice stays as it is', () => {
  const bench = openWebhookStage();
  const { call, create, endpoint, minutes, receivers } = bench;
  endpoint('shop.example', { event_types: ['invoice.overdue'] });
  minutes(1);
  const due = create('invoices', { customer_name: 'Ada', total: 10, due_date: '2026-01-08' });
  create('invoices', { customer_name: 'Ada', total: 10, due_date: '2026-01-09' });
  nextDay(bench);
  expect(overdueEvents(bench)).toEqual([]);
  nextDay(bench);
  const [event, ...others] = overdueEvents(bench);
  expect(others).toEqual([]);
  // Warnings are those of the request that made the invoice.
  const shown = { ...due, warnings: [], is_overdue: true };
  expect(event.data.object).toEqual(shown);
  expect(call('GET', `invoices/${due.id}`).body).toEqual(shown);
  minutes(1);
  expect(receivers.received.map(({ event: sent }) => sent)).toEqual([event]);
  nextDay(bench);
  minutes(30);
  expect(overdueEvents(bench)).toHaveLength(2);
});

test('what is paid, void or a draft is not overdue; what is paid in part is', () => {
  const bench = openWebhookStage();
  const { call, create, minutes } = bench;
  minutes(1);
  const make = (further: object = {}) =>
    create('invoices', { customer_name: 'Ada', total: 10, due_date: '2026-01-07', ...further });
  call('POST', `invoices/${make().id}/payments`, {});
  call('POST', `invoices/${make().id}/void`);
  call('POST', `invoices/${make().id}/mark_uncollectible`);
  make({ status: 'draft' });
  const part = make();
  call('POST', `invoices/${part.id}/payments`, { amount: 3 });
  nextDay(bench);
  expect(numbersOf(bench)).toEqual([part.number]);
});

test('each due date counts: one that is put off, one that has passed already, one of a draft that is issued late', () => {
  const bench = openWebhookStage();
  const { call, create, minutes } = bench;
  minutes(1);
  const make = (due_date: string, further: object = {}) =>
    create('invoices', { customer_name: 'Ada', total: 10, invoice_date: '2026-01-01', due_date, ...further });
  const put = make('2026-01-07');
  nextDay(bench);
  const late = make('2026-01-03');
  const draft = make('2026-01-04', { status: 'draft' });
  call('PATCH', `invoices/${put.id}`, { due_date: '2026-01-09' });
  nextDay(bench);
  call('PATCH', `invoices/${late.id}`, { notes: 'Reminded' });
  call('POST', `invoices/${draft.id}/finalize`);
  nextDay(bench);
  nextDay(bench);
  const recorded = overdueEvents(bench).map(({ data }) => [data.object.id, data.object.due_date]);
  expect(recorded).toEqual([
    [put.id, '2026-01-07'],
    [late.id, '2026-01-03'],
    [put.id, '2026-01-09'],
    [draft.id, '2026-01-04'],
  ]);
});

test('what was overdue before the first run is known to its owner', () => {
  const bench = openWebhookStage();
  bench.create('invoices', {
    customer_name: 'Ada',
    total: 1,
    invoice_date: '2025-12-01',
    due_date: '2025-12-02',
  });
  bench.minutes(1);
  nextDay(bench);
  nextDay(bench);
  expect(overdueEvents(bench)).toEqual([]);
});

test('no invoice gets its event twice, and none is left out, wherever a run dies', () => {
  const prepare = (): WebhookStage => {
    const bench = openWebhookStage();
    bench.minutes(1);
    for (let count = 0; count < 7; count += 1)
      bench.create('invoices', { customer_name: 'Ada', total: 10, due_date: '2026-01-07' });
    bench.minutes(1);
    bench.clock.advance(dayMs);
    return bench;
  };
  const { interceptor: counting, calls } = callCounter();
  const counted = prepare().google.begin([counting]);
  runMinute(counted.workspace);
  expect(calls.length).toBeGreaterThan(80);
  for (let index = 3; index < calls.length; index += 47) {
    const bench = prepare();
    const { interceptor, hit } = failureAt(index, 'kill');
    const execution = bench.google.begin([interceptor]);
    expect(() => runMinute(execution.workspace)).toThrow();
    execution.end();
    expect(hit()).not.toBeNull();
    bench.clearCache();
    bench.minutes(2);
    const ids = overdueEvents(bench).map(({ data }) => data.object.id);
    expect({ index, events: ids.length, different: new Set(ids).size }).toEqual({
      index,
      events: 7,
      different: 7,
    });
  }
});
