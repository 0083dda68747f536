/** Decides what a key is told that may write records and not read them: receipts of its own, nothing about others. */
import { errorTable } from '../errors/error-table.ts';
import { invalid, Refusal } from '../errors/refusal.ts';
import { isObject } from '../schema/merge-patch.ts';
import type { Problem } from '../schema/problem.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Answer, Call, Route } from './operation.ts';

/** The one who asks, and the register. */
type Asker = Pick<Call, 'may' | 'session'>;

const sums = ['subtotal', 'discount_total', 'taxable_total', 'tax_total', 'total', 'amount'];

/** The fields of every receipt, and those that only the receipt of a document or a payment has. */
export const limitedFields: readonly string[] = ['id', 'object', 'deleted'];
export const billedFields: readonly string[] = [
  ...['number', 'status', 'currency', ...sums, 'amounts'],
  // Not `hosted_url`: the page behind it shows the address of a customer whom the key has only named.
  'allowed_actions',
];

/** True for fields of `amounts` that a receipt shows. */
export function isLimitedAmount(name: string): boolean {
  return name === 'currency' || sums.includes(name);
}

/**
 * The answer to a write with a receipt instead of the record, unless the key may read it. A receipt has no ETag: that is
 * a hash of all that the record holds, and would confirm guesses about what the receipt leaves out.
 */
function limit(answer: Answer, asker: Asker): Answer {
  const shown = JSON.parse(answer.body) as JsonObject;
  const receipt = limitedTo(shown, asker);
  if (receipt === shown) return answer;
  const { ETag: _hash, ...headers } = answer.headers ?? {};
  return { ...answer, body: JSON.stringify(receipt), headers };
}

// The receipt of a record, or of each record of a batch; whatever else is shown stays as it is.
function limitedTo(shown: JsonObject, asker: Asker): JsonObject {
  const { may } = asker;
  const { resources } = asker.session;
  const { data, results } = shown;
  if (shown.object === 'batch')
    return { ...shown, data: (data as JsonObject[]).map((one) => limitedTo(one, asker)) };
  if (shown.object === 'batch_result') {
    const told = (results as JsonObject[]).map((result) =>
      isObject(result.data) ? { ...result, data: limitedTo(result.data, asker) } : result,
    );
    return { ...shown, results: told };
  }
  const resource = resources.find(({ object }) => object === shown.object);
  if (resource === undefined || may(`${resource.plural}:read`)) return shown;
  const names = 'status' in shown ? [...limitedFields, ...billedFields] : limitedFields;
  const receipt = pick(shown, (name) => names.includes(name));
  if (receipt.amounts !== undefined) receipt.amounts = pick(receipt.amounts as JsonObject, isLimitedAmount);
  return receipt;
}

function pick(object: Readonly<JsonObject>, isPicked: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => isPicked(name)));
}

/**
 * The error as the key may know it: a conflict with a record that it may not read says only that there is one, and a
 * record that it may not refer to looks like one that is not there.
 */
function withhold(
  error: unknown,
  { may, session: { resources } }: Asker,
  { resource, answers }: Pick<Route, 'resource' | 'answers'>,
): unknown {
  if (!(error instanceof Refusal)) return error;
  const { code, facts } = error;
  const hides = (plural: string | undefined): boolean =>
    resources.some((known) => known.plural === plural) && !may(`${plural}:read`);
  if (errorTable[code] === 409 || errorTable[code] === 412) {
    const holder = resources.find(({ idPrefix }) =>
      String(facts.members?.existing_id).startsWith(`${idPrefix}_`),
    );
    const own = facts.members === undefined ? [] : [holder?.plural ?? resource?.plural, answers?.plural];
    const isHidden = [...(facts.about ?? own), holder?.plural].some(hides);
    return isHidden ? new Refusal(code, 'It conflicts with a record that this API key may not read.') : error;
  }
  const problems = facts.problems?.map((problem) => withholdProblem(problem, hides));
  // With one fault the detail repeats its message, so it is written anew.
  return problems === undefined
    ? error
    : new Refusal(code, invalid(problems).message, { ...facts, problems });
}

function withholdProblem(problem: Problem, hides: (plural: string) => boolean): Problem {
  const { pointer, code } = problem;
  if (code === 'payment_exceeds_amount_due' && hides('invoices'))
    return { pointer, code, message: 'Must be at most what is due.' };
  if (code === 'currency_mismatch' && hides('products'))
    return { pointer, code, message: 'The product has a price in another currency: give a unit_price.' };
  const isReference = ['not_found', 'archived_customer', 'inactive_product'].includes(code);
  const isHidden =
    (/\/customer_id$/.test(pointer) && hides('customers')) ||
    (/\/(product_id|sku)$/.test(pointer) && hides('products'));
  if (!isReference || !isHidden) return problem;
  return { pointer, code: 'not_found', message: 'Names no record that can be used.' };
}

/** Restricts the answers to keys that may not read all records. */
export const limitedAnswers = { limit, withhold };

export type LimitedAnswers = typeof limitedAnswers;
