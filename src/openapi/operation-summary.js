import { otherAnswers } from './other-answers.ts';
/** What no pattern tells, by `operationId`. */
const ownSummaries = {
  listInvoicePayments: 'List the payments of an invoice',
  createInvoicePayment: 'Book a payment on an invoice',
};
/** The summary of a route's operation. */
export function summaryOf(route) {
  const { answer, body, method, operationId } = route;
  const own = actionOf(route)?.summary ?? otherAnswers[operationId]?.summary ?? ownSummaries[operationId];
  if (own !== undefined) return own;
  const { object, plural } = shownResource(route);
  if (answer === 'list') return `List all ${inWords(plural)}`;
  const one = withArticle(inWords(object));
  if (answer === 'deleted') return `Delete ${one}`;
  if (body.kind === 'update') return `Change ${one}`;
  return `${method === 'GET' ? 'Get' : 'Create'} ${one}`;
}
/** The action that a route carries out, or null. */
export function actionOf({ body, path, resource }) {
  if (body.kind !== 'action') return null;
  return resource?.actions?.find(({ name }) => path.endsWith(`/${name}`)) ?? null;
}
/**
 * The resource that a route's path and body are about.
 * @throws Error when they are about none
 */
export function resourceOf({ operationId, resource }) {
  if (resource === null) throw new Error(`Nothing tells what ${operationId} is about.`);
  return resource;
}
/**
 * The resource whose records a route answers.
 * @throws Error when it answers something else, which has to be told by its operationId
 */
export function shownResource({ answers, operationId, resource }) {
  const shown = answers ?? resource;
  if (shown === null) throw new Error(`Nothing tells what ${operationId} answers.`);
  return shown;
}
function inWords(name) {
  return name.replace(/_/g, ' ');
}
function withArticle(noun) {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
