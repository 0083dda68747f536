/** Invariants of single answers: every request gets a well-formed and definite one, and no error escapes the script. */
import { errorTable } from '../../../../src/core/errors/error-table.ts';
import { openApiDocument } from '../../../../src/openapi/openapi-document.ts';
import type { ReceivedAnswer, ApiCall } from '../../actors/actor.ts';
import { isFinal } from '../../actors/exchange.ts';
import type { Invariant } from '../invariant.ts';

/** A client that repeats a request is answered, and the workspace works at the end as at the beginning. */
export const definiteAnswers: Invariant = {
  name: 'every request comes to an answer',
  check({ exchanges, finalReads }) {
    const open = exchanges.filter(({ answer }) => !isFinal(answer));
    const lists = [...finalReads.lists].filter(([, answer]) => answer?.status !== 200);
    return [
      ...open.map(({ call, attempts, answer }) => {
        const last = answer === null ? 'nothing' : `${answer.status} ${JSON.stringify(answer.body)}`;
        return `${call.method} ${call.path} has ${last} after ${attempts.length} attempts`;
      }),
      ...(finalReads.written?.status === 201
        ? []
        : [`the creation at the end: ${JSON.stringify(finalReads.written)}`]),
      ...lists.map(([plural, answer]) => `the list of ${plural} at the end: ${JSON.stringify(answer)}`),
      ...[...finalReads.lists].flatMap(([plural, answer]) =>
        answer?.body.quarantined === undefined
          ? []
          : [`${plural} in quarantine: ${String(answer.body.quarantined)}`],
      ),
    ];
  },
};

/** Every answer is well-formed and has a status or a code that the OpenAPI document promises for its operation. */
export const wellFormedAnswers: Invariant = {
  name: 'every answer is well-formed',
  check: ({ exchanges }) =>
    exchanges.flatMap(({ call, attempts }) =>
      attempts.flatMap(({ id, answer }) =>
        answer === null ? [] : faultsOf(call, answer).map((fault) => `${id}: ${fault} ${shown(answer)}`),
      ),
    ),
};

function faultsOf(call: ApiCall, { status, headers, body }: ReceivedAnswer): string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  expect(/^req_[0-9A-Z]{26}$/.test(headers['X-Request-Id'] ?? ''), 'no request id');
  const documented = documentedAnswers(call);
  if (status < 400) {
    expect(documented.statuses.includes(String(status)), 'an undocumented status');
    return faults;
  }
  expect(documented.codes.includes(String(body.code)), 'an undocumented code');
  const known = Object.entries(errorTable).find(([code]) => code === body.code)?.[1];
  expect(known === status, 'a code that does not go with its status');
  expect(status !== 500, 'an internal error');
  expect(headers['Content-Type'] === 'application/problem+json', 'no problem document');
  const isPassing = status === 503 || status === 429;
  expect(!isPassing || Number(headers['Retry-After']) > 0, 'a refusal for now without Retry-After');
  return faults;
}

function shown({ status, body }: ReceivedAnswer): string {
  return `${status} ${JSON.stringify(body).slice(0, 300)}`;
}

interface Coded {
  readonly 'x-codes'?: readonly string[];
}

interface DocumentedOperation extends Coded {
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation | undefined>>>>;
  readonly components: Readonly<Record<'parameters' | 'responses', Readonly<Record<string, Coded>>>>;
}

/** What an operation may answer: statuses of success, and codes of refusals. */
interface DocumentedAnswers {
  readonly statuses: readonly string[];
  readonly codes: readonly string[];
}

let document: Document | null = null;
const known = new Map<string, DocumentedAnswers>();

// Paths of the document have {id} where a request has one.
function documentedAnswers({ method, path }: ApiCall): DocumentedAnswers {
  const operation = `${method} ${path.replace(/[a-z]{2,3}_[0-9A-Z]{26}/, '{id}')}`;
  const remembered = known.get(operation);
  if (remembered !== undefined) return remembered;
  document ??= openApiDocument() as unknown as Document;
  const { paths, components } = document;
  const [, template = ''] = operation.split(' ');
  const found =
    paths[template]?.[method.toLowerCase()] ?? paths[template.replace('/api/v1', '')]?.[method.toLowerCase()];
  const responses = Object.entries(found?.responses ?? {});
  // A response or a parameter that operations share lists the codes that come with it.
  const codesIn = (kind: 'parameters' | 'responses', parts: readonly { readonly $ref?: string }[]) =>
    parts.flatMap(({ $ref = '' }) => components[kind][$ref.replace(/^.*\//, '')]?.['x-codes'] ?? []);
  const shared = [
    ...codesIn(
      'responses',
      responses.map(([, response]) => response),
    ),
    ...codesIn('parameters', found?.parameters ?? []),
  ];
  const answers = {
    statuses: responses.map(([status]) => status),
    codes: [...(found?.['x-codes'] ?? []), ...shared],
  };
  known.set(operation, answers);
  return answers;
}

/** Google's failures reach the owner who has chosen a command of the menu: a person repeats it. */
const googleFailure = /^\w+: Service (\w+ failed while accessing|invoked too many times)/;

/** Whatever Google's services do, the script itself does not fail: what ends an execution is Google's own exception. */
export const noUncaughtErrors: Invariant = {
  name: 'the script does not fail',
  check: ({ executions }) =>
    executions.flatMap(({ id, outcome }) =>
      outcome.ok || outcome.reason === 'stopped' || googleFailure.test(outcome.text)
        ? []
        : [`${id}: ${outcome.text}`],
    ),
};
