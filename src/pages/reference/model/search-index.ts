/** Searches the reference. */
import { guides } from '../guides/index.ts';
import { refusalMeanings, errorAnchor } from '../views/error-chapter.ts';
import { fieldsOf } from './fields.ts';
import { type OpenApi, resolvePart } from './open-api.ts';
import {
  type Chapter,
  eventAnchor,
  eventTypesOf,
  memberAnchor,
  objectAnchor,
  type OutlinedOperation,
  type ShownObject,
} from './outline.ts';

/** A search entry, and its anchor. */
export interface Findable {
  readonly anchor: string;
  readonly title: string;
  /** The method of an operation; `guide`, `object`, `field`, `filter`, `event` or a status for other entries. */
  readonly kind: string;
  /** More words that find the entry. */
  readonly words: string;
}

/** All search entries: operations, guides, objects with their fields, filters, types of events, error codes. */
export function searchIndex(document: OpenApi, chapters: readonly Chapter[]): readonly Findable[] {
  return [
    ...chapters.flatMap(({ operations }) =>
      operations.map(({ method, path, documented: { operationId, summary } }) => ({
        anchor: operationId,
        title: summary,
        kind: method,
        words: `${operationId} ${method} ${path}`,
      })),
    ),
    ...guides.map(({ id, title }) => ({ anchor: id, title, kind: 'guide', words: id })),
    ...chapters.flatMap(({ objects }) =>
      objects.map(({ name }) => ({
        anchor: objectAnchor(name),
        title: `${name} object`,
        kind: 'object',
        words: '',
      })),
    ),
    ...eventTypesOf(document).map(({ type, meaning }) => ({
      anchor: eventAnchor(type),
      title: type,
      kind: 'event',
      words: meaning,
    })),
    ...chapters.flatMap(({ objects }) => objects.flatMap((object) => fieldEntries(document, object))),
    ...chapters.flatMap(({ operations }) =>
      operations.flatMap((operation) => filterEntries(document, operation)),
    ),
    ...refusalMeanings(document).map(([code, { status, meaning }]) => ({
      anchor: errorAnchor(code),
      title: code,
      kind: String(status),
      words: `error ${status} ${meaning}`,
    })),
  ];
}

function fieldEntries(document: OpenApi, { name, schema }: ShownObject): readonly Findable[] {
  return fieldsOf(document, schema).map((field) => ({
    anchor: memberAnchor(objectAnchor(name), field.name),
    title: `${field.name} of ${name}`,
    kind: 'field',
    words: [field.description, ...field.fields.map((inner) => inner.name)].join(' '),
  }));
}

/** What the query of a list takes; one entry for the four bounds of a field, as the list of parameters has. */
function filterEntries(document: OpenApi, { method, documented }: OutlinedOperation): readonly Findable[] {
  const { operationId, summary } = documented;
  if (method !== 'GET') return [];
  const query = (documented.parameters ?? [])
    .map((parameter) => resolvePart(document, parameter))
    .filter((parameter) => parameter.in === 'query' && !/\[(gt|lte|lt)\]$/.test(parameter.name));
  return query.map(({ name, description = '' }) => ({
    anchor: memberAnchor(operationId, name),
    title: `${name} in ${summary}`,
    kind: 'filter',
    words: description,
  }));
}

/** The entries with every word of the query, matching titles first. */
export function search(index: readonly Findable[], query: string): readonly Findable[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const found = index.filter(({ title, words: more }) => has(`${title} ${more}`));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}
