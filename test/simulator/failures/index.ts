/** The register of failures: a new one is a file of its own and a line here. */
import { cacheEviction, cacheMiss, staleCache } from './cache-failures.ts';
import { clockLeap, kill, lostAnswer } from './execution-failures.ts';
import type { InjectedFailure } from './injected-failure.ts';
import { lockChoiceChanges } from './lock-choice-changes.ts';
import {
  personChangesLocale,
  personDeletesColumn,
  personDeletesLine,
  personDeletesRow,
  personInsertsColumn,
  personInsertsRow,
  personSorts,
  personSwapsBlanks,
} from './person-moves.ts';
import { personEditsCell, personTypesWrong } from './person-types.ts';
import {
  appliedAndThrown,
  quotaExhausted,
  throwAlways,
  throwOnce,
  triggersExhausted,
} from './service-failures.ts';

export const failures: readonly InjectedFailure[] = [
  kill,
  throwOnce,
  throwAlways,
  appliedAndThrown,
  cacheMiss,
  cacheEviction,
  staleCache,
  quotaExhausted,
  triggersExhausted,
  lostAnswer,
  clockLeap,
  lockChoiceChanges,
  personSorts,
  personInsertsRow,
  personDeletesRow,
  personEditsCell,
  personInsertsColumn,
  personDeletesColumn,
  personSwapsBlanks,
  personDeletesLine,
  personTypesWrong,
  personChangesLocale,
];
