/** The one error that the API throws on purpose: a code of the catalogue, and the facts of this case. */
import type { Problem } from '../schema/problem.ts';
import type { ErrorCode } from './error-table.ts';

export interface RefusalFacts {
  /** Faults of fields or parameters, all at once. */
  readonly problems?: readonly Problem[];
  /** How many faults there are beside these. */
  readonly more?: number;
  /** Faults of query parameters. */
  readonly parameters?: readonly ParameterProblem[];
  /** Further members of the answer, for example `existing_id`. */
  readonly members?: Readonly<Record<string, unknown>>;
  /** The `plural` of the resources whose records the refusal tells of, where they are not those of the route. */
  readonly about?: readonly string[];
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
  const names = new Set<string>();
  const distinct = found.filter(({ pointer, code }) => {
    const before = names.size;
    return names.add(`${code} ${pointer}`).size > before;
  });
  const problems = distinct.filter(({ count }) => count === undefined);
  const more = distinct.reduce((sum, { count = 0 }) => sum + count, 0);
  const total = problems.length + more;
  const [only] = problems;
  const detail =
    only === undefined || total > 1
      ? `${total} fields are invalid.`
      : `${only.pointer && `${only.pointer}: `}${only.message}`;
  return new Refusal('validation_failed', detail, { problems, more });
}

/** Makes a refusal for a scope that the key lacks. */
export function lacking(scope: string): Refusal {
  return new Refusal('insufficient_scope', `The API key needs the scope ${scope}.`, {
    members: { required_scope: scope },
  });
}

/** Makes a refusal that is worth repeating, because the workspace could not do it now. */
export function busy(
  code: 'workspace_busy' | 'workspace_unavailable',
  detail: string,
  retryAfterSeconds: number,
): Refusal {
  return new Refusal(code, detail, { retryAfterSeconds });
}

/** The refusal of a request that has met others too often. */
export function overtaken(): Refusal {
  return busy('workspace_busy', 'Other requests are in progress. Try again.', 2);
}

/** Makes a refusal that holds until a person has mended the spreadsheet: trying again each minute is enough. */
export function misconfigured(detail: string, members: RefusalFacts['members'] = {}): Refusal {
  return new Refusal('workspace_misconfigured', detail, { members, retryAfterSeconds: 60 });
}
