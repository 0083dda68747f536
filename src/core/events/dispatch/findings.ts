/** What a run finds out about endpoints and uses of the day's budget, and what is remembered of it. */
import type { Verdict } from '../deliveries/judge-attempt.ts';
import { exhausted, spend } from './day-budget.ts';
import { slowFromMs, slowShare } from './limits.ts';
import { isHopeless, type Memory, noteFailure } from './memory.ts';

export interface Findings {
  readonly fetches: number;
  /** True when the host said that the day's requests are used up. */
  readonly isExhausted: boolean;
  /** Endpoints that kept the sender waiting. */
  readonly slow: readonly string[];
  /** Endpoints that did not, alone or among others. */
  readonly quick: readonly string[];
  /** Endpoints one of which kept the sender waiting. */
  readonly suspects: readonly string[];
  /** Milliseconds spent on slow endpoints. */
  readonly slowMs: number;
  /** In the order in which they came. */
  readonly verdicts: readonly { readonly endpointId: string; readonly verdict: Verdict }[];
}

export const noFindings: Findings = {
  fetches: 0,
  isExhausted: false,
  slow: [],
  quick: [],
  suspects: [],
  slowMs: 0,
  verdicts: [],
};

/**
 * What the time that a call took tells of the endpoints that were called side by side.
 * @param timedOut those of them that did not answer in time
 */
export function blame(
  findings: Findings,
  endpointIds: readonly string[],
  timedOut: readonly string[],
  tookMs: number,
): Findings {
  const ids = [...new Set(endpointIds)];
  if (timedOut.length > 0) return { ...findings, slow: [...findings.slow, ...new Set(timedOut)] };
  if (tookMs < slowFromMs) return { ...findings, quick: [...findings.quick, ...ids] };
  return ids.length === 1
    ? { ...findings, slow: [...findings.slow, ...ids] }
    : { ...findings, suspects: [...findings.suspects, ...ids] };
}

/** What is remembered after a run. */
export function remember(
  memory: Memory,
  findings: Findings,
  used: { readonly nowMs: number; readonly runMs: number },
): Memory {
  const { fetches, isExhausted, slow, quick, suspects, slowMs, verdicts } = findings;
  const isQuick = (id: string): boolean => quick.includes(id) && !slow.includes(id);
  const budget = spend(memory.budget, { runMs: used.runMs, fetches });
  let failing = memory.failing;
  for (const { endpointId, verdict } of verdicts) {
    const { [endpointId]: series, ...others } = failing;
    failing = verdict === 'succeeded' ? others : { ...others, [endpointId]: noteFailure(series, used.nowMs) };
  }
  return {
    ...memory,
    budget: isExhausted ? exhausted(budget) : budget,
    slow: [...new Set([...memory.slow, ...slow])].filter((id) => !isQuick(id)),
    suspects: [...new Set([...memory.suspects, ...suspects])].filter(
      (id) => !isQuick(id) && !slow.includes(id),
    ),
    slowTurnMs: slowMs === 0 ? memory.slowTurnMs : used.nowMs + slowMs / slowShare,
    failing,
  };
}

/** The endpoints that are to be disabled after a run, each with the reason. */
export function hopelessOnes(
  memory: Memory,
  { verdicts }: Findings,
): ReadonlyMap<string, 'gone' | 'failing'> {
  const found = new Map<string, 'gone' | 'failing'>();
  for (const { endpointId, verdict } of verdicts) {
    const series = memory.failing[endpointId];
    if (verdict === 'gone') found.set(endpointId, 'gone');
    else if (series !== undefined && isHopeless(series) && !found.has(endpointId))
      found.set(endpointId, 'failing');
  }
  return found;
}
