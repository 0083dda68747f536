/** The resources that a contribution has declared, and that no document and no example speaks of yet. */
import { allRoutes } from '../src/core/api/routes/all-routes.ts';
import { resources } from '../src/core/resources/index.ts';
import type { Resource } from '../src/core/schema/resource.ts';
import { writtenExamples } from '../src/openapi/examples/index.ts';

/** None, until a diff of CONTRIBUTING.md is applied. */
export function contributedResources(): readonly Resource[] {
  const written = writtenExamples.map(({ operationId }) => operationId);
  return resources.filter(
    (resource) =>
      !allRoutes.some((route) => route.resource === resource && written.includes(route.operationId)),
  );
}
