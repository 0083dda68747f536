/** Documents receipts: what a key is told of a record that it writes and may not read. */
import { billedFields, isLimitedAmount, limitedFields } from '../../core/api/limited-answers.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { answerObject, type Definitions, define, type JsonSchema, nullable } from './json-schema.ts';
import { recordName } from './record-schemas.ts';

/** The name of the schema of the receipts of a resource's records. */
export function receiptName(resource: Resource): string {
  return `${recordName(resource)}Receipt`;
}

/**
 * Adds the schema of the receipts of a resource.
 * @throws Error when its records are not defined
 */
export function defineReceipt(resource: Resource, definitions: Definitions): void {
  const name = receiptName(resource);
  const { properties } = definitions.get(recordName(resource)) as {
    properties: Readonly<Record<string, JsonSchema>>;
  };
  const names = 'status' in properties ? [...limitedFields, ...billedFields] : limitedFields;
  const shown = pick(properties, (field) => names.includes(field));
  if (resource.previews === true) {
    const description = 'The id of the record; null in a preview.';
    shown.id = { ...nullable(shown.id ?? {}), description };
  }
  if (shown.amounts !== undefined) {
    const whole = definitions.get(`${recordName(resource)}Amounts`)?.properties as Record<string, JsonSchema>;
    const amounts = define(definitions, `${name}Amounts`, answerObject(pick(whole, isLimitedAmount)));
    shown.amounts = { ...amounts, description: 'The same numbers as exact text.' };
  }
  define(definitions, name, {
    ...answerObject(shown),
    description: `What a key without the scope \`${resource.plural}:read\` is told of what it has written.`,
  });
}

function pick(
  properties: Readonly<Record<string, JsonSchema>>,
  isPicked: (name: string) => boolean,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => isPicked(name)));
}
