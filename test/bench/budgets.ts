/** Holds the cost limits of the design, without Google's own overhead of a request, beside those that operations declare. */
import { operationNamed } from './operations/operations.ts';
import { sizes } from './operations/operation.ts';

/** Milliseconds on the virtual clock, and document calls. */
export interface Budget {
  readonly ms: number;
  readonly documentCalls: number;
}

const unlimited = Number.POSITIVE_INFINITY;

const anySize = (ms: number, documentCalls = unlimited) => ({
  small: ms,
  middle: ms,
  large: ms,
  documentCalls,
});

const budgets: Readonly<
  Record<string, { small: number; middle: number; large: number; documentCalls: number }>
> = {
  list: anySize(360, 3),
  get_hint: anySize(300, 2),
  get_miss: anySize(350),
  get_moved: { small: 480, middle: 480, large: 620, documentCalls: 4 },
  create3: anySize(900, 9),
  create30_products: anySize(1000, 10),
  create50x3: anySize(2000),
  replay: anySize(450, 3),
  create_empty_cache: anySize(1200),
  payment: anySize(900, 9),
  patch: anySize(750, 7),
  void: anySize(750, 7),
  filter_month: { small: 500, middle: 600, large: 700, documentCalls: 4 },
  filter_rare: anySize(1600),
  refused_401: anySize(100, 0),
  refused_429: anySize(100, 0),
  idle_tick: anySize(150, 2),
};

/** The design's budget of an operation on this number of invoices, or null when the design sets none. */
export function budgetOf(operation: string, rows: number): Budget | null {
  const budget = budgets[operation];
  if (budget === undefined) return null;
  const { small, middle, large, documentCalls } = budget;
  return { ms: ([small, middle, large] as const)[sizeOf(rows)], documentCalls };
}

/** The most milliseconds that operations may take, at any size, when what the published measurements leave out is added. */
const pessimisticBudgets: Readonly<Record<string, number>> = {
  list: 500,
  get_hint: 450,
  create3: 1250,
  payment: 1200,
  patch: 1000,
  idle_tick: 250,
};

/** The budget of the pessimistic figure, or null when there is none. */
export function pessimisticBudgetOf(operation: string): number | null {
  return pessimisticBudgets[operation] ?? null;
}

/** The limits that an operation declares for itself at a size. */
interface OwnLimits extends Budget {
  readonly pessimisticMs: number;
  readonly lockedMs: number;
}

/** The longest time in milliseconds that anything may hold the lock, unless it declares more. */
const lockedMsMax = 2_000;

/**
 * The declared limits of a measured operation.
 * @throws Error when no operation has that name
 */
export function ownLimitsOf(measured: string, rows: number): OwnLimits {
  const found = operationNamed(measured);
  if (found === null) throw new Error(`Nobody declares the operation "${measured}".`);
  const { operation, isSorted } = found;
  const { ms, pessimistic, calls } = (isSorted ? operation.sorted : undefined) ?? operation.limits;
  const size = sizeOf(rows);
  return {
    ms: ms[size],
    documentCalls: calls[size],
    pessimisticMs: pessimistic[size],
    lockedMs: operation.lockedMs ?? lockedMsMax,
  };
}

// A number in between has the limits of the next larger size.
function sizeOf(rows: number): 0 | 1 | 2 {
  const [small, middle] = sizes;
  return rows <= small ? 0 : rows <= middle ? 1 : 2;
}

/** The largest number of cells that a workbook may have: four hundred thousand fewer than Google allows. */
export const cellsMax = 9_600_000;
