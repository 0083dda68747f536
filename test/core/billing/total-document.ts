/** Computes the totals of a document for a test, or lists why it has none. */

import { type PricedDocument, computeTotals, type DocumentTotals } from '../../../src/core/billing/totals.ts';
import { plainDocument } from './priced-documents.ts';

/** The totals of a document that must have some. */
export function totalDocument(document: Partial<PricedDocument>): DocumentTotals {
  const result = computeTotals(plainDocument(document));
  if (!result.ok) {
    throw new Error(JSON.stringify(result.problems));
  }
  return result.totals;
}

/** Pointer and code of each problem of a document; none when it has totals. */
export function listProblems(document: Partial<PricedDocument>): string[] {
  const result = computeTotals(plainDocument(document));
  return result.ok ? [] : result.problems.map((problem) => `${problem.pointer} ${problem.code}`);
}
