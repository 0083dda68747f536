/** Creates several records of one kind in one commit: all of them or none, or each for itself. */
import { invalid, Refusal } from '../../errors/refusal.ts';
import { type BatchElement, checkBodies, createBatch, elementFaults } from './create-batch.ts';
import { faultsMax, type Problem } from '../../schema/problem.ts';
import type { Resource } from '../../schema/resource.ts';
import { answerBody } from '../../store/journal/journal-request.ts';
import type { ShownBatch } from '../../store/transaction/commit.ts';
import type { OpenTransaction } from '../../store/transaction/open-transaction.ts';
import { writeOf } from '../idempotency.ts';
import type { Answer, Call } from '../operation.ts';
import { problemAnswer } from '../problem-answer.ts';
import { limitedAnswers } from '../limited-answers.ts';
import { runWrite } from '../operations/write.ts';
import { readBatchBody } from './batch-body.ts';

/**
 * Creates the records of a batch. One that creates nothing writes nothing.
 * @throws Refusal insufficient_scope, validation_failed, and others that are no element's fault
 */
export function batch(resource: Resource, call: Call): Answer {
  const { bodies, isAtomic, problems } = readBatchBody(call.body);
  const elements = checkBodies(resource, bodies, call.may);
  if (isAtomic) refuseUnscoped(elements);
  let refused: readonly string[] = [];
  const allRefused = new Refusal('validation_failed', 'None of the records can be created.');
  const decide = (tx: OpenTransaction): ShownBatch => {
    const results = createBatch(tx, resource, elements);
    const told = results.map((result) =>
      result instanceof Refusal ? (limitedAnswers.withhold(result, call, { resource }) as Refusal) : result,
    );
    if (isAtomic || problems.length > 0) {
      const faults = [...problems, ...told.flatMap((result, index) => faultsIn(resource, result, index))];
      if (faults.length > 0) throw invalid(faults);
    }
    // All problems together show no more faults than one does.
    const refusals = told.filter((result) => result instanceof Refusal).length;
    const shownMax = Math.max(1, Math.floor(faultsMax / refusals));
    const parts = told.map((result, index) =>
      result instanceof Refusal ? problemText(resource, call, result, { index, shownMax }) : result,
    );
    refused = parts.filter((part) => typeof part === 'string');
    if (refused.length === parts.length) throw allRefused;
    return { status: isAtomic ? 201 : 207, batch: parts };
  };
  const write = writeOf(call, decide);
  // A repeated request is answered under the lock, before anybody looks for faults.
  if (write.attempt.idempotencyKey === '' && bodies.length === 0) throw invalid(problems);
  try {
    return runWrite(call, write);
  } catch (error) {
    if (error !== allRefused) throw error;
    return { status: 207, body: answerBody({ status: 207, batch: refused, location: null }, []) };
  }
}

// An atomic batch is refused as a whole when the caller may not do one part of it, because nothing is done without the rest.
function refuseUnscoped(elements: readonly BatchElement[]): void {
  const refusal = elements.find((element) => element instanceof Refusal);
  if (refusal !== undefined) throw refusal;
}

function faultsIn(resource: Resource, result: unknown, index: number): Problem[] {
  return result instanceof Refusal ? elementFaults(resource, result, index) : [];
}

/** The problem of an element as it would be told alone, but with pointers into the body of the batch. */
function problemText(
  resource: Resource,
  { request, requestId }: Call,
  refusal: Refusal,
  { index, shownMax }: { readonly index: number; readonly shownMax: number },
): string {
  const told =
    refusal.facts.problems === undefined ? refusal : invalid(elementFaults(resource, refusal, index));
  return problemAnswer(told, request.path, requestId, shownMax).body;
}
