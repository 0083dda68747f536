/** Makes of a row of another tool's file the body that a request would have. */
import { unmarkText } from '../csv/text-sign.ts';
import { isObject } from '../schema/merge-patch.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { type ForeignColumn, nameParts } from './foreign-columns.ts';
import { foreignValue } from './foreign-value.ts';

/** Fills only the fields that the row has; the others count as not given. */
export function foreignBody(
  resource: Resource,
  columns: readonly ForeignColumn[],
  cells: readonly string[],
): JsonObject {
  const body: JsonObject = {};
  const parts: string[] = [];
  for (const { index, path } of columns) {
    const [name = '', inner] = path;
    const text = unmarkText(cells[index] ?? '');
    if (nameParts.includes(name)) parts.push(text.trim());
    const { kind } = resource.fields[name] ?? {};
    const target = inner === undefined ? kind : kind?.fields?.[inner]?.kind;
    const value = target === undefined ? null : foreignValue(target, text);
    if (value === null) continue;
    if (inner === undefined) body[name] = value;
    else body[name] = { ...(isObject(body[name]) ? body[name] : {}), [inner]: value };
  }
  // A customer with neither part of a name is known by a company.
  const name = parts.join(' ').trim() || body.company;
  return body.name === undefined && name !== undefined && resource.plural === 'customers'
    ? { ...body, name }
    : body;
}
