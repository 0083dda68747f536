/** The routes that delete records, which is asked for too seldom to be part of every request. */
import type { Resource } from '../../schema/resource.ts';
import type { Route } from '../operation.ts';
import { isDeletable } from '../../records/delete-record.ts';
import { deleteOne } from '../operations/delete.ts';
import { singular, writing } from './routes.ts';

export function removalRoutesOf(register: readonly Resource[]): readonly Route[] {
  return register.filter(isDeletable).map((resource) => ({
    ...writing(resource),
    method: 'DELETE',
    path: `/${resource.plural}/{id}`,
    operationId: `delete${singular(resource)}`,
    answer: 'deleted',
    run: (call) => deleteOne(resource, call),
  }));
}
