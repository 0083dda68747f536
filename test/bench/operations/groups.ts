/** Lists the operations that the bench measures, in groups: those of a group run one after the other in one workspace. */
import type { BenchOperation } from './operation.ts';
import {
  filteringOperations,
  manyMatches,
  readingOperations,
  refusingOperations,
} from './reading-operations.ts';
import { firstDeletion, handOperations, hourlySweep, tickAndTyping } from './sheet-operations.ts';
import { createBatchOfInvoices, writingOperations } from './writing-operations.ts';

/** The requests that a workspace in use gets. */
export const requestGroup: readonly BenchOperation[] = [
  ...readingOperations,
  ...writingOperations,
  ...filteringOperations,
  ...refusingOperations,
  ...tickAndTyping,
];

/** Each begins in a workspace of its own, so that no other group changes its cost. */
export const operationGroups: readonly (readonly BenchOperation[])[] = [
  requestGroup,
  [manyMatches],
  [createBatchOfInvoices],
  handOperations,
  [firstDeletion],
  [hourlySweep],
];
