/** A receiver that never answers rightly is tried ten times over three days; `SHOW_SCHEDULE=1` prints when. */
import { attemptDelaysSeconds } from '../../../src/core/events/deliveries/retry-schedule.ts';
import { status } from '../../contract/webhooks/receivers.ts';
import { type WebhookStage, openWebhookStage } from './webhook-stage.ts';

const minuteMs = 60_000;

/** Runs the dispatcher whenever something is due, as minute after minute would. */
function runUntilDone({ clock, deliveries, minutes }: WebhookStage): void {
  for (;;) {
    const dues = deliveries().flatMap(({ due }) => (due === '' ? [] : [Number(due)]));
    if (dues.length === 0) return;
    clock.advance(Math.max(0, Math.min(...dues) - clock.now() - minuteMs));
    minutes(1);
  }
}

describe('a receiver that answers 500 for days', () => {
  const bench = openWebhookStage();
  const { create, endpoint, minutes, receivers, deliveries, call } = bench;
  const { id } = endpoint('failing.example');
  receivers.answer('failing.example', () => status(500, {}, 'The database is away'));
  create('customers', { name: 'Ada' });
  minutes(1);
  runUntilDone(bench);
  const sent = receivers.sentTo('failing.example');
  const beganMs = sent[0]?.atMs ?? 0;
  const lines = sent.map(({ atMs }, index) => {
    const seconds = Math.round((atMs - beganMs) / 1000);
    const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
    return `attempt ${index + 1}: ${hours} h ${Math.floor(rest / 60)} min ${rest % 60} s`;
  });
  if (process.env.SHOW_SCHEDULE !== undefined) console.log(lines.join('\n'));

  test('is tried ten times, each time within a minute of what the schedule says', () => {
    expect(sent).toHaveLength(attemptDelaysSeconds.length);
    for (const [index, { atMs }] of sent.entries()) {
      const plannedMs = (attemptDelaysSeconds[index] ?? 0) * 1000;
      const spreadMs = plannedMs < 300_000 ? 0 : plannedMs * 0.2;
      const delayMs = atMs - (sent[index - 1]?.atMs ?? atMs);
      expect(delayMs).toBeGreaterThanOrEqual(plannedMs - spreadMs);
      expect(delayMs).toBeLessThanOrEqual(plannedMs + spreadMs + 2 * minuteMs);
    }
    expect(lines[lines.length - 1]).toMatch(/^attempt 10: (6|7|8)\d h/);
  });

  test('is sent the same bytes and the same id, with a time and a signature of each attempt', () => {
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { headers, atMs } of sent)
      expect(Math.abs(atMs / 1000 - Number(headers['webhook-timestamp']))).toBeLessThan(2);
    expect(new Set(sent.map(({ headers }) => headers['webhook-signature'])).size).toBe(10);
  });

  test('is given up then, with the whole story in the log', () => {
    expect(deliveries()).toMatchObject([{ status: 'failed', due: '', attempts: 10 }]);
    const { data } = call('GET', `webhook_endpoints/${id}/deliveries`).body;
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ status: 'failed', attempt_count: 10, next_attempt_at: null });
    expect(data[0].attempts).toHaveLength(10);
    for (const [index, attempt] of data[0].attempts.entries())
      expect(attempt).toEqual({
        attempt: index + 1,
        at: expect.stringMatching(/^2026-01-\d\dT[\d:.]{12}Z$/),
        status_code: 500,
        error: null,
        duration_ms: expect.any(Number),
        response: 'The database is away',
      });
  });
});
