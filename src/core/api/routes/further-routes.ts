/** The routes that read records, with the parameters that few requests send: these stand with the rare routes. */
import { listParameters } from '../lists/list-parameters.ts';
import { metadataParameter } from '../lists/metadata-filter.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Route } from '../operation.ts';
import { listFurther, retrieveFurther } from '../operations/further-reading.ts';

/** The parameters of a list, all of them. */
export function allListParameters(resource: Resource): string[] {
  return [
    ...listParameters(resource),
    ...('metadata' in resource.fields ? [metadataParameter] : []),
    ...expandParameters(resource),
  ];
}

/** Those of these routes that read records and can do more than a plain list or a plain record. */
export function furtherRoutesOf(register: readonly Route[]): readonly Route[] {
  return register.flatMap((route): Route[] => {
    const { answer, method, resource } = route;
    if (method !== 'GET' || resource === null) return [];
    const isList = answer === 'list';
    const parameters = isList ? allListParameters(resource) : expandParameters(resource);
    if (parameters.length === 0) return [];
    const read = isList ? listFurther : retrieveFurther;
    return [{ ...route, parameters, run: (call) => read(resource, call) }];
  });
}

function expandParameters({ expands }: Resource): string[] {
  return expands === undefined ? [] : ['expand'];
}
