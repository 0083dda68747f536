/** The answers to the examples, which the pages of the reference carry beside the document. */
import { allRoutes } from '../core/api/routes/all-routes.ts';
import { runExamples } from './example-answers.ts';
import { examples } from './examples/index.ts';

/** What an example is answered with. */
interface ExampleAnswer {
  readonly summary: string;
  readonly value: unknown;
}

/**
 * The successful answers by operationId and name of the example. The document shows one record of each kind alone:
 * with an answer for each example it would be a third longer, and longer still with each resource.
 */
export function exampleGallery(): Readonly<Record<string, Readonly<Record<string, ExampleAnswer>>>> {
  const gallery: Record<string, Record<string, ExampleAnswer>> = {};
  for (const [{ operationId, name, summary, expectedStatus }, value] of runExamples(allRoutes, examples)
    .answers) {
    if (expectedStatus >= 300) continue;
    gallery[operationId] = { ...gallery[operationId], [name]: { summary, value } };
  }
  return gallery;
}
