/** The measured requests of a whole day: what traffic and quiet hours before them change. */
import {
  forgetCache,
  get,
  middleCustomer,
  type Operation,
  post,
  type PreparedWorkspace,
  threeLines,
} from './operation.ts';

const minuteMs = 60_000;

/** More than the journal's rows that a write reads anyway. */
const writesOfDay = 240;

/** The cache keeps no value for longer than six hours. */
const quietHours = 7;

const create = (workspace: PreparedWorkspace, idempotencyKey: string) =>
  post(workspace, 'invoices', { customer_id: middleCustomer(workspace), items: threeLines }, idempotencyKey);

const list = (workspace: PreparedWorkspace) => get(workspace, 'invoices', 'limit=50');

export const dayOperations: readonly Operation[] = [
  {
    name: 'create_in_traffic',
    status: 201,
    limits: { ms: [800, 820, 820], pessimistic: [1150, 1160, 1160], calls: [8, 8, 8] },
    prepare: trade,
    run: (workspace) => create(workspace, 'in-traffic'),
  },
  {
    name: 'create_in_traffic_empty_cache',
    status: 201,
    limits: {
      ms: [1210, 1230, 1270],
      pessimistic: [1560, 1570, 1610],
      calls: [13, 13, 13],
      searches: { columns: 0.05, because: 'up to 2,000 rows of the journal are read, for those of the day' },
    },
    prepare: forgetCache,
    run: (workspace) => create(workspace, 'in-traffic-with-an-empty-cache'),
  },
  {
    name: 'list_after_quiet_hours',
    status: 200,
    limits: { ms: [300, 310, 310], pessimistic: [460, 470, 470], calls: [1, 1, 1] },
    prepare: rest,
    run: list,
  },
  {
    name: 'create_after_quiet_hours',
    status: 201,
    limits: { ms: [870, 890, 890], pessimistic: [1210, 1220, 1220], calls: [8, 8, 8] },
    prepare: rest,
    run: (workspace) => create(workspace, 'after-quiet-hours'),
  },
];

// Writes under keys, one every four minutes, and the dispatcher every ten.
function trade(workspace: PreparedWorkspace): string {
  for (let count = 1; count <= writesOfDay; count += 1) {
    pass(workspace, 4);
    post(workspace, 'customers', { name: `Trade ${count}` }, `trade-${count}`);
  }
  return '';
}

// Quiet hours, in which the dispatcher alone runs.
function rest(workspace: PreparedWorkspace): string {
  pass(workspace, quietHours * 60);
  return '';
}

function pass({ bench }: PreparedWorkspace, minutes: number): void {
  const { clock } = bench.emulator.world;
  for (let minute = 0; minute < minutes; minute += 1) {
    clock.advance(minuteMs);
    if (Math.floor(clock.now() / minuteMs) % 10 === 0) bench.dispatch();
  }
}
