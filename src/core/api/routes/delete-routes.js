import { isDeletable, remove } from '../operations/remove.ts';
import { singular, writing } from './routes.ts';
export function removalRoutesOf(register) {
  return register.filter(isDeletable).map((resource) => ({
    ...writing(resource),
    method: 'DELETE',
    path: `/${resource.plural}/{id}`,
    operationId: `delete${singular(resource)}`,
    answer: 'deleted',
    run: (call) => remove(resource, register, call),
  }));
}
