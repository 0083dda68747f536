/** The routes of billing as data, derived from the register of resources. */
import { resources } from '../../resources/index.ts';
import type { Action } from '../../schema/action.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Route } from '../operation.ts';
import { paymentRoute } from './payment-route.ts';
import { actionOf, changeOf, creation } from '../operations/write.ts';
import { listNewest, plainListParameters } from '../operations/list.ts';
import { retrieve } from '../operations/retrieve.ts';

/** Derives the routes of these resources; the API's own routes are those of its register. */
export function routesOf(register: readonly Resource[]): readonly Route[] {
  return register.flatMap((resource) => [
    ...collectionRoutes(resource),
    ...recordRoutes(resource),
    ...(resource.actions ?? []).flatMap((action) => actionRoutes(resource, action)),
  ]);
}

export const routes: readonly Route[] = [
  ...routesOf(resources.filter(({ isLate }) => isLate !== true)),
  paymentRoute,
];

type Pattern = Pick<Route, 'resource' | 'parameters' | 'body' | 'answer' | 'successStatus' | 'scopes'>;

function reading(resource: Resource): Pattern {
  const scopes = [`${resource.plural}:read`];
  return { resource, scopes, parameters: [], body: { kind: 'none' }, answer: 'record', successStatus: 200 };
}

/** The properties that all routes which write a record have in common. */
export function writing(resource: Resource, verb: 'create' | 'update'): Pattern {
  return { ...reading(resource), scopes: [resource.actionScope ?? `${resource.plural}:${verb}`] };
}

function collectionRoutes(resource: Resource): Route[] {
  const { plural } = resource;
  const path = `/${plural}`;
  return [
    {
      ...reading(resource),
      method: 'GET',
      path,
      operationId: `list${pluralName(resource)}`,
      parameters: plainListParameters,
      answer: 'list',
      run: (call) => listNewest(resource, call),
    },
    {
      ...writing(resource, 'create'),
      method: 'POST',
      path,
      operationId: `create${singular(resource)}`,
      body: { kind: 'create' },
      successStatus: 201,
      write: (call) => creation(resource, call),
    },
  ];
}

function recordRoutes(resource: Resource): Route[] {
  const path = `/${resource.plural}/{id}`;
  const retrieval: Route = {
    ...reading(resource),
    method: 'GET',
    path,
    operationId: `get${singular(resource)}`,
    run: (call) => retrieve(resource, call),
  };
  const change: Route = {
    ...writing(resource, 'update'),
    method: 'PATCH',
    path,
    operationId: `update${singular(resource)}`,
    body: { kind: 'update' },
    write: (call) => changeOf(resource, call),
  };
  return [retrieval, change];
}

/** The routes of an action, which answers the record or, as the action says, another one. */
export function actionRoutes(resource: Resource, action: Action): Route[] {
  const answers = resources.find(({ object }) => object === action.answers);
  const { scopes, ...pattern } = writing(resource, 'update');
  // An action that makes a record needs what making it otherwise would need.
  const makes = action.successStatus === 201 ? [`${(answers ?? resource).plural}:create`] : [];
  const routeAt = (step: string): Route => ({
    ...pattern,
    scopes: [...scopes, ...makes],
    method: 'POST',
    path: `/${resource.plural}/{id}/${step}`,
    operationId: `${camelCase(step)}${singular(resource)}`,
    body: { kind: 'action', fields: action.fields },
    successStatus: action.successStatus,
    ...(answers === undefined ? {} : { answers }),
    write: (call) => actionOf(resource, action, call),
  });
  return [routeAt(action.name), ...(action.alias === undefined ? [] : [routeAt(action.alias)])];
}

/** The name of a record in the names of operations, for example `CreditNote`. */
export function singular({ object }: Resource): string {
  return capital(camelCase(object));
}

/** The name of several records in the names of operations, for example `CreditNotes`. */
export function pluralName({ plural }: Resource): string {
  return capital(camelCase(plural));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function camelCase(words: string): string {
  return words.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}
