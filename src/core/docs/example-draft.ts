/** A draft for examples: the answers in the document are made by the resources themselves, on a fixed day. */
import { invalid } from '../errors/refusal.ts';
import type { Draft, Warning } from '../schema/draft.ts';
import type { Problem } from '../schema/problem.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { defaultSettings } from '../settings.ts';
import { newRecordId } from '../store/record-id.ts';

/** The day on which the examples happen. */
export const exampleDay = '2026-01-07';

/** The instant at which the examples happen. */
export const exampleInstant = `${exampleDay}T12:00:00.000Z`;

// Ids need some random digits; the same ones keep the document the same from build to build.
const uuid = '5e3b9a4c-7d21-4f60-8b1e-c2a9d4f7063d';

export interface ExampleDraft extends Draft {
  readonly warnings: readonly Warning[];
}

/** @param find the records that there are */
export function exampleDraft(find: Draft['find']): ExampleDraft {
  const warnings: Warning[] = [];
  const problems: Problem[] = [];
  const timeMs = Date.parse(exampleInstant);
  let count = 0;
  const newId = (prefix: string): string => {
    count += 1;
    return newRecordId(prefix, timeMs, count, uuid);
  };
  return {
    now: exampleInstant,
    today: exampleDay,
    settings: defaultSettings,
    newId,
    find,
    findByText: () => [],
    mentions: () => false,
    lastOf: () => 0,
    use: () => undefined,
    create: (resource, content) => stampedRecord(resource, content, newId(resource.idPrefix)),
    change: (_resource, record, changes) => ({ ...record, ...changes }),
    remove: () => undefined,
    answerWith: () => undefined,
    addEvent: () => undefined,
    warnings,
    warn(warning) {
      warnings.push(warning);
    },
    fault(problem) {
      problems.push(problem);
    },
    stopOnFaults() {
      if (problems.length > 0) throw invalid(problems);
    },
  };
}

/** A record as the store keeps a new one. */
export function stampedRecord(resource: Resource, content: JsonObject, id: string): JsonObject {
  const record = { ...content, id, version: 1, created_at: exampleInstant, updated_at: exampleInstant };
  return { ...record, ...resource.complete?.(record) };
}
