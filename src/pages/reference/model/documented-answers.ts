/** Puts the answers to the examples, which a page carries, into the document, which shows one record of each kind. */
import {
  type DocumentedResponse,
  type DocumentedOperation,
  type Example,
  type OpenApi,
  resolvePart,
} from './open-api.ts';

/** Answers by operationId and name of the example. */
export type AnswersByOperation = Readonly<Record<string, Readonly<Record<string, Example>>>>;

/** The document of that text, with the answers that this page carries. */
export function readDocument(openApi: string): OpenApi {
  const carried = document.getElementById('examples')?.textContent ?? '{}';
  return withAnswers(JSON.parse(openApi) as OpenApi, JSON.parse(carried) as AnswersByOperation);
}

/** The document with each successful response in its place, and the answers to the examples in it. */
export function withAnswers(document: OpenApi, answers: AnswersByOperation): OpenApi {
  const answered = (operation: DocumentedOperation): DocumentedOperation => {
    const examples = answers[operation.operationId];
    const responses = Object.entries(operation.responses).map(([status, response]) => {
      const whole = resolvePart(document, response);
      return [
        status,
        status < '300' && examples !== undefined ? withExamples(whole, examples) : whole,
      ] as const;
    });
    return { ...operation, responses: Object.fromEntries(responses) };
  };
  const paths = Object.entries(document.paths).map(
    ([path, methods]) =>
      [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, answered(one)])),
      ] as const,
  );
  return { ...document, paths: Object.fromEntries(paths) };
}

function withExamples(
  response: DocumentedResponse,
  examples: Readonly<Record<string, Example>>,
): DocumentedResponse {
  const { content = {} } = response;
  const json = content['application/json'];
  if (json === undefined) return response;
  return { ...response, content: { ...content, 'application/json': { ...json, examples } } };
}
