/** The one error that the API throws on purpose: a code of the catalogue, and the facts of this case. */
import type { Problem } from '../schema/problem.ts';
import type { ErrorCode } from './error-table.ts';

export interface RefusalFacts {
  /** Faults of fields or parameters, all at once. */
  readonly problems?: readonly Problem[];
  /** Faults of query parameters. */
  readonly parameters?: readonly ParameterProblem[];
  /** Further members of the answer, for example `existing_id`. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
}

export interface ParameterProblem {
  readonly parameter: string;
  readonly code: ErrorCode;
  readonly message: string;
}

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly facts: RefusalFacts;

  /** @param detail a sentence for a person: what is wrong, where, and what to do */
  constructor(code: ErrorCode, detail: string, facts: RefusalFacts = {}) {
    super(detail);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }
}

/** Makes a refusal for faults of the body; a fault that several checks have found is listed once. */
export function invalid(found: readonly Problem[]): Refusal {
  const problems = found.filter(({ pointer, code }, index) => {
    const first = found.findIndex((other) => other.pointer === pointer && other.code === code);
    return first === index;
  });
  const count = problems.length === 1 ? '1 field is invalid.' : `${problems.length} fields are invalid.`;
  return new Refusal('validation_failed', count, { problems });
}

/** Makes a refusal that is worth repeating, because the workspace could not do it now. */
export function busy(
  code: 'workspace_busy' | 'workspace_unavailable',
  detail: string,
  retryAfterSeconds: number,
): Refusal {
  return new Refusal(code, detail, { retryAfterSeconds });
}
