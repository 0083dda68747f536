/** Finds the parts of the reference that a reader searches for. */
import { guides } from '../guides/index.ts';
import { refusalMeanings, errorAnchor } from '../views/error-chapter.ts';
import type { OpenApi } from './open-api.ts';
import { type Chapter, objectAnchor } from './outline.ts';

/** One thing that can be found, and where it stands. */
export interface Findable {
  readonly anchor: string;
  readonly title: string;
  /** The method of an operation, else what kind of thing it is. */
  readonly kind: string;
  /** What else it is found by. */
  readonly words: string;
}

/** All that can be found: operations, guides, objects, error codes. */
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
      objects.map(({ name, schema }) => ({
        anchor: objectAnchor(name),
        title: `${name} object`,
        kind: 'object',
        words: Object.keys(schema.properties ?? {}).join(' '),
      })),
    ),
    ...refusalMeanings(document).map(([code, { status, meaning }]) => ({
      anchor: errorAnchor(code),
      title: code,
      kind: String(status),
      words: `error ${status} ${meaning}`,
    })),
  ];
}

/** Those that have every word of the query, those with it in their title first. */
export function search(index: readonly Findable[], query: string): readonly Findable[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const found = index.filter(({ title, words: more }) => has(`${title} ${more}`));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}
