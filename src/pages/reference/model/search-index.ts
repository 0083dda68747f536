/** Searches the reference. */
import { guides } from '../guides/index.ts';
import { refusalMeanings, errorAnchor } from '../views/error-chapter.ts';
import type { OpenApi } from './open-api.ts';
import { type Chapter, objectAnchor } from './outline.ts';

/** A search entry, and its anchor. */
export interface Findable {
  readonly anchor: string;
  readonly title: string;
  /** The method of an operation; `guide`, `object` or a status for other entries. */
  readonly kind: string;
  /** More words that find the entry. */
  readonly words: string;
}

/** All search entries: operations, guides, objects, error codes. */
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

/** The entries with every word of the query, matching titles first. */
export function search(index: readonly Findable[], query: string): readonly Findable[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const found = index.filter(({ title, words: more }) => has(`${title} ${more}`));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}
