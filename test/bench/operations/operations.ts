/** The register of the operations that the bench measures. */
import { backgroundOperations, sweepOperations } from './background-operations.ts';
import { batchOperations } from './batch-operations.ts';
import { dayOperations } from './day-operations.ts';
import { einvoiceOperations } from './einvoice-operations.ts';
import { filteringOperations } from './filtering-operations.ts';
import { furtherOperations } from './further-operations.ts';
import { handOperations } from './hand-operations.ts';
import { longOperations } from './long-operations.ts';
import { matchingOperations } from './matching-operations.ts';
import type { Operation } from './operation.ts';
import { rareOperations } from './rare-operations.ts';
import { readingOperations } from './reading-operations.ts';
import { refusingOperations } from './refusing-operations.ts';
import { upgradeOperations } from './upgrade-operations.ts';
import { writingOperations } from './writing-operations.ts';

/** Operations that run one after the other in a workspace of their own, so that no other group changes their cost. */
export interface OperationGroup {
  readonly name: string;
  /** Whether a workbook that a person has sorted is measured too. */
  readonly alsoSorted: boolean;
  readonly operations: readonly Operation[];
}

export const operationGroups: readonly OperationGroup[] = [
  {
    name: 'requests',
    alsoSorted: true,
    operations: [
      ...readingOperations,
      ...writingOperations,
      ...filteringOperations,
      ...refusingOperations,
      ...backgroundOperations,
    ],
  },
  { name: 'matches', alsoSorted: false, operations: matchingOperations },
  { name: 'further', alsoSorted: false, operations: furtherOperations },
  { name: 'einvoices', alsoSorted: false, operations: einvoiceOperations },
  { name: 'rare', alsoSorted: false, operations: rareOperations },
  { name: 'batches', alsoSorted: false, operations: batchOperations },
  { name: 'day', alsoSorted: false, operations: dayOperations },
  { name: 'hand', alsoSorted: false, operations: handOperations },
  { name: 'long', alsoSorted: false, operations: longOperations },
  { name: 'upgrade', alsoSorted: false, operations: upgradeOperations },
  { name: 'sweep', alsoSorted: false, operations: sweepOperations },
];

export const operations: readonly Operation[] = operationGroups.flatMap((group) => group.operations);

/** Ends the name of an operation that was measured in a sorted workbook. */
export const sortedSuffix = '_sorted';

/** The operation of a measurement, whose name ends in `_sorted` when the workbook was sorted. */
export function operationNamed(measured: string): { operation: Operation; isSorted: boolean } | null {
  const isSorted = measured.endsWith(sortedSuffix);
  const name = isSorted ? measured.slice(0, -sortedSuffix.length) : measured;
  const operation = operations.find((one) => one.name === name);
  return operation === undefined ? null : { operation, isSorted };
}
