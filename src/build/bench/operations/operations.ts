/** The register of the operations that the bench measures, in the order in which they run. */
import { backgroundOperations } from './background-operations.ts';
import { filteringOperations } from './filtering-operations.ts';
import type { Operation } from './operation.ts';
import { readingOperations } from './reading-operations.ts';
import { refusingOperations } from './refusing-operations.ts';
import { writingOperations } from './writing-operations.ts';

export const operations: readonly Operation[] = [
  ...readingOperations,
  ...writingOperations,
  ...filteringOperations,
  ...refusingOperations,
  ...backgroundOperations,
];
