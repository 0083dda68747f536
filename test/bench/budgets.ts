/** Holds the goal of each operation that the bench measures: what it may cost by the latency model, without Google's own share of a request. */

/** The numbers of invoices in the workbooks that are measured. */
export const sizes = [100, 10_000, 100_000] as const;

/** What an operation may cost at most. */
interface Goal {
  /** Milliseconds on the virtual clock: at any size, or at each of the sizes. */
  readonly ms: number | readonly [small: number, middle: number, large: number];
  /** Document calls, where the design limits them. */
  readonly calls?: number;
  /** Milliseconds when an estimate of what nobody has published is added, where the design limits them. */
  readonly pessimisticMs?: number;
}

const goals = {
  // These are the budgets of the design.
  list: { ms: 360, calls: 3, pessimisticMs: 500 },
  get_hint: { ms: 300, calls: 2, pessimisticMs: 450 },
  get_miss: { ms: 350 },
  get_moved: { ms: [480, 480, 620], calls: 4 },
  create3: { ms: 900, calls: 9, pessimisticMs: 1250 },
  create30_products: { ms: 1000, calls: 10 },
  create50x3: { ms: 2000 },
  replay: { ms: 450, calls: 3 },
  create_empty_cache: { ms: 1200 },
  payment: { ms: 900, calls: 9, pessimisticMs: 1200 },
  patch: { ms: 750, calls: 7, pessimisticMs: 1000 },
  void: { ms: 750, calls: 7 },
  credit_note: { ms: 1000 },
  mail: { ms: 1500 },
  filter_month: { ms: [500, 600, 700], calls: 4 },
  filter_rare: { ms: 1600 },
  refused_401: { ms: 100, calls: 0 },
  refused_429: { ms: 100, calls: 0 },
  idle_tick: { ms: 150, calls: 2, pessimisticMs: 250 },
  row_deleted: { ms: 5000 },
  sweep: { ms: [8000, 8000, 10_000] },
  // These are round figures, so that a change fails the bench when it makes the operation noticeably slower.
  first_count: { ms: 1000 },
  count: { ms: 250 },
  many_matches: { ms: [1000, 2000, 2500] },
  typed_row: { ms: 2000 },
  row_inserted: { ms: [3000, 3000, 4000] },
  first_row_inserted: { ms: 6000 },
  first_row_deleted: { ms: 6000 },
  '500_rows_pasted': { ms: 40_000 },
} satisfies Readonly<Record<string, Goal>>;

export type OperationName = keyof typeof goals;

/** The longest time in milliseconds that anything may hold a lock, because others wait for it. */
export const lockedMsMax = 2_000;

/**
 * The largest number of cells that a workbook may have: two hundred thousand fewer than Google allows, room for the journal
 * of a busy month. A hundred thousand invoices of three lines have 8.4 million of them with their lines and payments, and
 * their customers, quotations and the journal the rest.
 */
export const cellsMax = 9_800_000;

/** The goal at a number of invoices. One between the sizes has the goal of the next larger size. */
export function goalOf(name: OperationName, rows: number) {
  const { ms, calls, pessimisticMs }: Goal = goals[name];
  const size = rows <= sizes[0] ? 0 : rows <= sizes[1] ? 1 : 2;
  return {
    ms: typeof ms === 'number' ? ms : ms[size],
    calls: calls ?? null,
    pessimisticMs: pessimisticMs ?? null,
  };
}
