/** Writes the summary of an operation, a few words that say what it does. */
import type { Route } from '../../core/api/operation.ts';
import type { Action } from '../../core/schema/action.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { pascalCase } from '../schemas/json-schema.ts';
import { otherAnswers } from '../schemas/other-answers.ts';

/** Summaries that do not follow the pattern, by `operationId`. */
const ownSummaries: Readonly<Record<string, string>> = {
  listInvoicePayments: 'List the payments of an invoice',
  listInvoiceCreditNotes: 'List the credit notes of an invoice',
  createInvoicePayment: 'Record a payment for an invoice',
  createPayment: 'Record a payment',
  emailInvoice: 'Mail an invoice',
  emailQuotation: 'Mail a quotation',
  emailCreditNote: 'Mail a credit note',
};

/** The summary of a route's operation. */
export function summaryOf(route: Route): string {
  const { answer, body, method, operationId, path } = route;
  const alias = aliasOf(route);
  if (alias !== null) return `${pascalCase(alias)} ${withArticle(inWords(resourceOf(route).object))}`;
  const own =
    actionOfRoute(route)?.summary ?? otherAnswers[operationId]?.summary ?? ownSummaries[operationId];
  if (own !== undefined) return own;
  const { object, plural } = shownResource(route);
  if (answer === 'list') return `List all ${inWords(plural)}`;
  if (answer === 'batch') return `Create several ${inWords(plural)}`;
  // Of the workspace there is one, which no id names.
  const isOnly = answer === 'record' && method !== 'POST' && !path.includes('{id}');
  const one = isOnly ? `the ${inWords(object)}` : withArticle(inWords(object));
  if (answer === 'deleted') return `Delete ${one}`;
  if (body.kind === 'update') return `Update ${one}`;
  return `${method === 'GET' ? 'Get' : 'Create'} ${one}`;
}

/** The action that a route carries out, or null. */
export function actionOfRoute({ body, path, resource }: Route): Action | null {
  if (body.kind !== 'action') return null;
  const step = path.slice(path.lastIndexOf('/') + 1);
  const actions = [...(resource?.actions ?? []), ...(resource?.lateActions ?? [])];
  return actions.find(({ name, alias }) => step === name || step === alias) ?? null;
}

/** The other name under which a route carries out its action; null when it has the action's own name. */
export function aliasOf(route: Route): string | null {
  const { alias } = actionOfRoute(route) ?? {};
  return alias !== undefined && route.path.endsWith(`/${alias}`) ? alias : null;
}

/**
 * The resource of a route's path and body.
 * @throws Error when the route belongs to no resource
 */
export function resourceOf({ operationId, resource }: Route): Resource {
  if (resource === null) throw new Error(`${operationId} belongs to no resource.`);
  return resource;
}

/**
 * The resource whose records a route answers.
 * @throws Error when the route answers something else: `otherAnswers` describes that by operationId
 */
export function shownResource({ answers, operationId, resource }: Route): Resource {
  const shown = answers ?? resource;
  if (shown === null) throw new Error(`${operationId} answers no records.`);
  return shown;
}

function inWords(name: string): string {
  return name.replace(/_/g, ' ');
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
