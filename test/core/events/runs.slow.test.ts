/** Runs of the dispatcher: what an idle one costs, how they overlap, and how the day's budget holds them. */
import { allowanceOf, budgetAt } from '../../../src/core/events/dispatcher/day-budget.ts';
import type { TriggerDay } from '../../../src/core/events/trigger-day.ts';
import { ExecutionStopped } from '../../../src/emulator/execution/outcome.ts';
import { unkindSwitches } from '../../../src/emulator/switches.ts';
import { rowsByHeader } from '../../contract/support/ledger.ts';
import { type Received, status } from '../../contract/webhooks/receivers.ts';
import { type WebhookStage, openWebhookStage, runMinute } from './webhook-stage.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

function idsOf(received: readonly Received[]): string[] {
  return received.map(({ id }) => id);
}

describe('an idle run', () => {
  test.each([
    ['with nothing ever written', () => openWebhookStage()],
    [
      'after everything was sent',
      () => {
        const bench = openWebhookStage();
        bench.endpoint('shop.example');
        bench.create('customers', { name: 'Ada' });
        return bench;
      },
    ],
    [
      'while a retry waits',
      () => {
        const bench = openWebhookStage();
        bench.endpoint('shop.example');
        bench.receivers.answer('shop.example', () => status(500));
        bench.create('customers', { name: 'Ada' });
        return bench;
      },
    ],
  ])('%s takes one document call, 0.15 seconds at most, and no lock', (_name, open) => {
    const bench = open();
    bench.dispatch();
    const { documentCalls, ms, byMember } = bench.dispatch();
    expect(documentCalls).toBeLessThanOrEqual(1);
    expect(ms).toBeLessThanOrEqual(150);
    expect(byMember.has('Lock.tryLock')).toBe(false);
    expect([...byMember.keys()].filter((member) => member.startsWith('Properties.'))).toEqual([]);
  });
});

describe('what was committed', () => {
  test('is marked applied and fanned out, also when nobody listens', () => {
    const { create, dispatch: run, google } = openWebhookStage();
    create('customers', { name: 'Ada' });
    create('customers', { name: 'Grace' });
    run();
    const rows = rowsByHeader(google.workbook, 'journal');
    expect(rows.map(({ fanned_out }) => String(fanned_out).slice(0, 11))).toEqual([
      'fanned_out ',
      'fanned_out ',
    ]);
    expect(rows[1]?.applied).toMatch(/^applied /);
  });

  test('is sent however the hidden journal was sorted, and with an empty cache', () => {
    const bench = openWebhookStage({ switches: unkindSwitches });
    bench.endpoint('shop.example');
    bench.create('customers', { name: 'Ada' });
    bench.minutes(1);
    const made = ['Grace', 'Mary', 'Zoë'].map((name) => bench.create('customers', { name }));
    const { spreadsheet, end } = bench.google.begin();
    spreadsheet.getSheetByName('journal')?.getRange('A2:P6').sort({ column: 1, ascending: false });
    end();
    bench.clearCache();
    bench.minutes(2);
    const sent = bench.receivers.received.map(({ event }) => event.data.object.id);
    expect(sent.slice(1).sort()).toEqual(made.map(({ id }) => id).sort());
  });
});

describe('runs that overlap', () => {
  /** A run that is begun while another waits for a receiver. */
  function overlapping(between: (bench: WebhookStage) => void): WebhookStage {
    const bench = openWebhookStage();
    bench.endpoint('shop.example');
    for (const name of ['Ada', 'Grace', 'Mary']) bench.create('customers', { name });
    let isInside = false;
    bench.receivers.answer('shop.example', () => {
      if (!isInside) {
        isInside = true;
        between(bench);
      }
      return status(200);
    });
    bench.dispatch();
    return bench;
  }

  test('never send one delivery twice at once', () => {
    const { receivers, deliveries } = overlapping((bench) => {
      bench.dispatch();
      bench.clearCache();
      bench.dispatch();
    });
    const ids = idsOf(receivers.received);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    expect(deliveries().map(({ status: word }) => word)).toEqual(['succeeded', 'succeeded', 'succeeded']);
  });

  test('send what is committed meanwhile, and write their results side by side', () => {
    const { receivers, deliveries } = overlapping((bench) => {
      bench.create('customers', { name: 'Meanwhile' });
      bench.dispatch();
    });
    expect(new Set(idsOf(receivers.received)).size).toBe(4);
    expect(deliveries()).toHaveLength(4);
    expect(deliveries().filter(({ status: word }) => word !== 'succeeded')).toEqual([]);
  });

  test('write results to the right rows when rows have moved', () => {
    const { deliveries, minutes, receivers } = overlapping(({ google }) => {
      const { workspace, end } = google.begin();
      workspace.document.write('deliveries', 6, 1, [['x', 'y']], ['@', '@']);
      workspace.document.deleteRows('deliveries', 2, 1);
      end();
    });
    expect(
      deliveries()
        .filter(({ id }) => id !== 'y')
        .map(({ status: word }) => word),
    ).toEqual(['succeeded', 'succeeded']);
    minutes(1);
    expect(receivers.received).toHaveLength(3);
  });

  test('of which one dies: what it had taken on is sent after its lease', () => {
    const bench = openWebhookStage();
    bench.endpoint('shop.example');
    bench.create('customers', { name: 'Ada' });
    const dying = bench.google.begin([
      (call, perform) => {
        if (call.member === 'UrlFetchApp.fetchAll') throw new ExecutionStopped('killed');
        return perform();
      },
    ]);
    expect(() => runMinute(dying.workspace)).toThrow('killed');
    dying.end();
    bench.minutes(6);
    expect(bench.receivers.received).toEqual([]);
    bench.minutes(2);
    expect(bench.receivers.received).toHaveLength(1);
    expect(bench.deliveries()).toMatchObject([{ status: 'succeeded', attempts: 2 }]);
  });
});

describe('the day’s budget', () => {
  const fromMs = Date.UTC(2026, 0, 7);
  const unused = { runs: 0, ms: 0, lastMs: 0 };
  const minutesUsed = (minutes: number, part: 'dispatcher' | 'edits' = 'dispatcher'): TriggerDay => ({
    fromMs,
    minute: { ranMs: 0, countedMs: 0 },
    parts: {
      dispatcher: unused,
      edits: unused,
      sweep: unused,
      [part]: { ...unused, ms: minutes * minuteMs },
    },
  });
  const budget = { fromMs, fetches: 0 };

  test('gives up trials first, then retries, then the rest', () => {
    const used = (minutes: number) => allowanceOf(budget, minutesUsed(minutes), fromMs);
    expect([0, 24, 25, 34, 35, 40, 41, 90].map(used)).toEqual([
      ...['all', 'all', 'no_trials', 'no_trials', 'first_attempts', 'first_attempts', 'none', 'none'],
    ]);
    const fetched = (fetches: number) => allowanceOf({ fromMs, fetches }, minutesUsed(0), fromMs);
    expect([0, 11_999, 12_000, 17_000, 19_600, 20_000].map(fetched)).toEqual([
      ...['all', 'all', 'no_trials', 'first_attempts', 'none', 'none'],
    ]);
  });

  test('keeps trigger time for the edits and checks of the rest of the day, and counts what edits have used', () => {
    const hours = (count: number) => fromMs + (count * dayMs) / 24;
    const sentAt = (hour: number) => allowanceOf(budget, minutesUsed(50), hours(hour));
    expect([0, 12, 23].map(sentAt)).toEqual(['none', 'no_trials', 'all']);
    const editedAt = (hour: number) => allowanceOf(budget, minutesUsed(89, 'edits'), hours(hour));
    expect([0, 12, 23].map(editedAt)).toEqual(['none', 'none', 'none']);
  });

  test('begins anew a day after its first use', () => {
    const used = { fromMs, fetches: 8000 };
    expect(budgetAt(used, fromMs + dayMs - 1)).toEqual(used);
    expect(budgetAt(used, fromMs + dayMs)).toEqual({ fromMs: fromMs + dayMs, fetches: 0 });
    expect(budgetAt(null, fromMs)).toEqual(budget);
  });

  test('lets first attempts go on while retries wait, and nothing is lost', () => {
    const bench = openWebhookStage();
    bench.endpoint('shop.example');
    bench.receivers.answer('shop.example', () => status(500));
    bench.create('customers', { name: 'Retried' });
    bench.minutes(1);
    const { workspace, end } = bench.google.begin();
    const memory = JSON.parse(bench.properties().dispatcher ?? '{}') as { budget: object };
    const spent = { ...memory, budget: { ...memory.budget, fetches: 18_000 } };
    workspace.properties.set('dispatcher', JSON.stringify(spent));
    end();
    bench.minutes(5);
    expect(bench.receivers.received).toHaveLength(1);
    bench.receivers.answer('shop.example', () => status(200));
    bench.create('customers', { name: 'First attempt' });
    bench.minutes(1);
    expect(bench.receivers.received[1]?.event.data.object.name).toBe('First attempt');
    bench.clock.advance(dayMs);
    bench.minutes(2);
    expect(bench.deliveries().map(({ status: word }) => word)).toEqual(['succeeded', 'succeeded']);
  });

  test('is taken for used up when Google says so, and nobody is blamed for it', () => {
    const bench = openWebhookStage();
    const { id } = bench.endpoint('shop.example');
    bench.google.world.quotas.spend('urlfetch', 20_000, bench.clock.now());
    bench.create('customers', { name: 'Ada' });
    bench.minutes(30);
    expect(bench.receivers.received).toEqual([]);
    const [delivery] = bench.call('GET', `webhook_endpoints/${id}/deliveries`).body.data;
    expect(delivery).toMatchObject({ status: 'pending', attempt_count: 0, attempts: [] });
    bench.clock.advance(dayMs);
    bench.minutes(2);
    expect(bench.receivers.received).toHaveLength(1);
  });
});
