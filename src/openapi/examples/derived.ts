/** Derives an example for each operation that has no written one, so that the document shows every operation at work. */
import * as v from 'valibot';
import type { Route } from '../../core/api/operation.ts';
import { findTransition } from '../../core/schema/action.ts';
import { type Field, type Fields, isCorrectable, isGiven } from '../../core/schema/field.ts';
import type { Kind } from '../../core/schema/kind.ts';
import type { JsonObject } from '../../core/schema/represent.ts';
import type { Resource } from '../../core/schema/resource.ts';
import { runExamples } from '../example-answers.ts';
import type { Written } from '../example-transaction.ts';
import { actionOfRoute, summaryOf } from '../paths/operation-summary.ts';
import { exampleIds, type RequestExample } from './example.ts';

/**
 * The examples of the operations that the written ones do not show, in an order in which they can be run after those.
 * An operation for which no request can be derived that works has none.
 */
export function deriveExamples(
  routes: readonly Route[],
  written: readonly RequestExample[],
): readonly RequestExample[] {
  const shown = written.flatMap((example) => (example.expectedStatus < 300 ? [example.operationId] : []));
  const missing = routes.filter(({ operationId }) => !shown.includes(operationId)).sort(byMethod);
  const derived: RequestExample[] = [];
  for (const route of missing) {
    const { resource } = route;
    // Routes below another resource's record are written by hand, and so are their examples.
    if (resource === null || !route.path.startsWith(`/${resource.plural}`)) continue;
    const { records } = runExamples(routes, [...written, ...derived]);
    const known = Array.from(records.values()).filter(({ record }) => isNamed(record));
    const example = requestsFor(route, resource, known)
      .map((request) => exampleOf(route, resource, request))
      .find((one) => works(routes, [...written, ...derived, one]));
    if (example !== undefined) derived.push(example);
  }
  return derived;
}

// A record is created before it is read and changed, and deleted after all that.
function byMethod(one: Route, other: Route): number {
  return rankOf(one) - rankOf(other);
}

function rankOf({ body, method }: Route): number {
  if (body.kind === 'create') return 0;
  return ['GET', 'PATCH', 'POST', 'DELETE'].indexOf(method) + 1;
}

// A client that runs the examples knows the ids of these records alone.
function isNamed({ id }: JsonObject): boolean {
  return Object.values<unknown>(exampleIds).includes(id);
}

function works(routes: readonly Route[], examples: readonly RequestExample[]): boolean {
  try {
    runExamples(routes, examples);
    return true;
  } catch (_refused) {
    return false;
  }
}

function exampleOf(route: Route, { object }: Resource, request: RequestExample['request']): RequestExample {
  const isCreation = route.body.kind === 'create' && route.answer === 'record';
  return {
    operationId: route.operationId,
    name: 'example',
    summary: `${summaryOf(route)}.`,
    request,
    expectedStatus: route.successStatus,
    // A resource without written examples has an id of its own name.
    ...(isCreation && object in exampleIds ? { makes: object as keyof typeof exampleIds } : {}),
  };
}

/** The requests that may work, the one that shows most first. */
function requestsFor(
  route: Route,
  resource: Resource,
  known: readonly Written[],
): RequestExample['request'][] {
  const { answer, body, path } = route;
  const isList = answer === 'list';
  if (body.kind === 'create')
    return [isGiven, isRequired].map((isWanted) => ({ body: contentOf(resource.fields, isWanted, known) }));
  if (body.kind === 'batch')
    return [isGiven, isRequired].map((isWanted) => ({
      body: { data: [contentOf(resource.fields, (field) => isWanted(field), known)] },
    }));
  if (!path.includes('{id}')) return [isList ? { query: { limit: '1' } } : {}];
  const action = actionOfRoute(route);
  const records = known.flatMap((one) => (one.resource === resource ? [one.record] : []));
  return records
    .filter(
      (record) =>
        action === null || findTransition(resource.transitions ?? [], action.name, record) !== undefined,
    )
    .flatMap((record) => {
      const id = String(record.id);
      if (body.kind === 'update')
        return patchesOf(resource, record, known).map((patch) => ({ id, body: patch }));
      if (body.kind === 'none' || Object.keys(body.fields).length === 0) return [{ id }];
      return [{ id, body: contentOf(body.fields, isRequired, known) }];
    });
}

function isRequired({ mode }: Field): boolean {
  return mode === 'required';
}

// A PATCH of one field, for each field that may change.
function patchesOf(
  { fields, unique }: Resource,
  record: JsonObject,
  known: readonly Written[],
): JsonObject[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isCorrectable(field) || name in unique) return [];
    const value = exampleValue(field.kind, `another ${inWords(name)}`, known);
    return value === undefined || value === record[name] ? [] : [{ [name]: value }];
  });
}

function contentOf(
  fields: Fields,
  isWanted: (field: Field) => boolean,
  known: readonly Written[],
): JsonObject {
  const members = Object.entries(fields).flatMap(([name, field]) => {
    const value = isWanted(field) ? exampleValue(field.kind, `example ${inWords(name)}`, known) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(members);
}

/** A valid value of a kind; undefined when none is found. */
function exampleValue(kind: Kind<unknown>, words: string, known: readonly Written[]): unknown {
  if (kind.refersTo !== undefined)
    return known.find(({ resource }) => resource.idPrefix === kind.refersTo)?.record.id;
  if (kind.fields !== undefined) {
    const content = contentOf(kind.fields, isGiven, known);
    return kind.list === true ? [content] : content;
  }
  const text =
    kind.verbatim === true ? words.charAt(0).toUpperCase() + words.slice(1) : `${words.replace(/ /g, '-')}-1`;
  return [...(kind.words ?? []), true, 2, text, ...otherValues].find((value) => v.is(kind.schema, value));
}

// Values for the kinds that take neither a number nor a plain text.
const otherValues: readonly unknown[] = [
  ...['2', '2026-03-05', 'ada@example.com', 'EUR', 'DE', 'A'],
  { note: 'An example' },
];

function inWords(name: string): string {
  return name.replace(/_/g, ' ');
}
