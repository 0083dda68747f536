/** Says in the words of the sheets what the API says in the names of its fields. */
import type { Refusal } from '../../errors/refusal.ts';
import type { Fields } from '../../schema/field.ts';
import type { Resource } from '../../schema/resource.ts';
import { itemsTable, recordTable } from '../../store/table.ts';

/** The reasons of a refusal for people in the sheet, each behind the header of its column. */
export function reasonsOf(
  resource: Resource,
  { message: whole, facts: { problems = [] } }: Refusal,
): string[] {
  if (problems.length === 0) return [ownersWords(resource, whole)];
  return problems.map(({ pointer, message }) => {
    const label = labelOf(resource, pointer);
    const sentence = ownersWords(resource, message);
    return label === '' ? sentence : `${label}: ${sentence}`;
  });
}

/** A sentence with the headers of the columns in the place of field names. */
export function ownersWords(resource: Resource, sentence: string): string {
  const headers = headersOf(resource);
  const names = namesIn(resource.fields);
  const wordFor = (name: string): string =>
    names.has(name) ? (headers.get(name) ?? plainWords(name)) : name;
  return sentence
    .replace(/`([a-z][a-z0-9_]*)`/g, (_whole, name: string) => wordFor(name))
    .replace(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g, wordFor);
}

/** The header of the column that a pointer into the body leads to, or the field's name in plain words. */
function labelOf(resource: Resource, pointer: string): string {
  const steps = pointer.split('/').filter((step) => step !== '' && !/^\d+$/.test(step));
  const last = steps[steps.length - 1];
  if (last === undefined) return '';
  const headers = headersOf(resource);
  return headers.get(steps.join('.')) ?? headers.get(last) ?? plainWords(last);
}

// A column of a part is found by the part's path; the column of a line stands in the sheet of lines.
function headersOf(resource: Resource): ReadonlyMap<string, string> {
  const columns = [...(itemsTable(resource)?.columns ?? []), ...recordTable(resource).columns];
  return new Map(columns.map(({ key, header }) => [key, header]));
}

function namesIn(fields: Fields): ReadonlySet<string> {
  return new Set(Object.entries(fields).flatMap(([name, { kind }]) => [name, ...namesIn(kind.fields ?? {})]));
}

function plainWords(name: string): string {
  const words = name.replace(/_id$/, '').replace(/_/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
