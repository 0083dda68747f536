/** All routes of the API as data, derived from the register of resources. */
import type { Scope } from '../access/scopes.ts';
import { resources } from '../resources/index.ts';
import type { Resource } from '../schema/resource.ts';
import type { Route } from './operation.ts';
import { create } from './operations/create.ts';
import { list, listParameters } from './operations/list.ts';
import { retrieve } from './operations/retrieve.ts';

/** The routes of some resources; the API's own are those of its register. */
export function routesOf(register: readonly Resource[]): readonly Route[] {
  return register.flatMap((resource): Route[] => {
    const { object, plural } = resource;
    const name = object.charAt(0).toUpperCase() + object.slice(1);
    const names = plural.charAt(0).toUpperCase() + plural.slice(1);
    const scope = (access: 'read' | 'write'): Scope => `${plural}:${access}` as Scope;
    return [
      {
        method: 'GET',
        path: `/${plural}`,
        operationId: `list${names}`,
        summary: `List all ${plural}`,
        scope: scope('read'),
        resource,
        parameters: listParameters,
        successStatus: 200,
        run: (call) => list(resource, call),
      },
      {
        method: 'POST',
        path: `/${plural}`,
        operationId: `create${name}`,
        summary: `Create ${/^[aeiou]/.test(object) ? 'an' : 'a'} ${object}`,
        scope: scope('write'),
        resource,
        parameters: [],
        successStatus: 201,
        run: (call) => create(resource, register, call),
      },
      {
        method: 'GET',
        path: `/${plural}/{id}`,
        operationId: `get${name}`,
        summary: `Get ${/^[aeiou]/.test(object) ? 'an' : 'a'} ${object}`,
        scope: scope('read'),
        resource,
        parameters: [],
        successStatus: 200,
        run: (call) => retrieve(resource, call),
      },
    ];
  });
}

export const routes = routesOf(resources);
