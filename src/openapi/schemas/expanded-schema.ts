/** Documents what an answer shows beside a record when it is asked to expand it. */
import { resources } from '../../core/resources/index.ts';
import type { Expansion, Resource } from '../../core/schema/resource.ts';
import { type Definitions, define, type JsonSchema, nullable, schemaReference } from './json-schema.ts';
import { recordName } from './record-schemas.ts';

/**
 * Adds the schema of what can be shown beside a resource's records, and the member of these that holds it.
 * @throws Error when the records are not defined
 */
export function defineExpanded(resource: Resource, definitions: Definitions): void {
  const name = recordName(resource);
  const record = definitions.get(name);
  if (record === undefined) throw new Error(`There is no schema ${name} to expand.`);
  const properties = Object.entries(resource.expands ?? {}).map(([expanded, expansion]) => [
    expanded,
    besideSchema(expansion),
  ]);
  const reference = define(definitions, `${name}Expanded`, {
    type: 'object',
    properties: Object.fromEntries(properties),
  });
  definitions.set(name, {
    ...record,
    properties: {
      ...(record.properties as Readonly<Record<string, JsonSchema>>),
      expanded: { ...reference, description: 'With `expand` alone: the records that it names.' },
    },
  });
}

function besideSchema(expansion: Expansion): JsonSchema {
  const target = resources.find(({ object }) => object === expansion.object);
  if (target === undefined) throw new Error(`There is no resource ${expansion.object} to show.`);
  const reference = schemaReference(recordName(target));
  if ('idIn' in expansion)
    return {
      ...nullable(reference),
      description: `The record that \`${expansion.idIn}\` names; null when there is none.`,
    };
  return { type: 'array', items: reference, description: 'Newest first.' };
}
