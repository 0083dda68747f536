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

/** What one process has done with one setting of the switches. */
export interface Result {
  readonly runs: number;
  readonly crash_points: number;
  readonly found: readonly Found[];
  /** What it took of processors, on which others may be at work as well. */
  readonly cpu_seconds: number;
}

/** Its members are the JSON of the command. */
export interface Summary extends Result {
  readonly violations: number;
  /** The token of the first violation, null when there is none. */
  readonly replay: string | null;
  readonly seconds: number;
  readonly schedules_per_second: number;
  readonly schedules_per_cpu_second: number;
}

/** The sum of what several processes have done side by side. */
export function sumUp(parts: readonly Result[], seconds: number): Summary {
  const runs = parts.reduce((sum, part) => sum + part.runs, 0);
  const crashPoints = parts.reduce((sum, part) => sum + part.crash_points, 0);
  const found = parts.flatMap((part) => part.found);
  const cpuSeconds = parts.reduce((sum, part) => sum + part.cpu_seconds, 0);
  return {
    runs,
    crash_points: crashPoints,
    violations: found.length,
    replay: found[0]?.replay ?? null,
    seconds: Math.round(seconds),
    schedules_per_second: Math.round((runs + crashPoints) / seconds),
    cpu_seconds: Math.round(cpuSeconds),
    schedules_per_cpu_second: Math.round((runs + crashPoints) / cpuSeconds),
    found,
  };
}

/** A summary for a person. @param mutation the script's mutation, which a token does not tell */
export function describeSummary(summary: Summary, mutation: string | null): string {
  const { runs, crash_points, violations, seconds, schedules_per_second, found } = summary;
  const rates = `${schedules_per_second} a second, ${summary.schedules_per_cpu_second} a second of one core`;
  const mutated = mutation === null ? '' : `--mutation ${mutation} `;
  const findings = found.map(({ switches, violations: sentences, replay }) =>
    [...sentences, `npm run simulate -- --switches ${switches} ${mutated}--replay '${replay}'`, ''].join(
      '\n',
    ),
  );
  const total = `${runs} runs and ${crash_points} crash points in ${seconds} s (${rates}): ${violations} violations.`;
  return [...findings, total].join('\n');
}
