/** Exports random documents in every profile and syntax, and reads them back by another program. */
import { holdDocuments } from '../../../official-rules/hold-documents.ts';
import { randomDocument } from '../../../official-rules/random-document.ts';
import { combinations } from '../../../official-rules/rule-sets.ts';

export interface RoundTrips {
  readonly exported: number;
  /** What the XML says differently than its document. */
  readonly different: readonly string[];
}

/** Half of the documents have nearly all facts; those that are ready for a profile are exported in it. */
export function roundTrips(seed: string, count: number): RoundTrips {
  const documents = Array.from({ length: count }, (_, index) => {
    const name = `${seed}/${index}`;
    return [name, randomDocument(name, index % 2 === 0 ? 0.99 : 0.85)] as const;
  });
  const held = combinations.map((combination) => holdDocuments(combination, [], documents));
  return {
    exported: held.reduce((sum, { ready }) => sum + ready, 0),
    different: held.flatMap(({ different }) => different),
  };
}
