/** What came of a simulation: the counts, and what breaks a promise. */

export interface Found {
  /** The setting of the platform's unsettled facts. */
  readonly switches: string;
  readonly seed: number;
  /** Sentences. */
  readonly violations: readonly string[];
  /** The token that repeats it. */
  readonly replay: string;
}

/** Its members are the JSON of the command. */
export interface Summary {
  readonly runs: number;
  readonly crash_points: number;
  readonly violations: number;
  /** The token of the first violation, null when there is none. */
  readonly replay: string | null;
  readonly seconds: number;
  readonly schedules_per_second: number;
  readonly found: readonly Found[];
}

/** The sum of what several processes have done side by side. */
export function sumUp(
  parts: readonly Pick<Summary, 'runs' | 'crash_points' | 'found'>[],
  seconds: number,
): Summary {
  const runs = parts.reduce((sum, part) => sum + part.runs, 0);
  const crashPoints = parts.reduce((sum, part) => sum + part.crash_points, 0);
  const found = parts.flatMap((part) => part.found);
  return {
    runs,
    crash_points: crashPoints,
    violations: found.length,
    replay: found[0]?.replay ?? null,
    seconds: Math.round(seconds),
    schedules_per_second: Math.round((runs + crashPoints) / seconds),
    found,
  };
}

/** A summary for a person. @param mutation the script's mutation, which a token does not tell */
export function describeSummary(summary: Summary, mutation: string | null): string {
  const { runs, crash_points, violations, seconds, schedules_per_second, found } = summary;
  const mutated = mutation === null ? '' : `--mutation ${mutation} `;
  const findings = found.map(({ switches, violations: sentences, replay }) =>
    [...sentences, `npm run simulate -- --switches ${switches} ${mutated}--replay '${replay}'`, ''].join(
      '\n',
    ),
  );
  const total = `${runs} runs and ${crash_points} crash points in ${seconds} s (${schedules_per_second} a second): ${violations} violations.`;
  return [...findings, total].join('\n');
}
