/** The routes of billing as data, derived from the register of resources. */
import { resources } from '../../resources/index.ts';
import { listParameters } from '../list-parameters.ts';
import { ownRoutes } from './payment-routes.ts';
import { act } from '../operations/act.ts';
import { create } from '../operations/create.ts';
import { list } from '../operations/list.ts';
import { preview } from '../operations/preview.ts';
import { retrieve } from '../operations/retrieve.ts';
import { update } from '../operations/update.ts';
/** The routes that some resources are billed by; the API's own are those of its register. */
export function routesOf(register) {
  return register.flatMap((resource) => [
    ...collectionRoutes(resource, register),
    ...recordRoutes(resource, register),
    ...(resource.actions ?? []).map((action) => actionRoute(resource, action, register)),
  ]);
}
export const routes = [...routesOf(resources), ...ownRoutes(resources)];
function reading(resource) {
  const scope = `${resource.plural}:read`;
  return { resource, scope, parameters: [], body: { kind: 'none' }, answer: 'record', successStatus: 200 };
}
/** What the routes that write a record have in common. */
export function writing(resource) {
  return { ...reading(resource), scope: `${resource.plural}:write` };
}
function collectionRoutes(resource, register) {
  const { plural } = resource;
  const path = `/${plural}`;
  const routesOfAll = [
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
      operationId: `create${singular(resource)}`,
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
      operationId: `preview${singular(resource)}`,
      body: { kind: 'create' },
      answer: 'other',
      run: (call) => preview(resource, call),
    },
  ];
}
function recordRoutes(resource, register) {
  const path = `/${resource.plural}/{id}`;
  const retrieval = {
    ...reading(resource),
    method: 'GET',
    path,
    operationId: `get${singular(resource)}`,
    run: (call) => retrieve(resource, call),
  };
  const change = {
    ...writing(resource),
    method: 'PATCH',
    path,
    operationId: `update${singular(resource)}`,
    body: { kind: 'update' },
    run: (call) => update(resource, register, call),
  };
  return resource.revise === undefined ? [retrieval] : [retrieval, change];
}
function actionRoute(resource, action, register) {
  const answers = action.answers?.();
  return {
    ...writing(resource),
    method: 'POST',
    path: `/${resource.plural}/{id}/${action.name}`,
    operationId: `${camelCase(action.name)}${singular(resource)}`,
    body: { kind: 'action', fields: action.fields },
    successStatus: action.successStatus,
    ...(answers === undefined ? {} : { answers }),
    run: (call) => act(resource, action, register, call),
  };
}
/** How operations call a record, for example `Invoice`. */
export function singular({ object }) {
  return capital(object);
}
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
function camelCase(words) {
  return words.replace(/_(\w)/g, (_whole, letter) => letter.toUpperCase());
}
