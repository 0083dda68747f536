/** Counts the admitted requests of each key in each minute of the last hour. */
import { listKeys } from '../../../core/access/list-keys.ts';
import { readKeyUses } from '../../../core/access/key-uses.ts';
import { unsavedMax } from '../../../core/access/rate-log.ts';
import { rateLimit } from '../../../core/access/rate-limit.ts';
import { fetchesMax, reserveAt } from '../../../core/events/dispatcher/day-budget.ts';
import { readPersistedState } from '../../../core/events/dispatcher/persisted-state.ts';
import { readTriggerDay, triggerMsMax, usedMs } from '../../../core/events/trigger-day.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { QuotaUse, Usage } from '../../../pages/protocol.ts';
import { requestsInWeek, statusOf } from '../shown-key.ts';

const minuteMs = 60_000;
const minutesShown = 60;

/** The keys that are valid or were used in that hour, the busiest first. */
export function usage(workspace: Workspace): Usage {
  const nowMs = workspace.clock.now();
  const first = Math.floor(nowMs / minuteMs) - minutesShown + 1;
  const minutes = Array.from({ length: minutesShown }, (_, index) => first + index);
  const uses = new Map(readKeyUses(workspace).map((one) => [one.id, one]));
  const keys = listKeys(workspace).map((key) => {
    const used = uses.get(key.id);
    return {
      id: key.id,
      name: key.name,
      status: statusOf(key, nowMs),
      by_minute: minutes.map((minute) => used?.byMinute.get(minute) ?? 0),
      requests_7_days: used === undefined ? 0 : requestsInWeek(used, nowMs),
    };
  });
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return {
    limit: rateLimit,
    missing_max: unsavedMax,
    minutes: minutes.map((minute) => new Date(minute * minuteMs).toISOString()),
    quotas: quotasOf(workspace),
    keys: keys
      .filter(({ status, by_minute }) => status === 'active' || sum(by_minute) > 0)
      .sort((left, right) => sum(right.by_minute) - sum(left.by_minute)),
  };
}

// The script counts its own use of the quotas, because Google does not tell how much is left.
function quotasOf(workspace: Workspace): readonly QuotaUse[] {
  const { fetches } = readPersistedState(workspace).budget;
  const day = readTriggerDay(workspace);
  const { dispatcher, edits, sweep } = day.parts;
  const inMinutes = (ms: number): number => Math.round(ms / minuteMs);
  return [
    { name: 'URL fetches', used: fetches, limit: fetchesMax, hint: 'Webhooks of the last 24 hours.' },
    {
      name: 'Trigger minutes',
      used: inMinutes(usedMs(day)),
      limit: inMinutes(triggerMsMax),
      hint: [
        `Webhooks and daily jobs ${inMinutes(dispatcher.ms)}, edits ${inMinutes(edits.ms)}, hourly check ${inMinutes(sweep.ms)}.`,
        `Counted since ${new Date(day.fromMs).toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
        `${inMinutes(reserveAt(day, workspace.clock.now()))} are kept for edits and checks: no webhooks are sent in them.`,
      ].join(' '),
    },
  ];
}
