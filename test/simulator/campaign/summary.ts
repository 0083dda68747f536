/** Sums up a simulation: its counts, and the runs that broke an invariant. */

export interface BrokenRun {
  /** The setting of the platform's unsettled facts. */
  readonly switches: string;
  readonly seed: number;
  /** Sentences. */
  readonly violations: readonly string[];
  /** The token that repeats it. */
  readonly replay: string;
}

/** The work of one process with one setting of the switches. */
export interface Result {
  readonly runs: number;
  readonly crash_points: number;
  /** The number of these that ended with all lists read and every webhook sent. */
  readonly thorough: number;
  /** Executions of the script in all of these. */
  readonly executions: number;
  readonly service_calls: number;
  readonly found: readonly BrokenRun[];
  /** Processor time; other processes may share the processors. */
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
  readonly service_calls_per_cpu_second: number;
}

/** The sum of what several processes have done side by side. */
export function sumUp(parts: readonly Result[], seconds: number): Summary {
  const sum = (count: (part: Result) => number): number =>
    parts.reduce((total, part) => total + count(part), 0);
  const runs = sum((part) => part.runs);
  const crashPoints = sum((part) => part.crash_points);
  const serviceCalls = sum((part) => part.service_calls);
  const cpuSeconds = sum((part) => part.cpu_seconds);
  const found = parts.flatMap((part) => part.found);
  return {
    runs,
    crash_points: crashPoints,
    thorough: sum((part) => part.thorough),
    executions: sum((part) => part.executions),
    service_calls: serviceCalls,
    violations: found.length,
    replay: found[0]?.replay ?? null,
    seconds: Math.round(seconds),
    schedules_per_second: Math.round((runs + crashPoints) / seconds),
    cpu_seconds: Math.round(cpuSeconds),
    schedules_per_cpu_second: Math.round((runs + crashPoints) / cpuSeconds),
    service_calls_per_cpu_second: Math.round(serviceCalls / cpuSeconds),
    found,
  };
}

/** A summary for a person. @param saboteur the script's saboteur, which a token does not tell */
export function describeSummary(summary: Summary, saboteur: string | null): string {
  const { runs, crash_points, thorough, executions, service_calls, violations, seconds, found } = summary;
  const broken = saboteur === null ? '' : `--saboteur ${saboteur} `;
  const findings = found.map(({ switches, violations: sentences, replay }) =>
    [...sentences, `npm run simulate -- --switches ${switches} ${broken}--replay '${replay}'`, ''].join('\n'),
  );
  const done = `${counted(runs)} runs and ${counted(crash_points)} crash points`;
  const work = `${counted(thorough)} thorough ends, ${counted(executions)} executions with ${counted(service_calls)} service calls`;
  const rates = `${summary.schedules_per_second} schedules a second`;
  const cpuRates = `${summary.schedules_per_cpu_second} with ${counted(summary.service_calls_per_cpu_second)} calls`;
  const total = `${done} in ${seconds} s: ${violations} violations.`;
  return [...findings, `${work}: ${rates}, ${cpuRates} in a second of one core.`, total].join('\n');
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}
