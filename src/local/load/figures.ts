/** Turns the times of single calls into what a table of loads shows. */

export interface Figures {
  readonly calls: number;
  /** Calls that were not answered as they should. */
  readonly failures: number;
  readonly per_second: number;
  /** Milliseconds that half, 95 and 99 of a hundred calls took at most. */
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly p99_ms: number;
}

/** @param millisecondsOfCalls in any order */
export function figuresOf(
  millisecondsOfCalls: readonly number[],
  failures: number,
  seconds: number,
): Figures {
  const sorted = [...millisecondsOfCalls].sort((a, b) => a - b);
  return {
    calls: sorted.length,
    failures,
    per_second: Math.round(sorted.length / seconds),
    p50_ms: percentile(sorted, 50),
    p95_ms: percentile(sorted, 95),
    p99_ms: percentile(sorted, 99),
  };
}

/** The nearest rank, to a hundredth of a millisecond; 0 where nothing was measured. */
function percentile(sorted: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return Math.round((sorted[rank - 1] ?? 0) * 100) / 100;
}
