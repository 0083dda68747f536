/** The error that the client throws for a refused request, with the problem document that says why. */

/** A problem document as far as every refusal has it. */
export interface RefusalProblem {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly request_id?: string;
}

/** A refused request. Its message is the problem's detail. */
export class BillingRefusal extends Error {
  override readonly name = 'BillingRefusal';
  /** The HTTP status. */
  readonly status: number;
  /** The code that programs test. */
  readonly code: string;
  /** The whole problem document. */
  readonly problem: RefusalProblem;
  /** The headers of the answer. */
  readonly headers: Headers;

  constructor(problem: RefusalProblem, headers: Headers) {
    super(problem.detail);
    this.problem = problem;
    this.status = problem.status;
    this.code = problem.code;
    this.headers = headers;
  }
}

/** True for a refusal, and when codes are given, for a refusal with one of them. */
export function isRefusal(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof BillingRefusal && (codes.length === 0 || codes.includes(error.code));
}

/** The refusal that an answer tells; what no problem document tells, as a proxy's page, has the code `no_problem`. */
export function readRefusal(response: Response, text: string): BillingRefusal {
  return new BillingRefusal(readProblem(text) ?? unexplained(response), response.headers);
}

function readProblem(text: string): RefusalProblem | null {
  try {
    const problem: unknown = JSON.parse(text);
    const isOne = typeof problem === 'object' && problem !== null && 'code' in problem && 'detail' in problem;
    return isOne ? (problem as RefusalProblem) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function unexplained({ status }: Response): RefusalProblem {
  return {
    status,
    code: 'no_problem',
    detail: `The answer has the status ${status} and no problem document.`,
  };
}
