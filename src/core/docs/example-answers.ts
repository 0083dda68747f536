/** Answers examples as the API does, for the document to show. */
import { rateLimit } from '../access/rate-limit.ts';
import { basePath } from '../api/match-route.ts';
import { problemAnswer } from '../api/problem-answer.ts';
import { invalid, Refusal } from '../errors/refusal.ts';
import { inputSchema } from '../schema/input-schema.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { validate } from '../schema/validate.ts';
import { showRecord } from '../store/show-record.ts';
import { type ExampleDraft, exampleDay, exampleDraft, stampedRecord } from './example-draft.ts';
import { exampleIds, type RequestExample } from './examples/example.ts';
import { examples } from './examples/index.ts';
import { pascalCase } from './json-schema.ts';
import type { ProblemExamples } from './problem-responses.ts';

const fingerprint = '7c3a9f0e5b1d2468';
const requestId = 'req_01KEBZ8JX0R4N6A1D9TQ3V7M5C';

const idsByObject: Readonly<Record<string, string>> = exampleIds;

/**
 * The record that a `create` example is answered with.
 * @throws Refusal validation_failed when the example is not valid
 */
export function answerTo(resource: Resource, { request }: RequestExample): JsonObject {
  const draft = exampleDraft(findExample);
  const record = createRecord(resource, request.body, draft);
  return showRecord(resource, record, fingerprint, exampleDay, draft.warnings);
}

/** The examples that create a record of the resource. */
export function createExamples({ object }: Resource): readonly RequestExample[] {
  const operationId = `create${pascalCase(object)}`;
  return examples.filter((example) => example.operationId === operationId && example.expectedStatus < 300);
}

function createRecord(resource: Resource, body: unknown, draft: ExampleDraft): JsonObject {
  const validated = validate<JsonObject>(inputSchema(resource.fields), body);
  if (!validated.ok) throw invalid(validated.problems);
  const content = resource.create(validated.value, draft);
  draft.stopOnFaults();
  return stampedRecord(resource, content, idsByObject[resource.object] ?? draft.newId(resource.idPrefix));
}

function findExample(resource: Resource, id: string): JsonObject | null {
  const [first] = createExamples(resource);
  if (first === undefined || id !== idsByObject[resource.object]) return null;
  return createRecord(resource, first.request.body, exampleDraft(findExample));
}

/** The refusals at the door, which are the same for every operation. */
export function doorExamples(): ProblemExamples {
  const path = `${basePath}/invoices`;
  const seconds = 23;
  return {
    missing_api_key: problem(
      new Refusal(
        'missing_api_key',
        'Send your API key as "Authorization: Bearer ..." or as "x-api-key: ...".',
      ),
      path,
    ),
    rate_limited: problem(
      new Refusal('rate_limited', `At most ${rateLimit} requests in 60 seconds. Wait ${seconds} seconds.`, {
        retryAfterSeconds: seconds,
      }),
      path,
    ),
  };
}

/** The refusal of the resource's invalid example, when it has one. */
export function validationExample(resource: Resource): ProblemExamples {
  const operationId = `create${pascalCase(resource.object)}`;
  const example = examples.find((each) => each.operationId === operationId && each.expectedStatus === 422);
  if (example === undefined) return {};
  const validated = validate(inputSchema(resource.fields), example.request.body);
  if (validated.ok) throw new Error(`The example ${example.name} of ${operationId} is valid.`);
  return { validation_failed: problem(invalid(validated.problems), `${basePath}/${resource.plural}`) };
}

function problem(refusal: Refusal, path: string): unknown {
  return JSON.parse(problemAnswer(refusal, path, requestId).body);
}
