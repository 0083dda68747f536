/** Says in a few words what an operation does. */
import type { Route } from '../api/operation.ts';
import type { Action } from '../schema/action.ts';
import { otherAnswers } from './other-answers.ts';

/** The summary of a route's operation. */
export function summaryOf(route: Route): string {
  const { answer, body, method, operationId, resource } = route;
  const action = actionOf(route);
  if (action !== null) return action.summary;
  const other = answer === 'other' ? otherAnswers[operationId] : undefined;
  if (other !== undefined) return other.summary;
  if (answer === 'list') return `List all ${(route.answers ?? resource).plural}`;
  const one = withArticle((route.answers ?? resource).object);
  if (answer === 'deleted') return `Delete ${one}`;
  if (body.kind === 'update') return `Change ${one}`;
  return `${method === 'GET' ? 'Get' : 'Create'} ${one}`;
}

/** The action that a route carries out, or null. */
export function actionOf({ body, path, resource }: Route): Action | null {
  if (body.kind !== 'action') return null;
  return resource.actions?.find(({ name }) => path.endsWith(`/${name}`)) ?? null;
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
