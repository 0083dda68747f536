/** All routes of the API as data, derived from the register of resources. */
import { resources } from '../resources/index.ts';
import type { Action } from '../schema/action.ts';
import type { Resource } from '../schema/resource.ts';
import { listParameters } from './list-parameters.ts';
import type { Route } from './operation.ts';
import { ownRoutes } from './own-routes.ts';
import { act } from './operations/act.ts';
import { create } from './operations/create.ts';
import { list } from './operations/list.ts';
import { preview } from './operations/preview.ts';
import { isDeletable, remove } from './operations/remove.ts';
import { retrieve } from './operations/retrieve.ts';
import { update } from './operations/update.ts';

/** The routes of some resources; the API's own are those of its register. */
export function routesOf(register: readonly Resource[]): readonly Route[] {
  return register.flatMap((resource) => [
    ...collectionRoutes(resource, register),
    ...recordRoutes(resource, register),
    ...(resource.actions ?? []).map((action) => actionRoute(resource, action, register)),
  ]);
}

export const routes: readonly Route[] = [...routesOf(resources), ...ownRoutes(resources)];

type Pattern = Pick<Route, 'resource' | 'parameters' | 'body' | 'answer' | 'successStatus' | 'scope'>;

function reading(resource: Resource): Pattern {
  const scope = `${resource.plural}:read`;
  return { resource, scope, parameters: [], body: { kind: 'none' }, answer: 'record', successStatus: 200 };
}

function writing(resource: Resource): Pattern {
  return { ...reading(resource), scope: `${resource.plural}:write` };
}

function collectionRoutes(resource: Resource, register: readonly Resource[]): Route[] {
  const { plural } = resource;
  const path = `/${plural}`;
  const routesOfAll: Route[] = [
    {
      ...reading(resource),
      method: 'GET',
      path,
      operationId: `list${capital(plural)}`,
      parameters: listParameters(resource),
      answer: 'list',
      run: (call) => list(resource, call),
    },
    {
      ...writing(resource),
      method: 'POST',
      path,
      operationId: `create${name(resource)}`,
      body: { kind: 'create' },
      successStatus: 201,
      run: (call) => create(resource, register, call),
    },
  ];
  if (resource.previews !== true) return routesOfAll;
  return [
    ...routesOfAll,
    {
      ...writing(resource),
      method: 'POST',
      path: `${path}/preview`,
      operationId: `preview${name(resource)}`,
      body: { kind: 'create' },
      answer: 'other',
      run: (call) => preview(resource, call),
    },
  ];
}

function recordRoutes(resource: Resource, register: readonly Resource[]): Route[] {
  const path = `/${resource.plural}/{id}`;
  const retrieval: Route = {
    ...reading(resource),
    method: 'GET',
    path,
    operationId: `get${name(resource)}`,
    run: (call) => retrieve(resource, call),
  };
  const change: Route = {
    ...writing(resource),
    method: 'PATCH',
    path,
    operationId: `update${name(resource)}`,
    body: { kind: 'update' },
    run: (call) => update(resource, register, call),
  };
  const removal: Route = {
    ...writing(resource),
    method: 'DELETE',
    path,
    operationId: `delete${name(resource)}`,
    answer: 'deleted',
    run: (call) => remove(resource, register, call),
  };
  return [
    retrieval,
    ...(resource.revise === undefined ? [] : [change]),
    ...(isDeletable(resource) ? [removal] : []),
  ];
}

function actionRoute(resource: Resource, action: Action, register: readonly Resource[]): Route {
  const answers = action.answers?.();
  return {
    ...writing(resource),
    method: 'POST',
    path: `/${resource.plural}/{id}/${action.name}`,
    operationId: `${camelCase(action.name)}${name(resource)}`,
    body: { kind: 'action', fields: action.fields },
    successStatus: action.successStatus,
    ...(answers === undefined ? {} : { answers }),
    run: (call) => act(resource, action, register, call),
  };
}

function name({ object }: Resource): string {
  return capital(object);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function camelCase(words: string): string {
  return words.replace(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());
}
