/** Documents the bodies of requests. */
import type { Route } from '../../core/api/operation.ts';
import { succeedingExamples } from '../examples/index.ts';
import { batchName } from '../schemas/batch-schemas.ts';
import { createSuffix, inputObject } from '../schemas/input-object.ts';
import { type Definitions, define, type JsonSchema, schemaReference } from '../schemas/json-schema.ts';
import { recordName } from '../schemas/record-schemas.ts';
import { updateSuffix } from '../schemas/update-schema.ts';
import { resourceOf } from './operation-summary.ts';

/** The suffix of schemas of request bodies of actions. */
const actionSuffix = 'Input';

/** Adds the schema of an action's body, when it has one. */
export function defineActionBody(route: Route, definitions: Definitions): void {
  const { body } = route;
  if (body.kind !== 'action' || Object.keys(body.fields).length === 0) return;
  const name = actionName(route);
  define(definitions, name + actionSuffix, inputObject(name, body.fields, definitions, actionSuffix));
}

/** The request body object of a route, or null when it takes none. */
export function requestBody(route: Route): JsonSchema | null {
  const { body } = route;
  const schema = bodySchema(route);
  if (schema === null) return null;
  const media = { schema, ...bodyExamples(route) };
  // The examples are those of `application/json`.
  const patch = body.kind === 'update' ? { 'application/merge-patch+json': { schema } } : {};
  return { required: isRequired(body), content: { 'application/json': media, ...patch } };
}

// An action that must be told something cannot be asked without a body.
function isRequired(body: Route['body']): boolean {
  if (body.kind !== 'action') return true;
  return Object.values(body.fields).some(({ mode }) => mode === 'required');
}

function bodySchema(route: Route): JsonSchema | null {
  const { body } = route;
  switch (body.kind) {
    case 'create':
      return schemaReference(recordName(resourceOf(route)) + createSuffix);
    case 'batch':
      return schemaReference(batchName(resourceOf(route)) + createSuffix);
    case 'update':
      return schemaReference(recordName(resourceOf(route)) + updateSuffix);
    case 'action':
      return Object.keys(body.fields).length === 0 ? null : schemaReference(actionName(route) + actionSuffix);
    case 'none':
      return null;
  }
}

function bodyExamples({ operationId }: Route): JsonSchema {
  const shown = succeedingExamples(operationId)
    .filter(({ request }) => request.body !== undefined)
    .map(({ name, summary, request }) => [name, { summary, value: request.body }] as const);
  return shown.length === 0 ? {} : { examples: Object.fromEntries(shown) };
}

function actionName({ operationId }: Route): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1);
}
