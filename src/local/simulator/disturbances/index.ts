/** The register of disturbances: a new one is a file of its own and a line here. */
import { appliedAndThrown } from './applied-and-thrown.ts';
import { cacheEviction } from './cache-eviction.ts';
import { cacheMiss } from './cache-miss.ts';
import { clockLeap } from './clock-leap.ts';
import type { Disturbance } from './disturbance.ts';
import { kill } from './kill.ts';
import { lostAnswer } from './lost-answer.ts';
import { personChangesLocale } from './person-changes-locale.ts';
import { personDeletesColumn } from './person-deletes-column.ts';
import { personDeletesLine } from './person-deletes-line.ts';
import { personDeletesRow } from './person-deletes-row.ts';
import { personEditsCell } from './person-edits-cell.ts';
import { personInsertsColumn } from './person-inserts-column.ts';
import { personInsertsRow } from './person-inserts-row.ts';
import { personSorts } from './person-sorts.ts';
import { personTypesWrong } from './person-types-wrong.ts';
import { quotaExhausted } from './quota-exhausted.ts';
import { staleCache } from './stale-cache.ts';
import { throwAlways } from './throw-always.ts';
import { throwOnce } from './throw-once.ts';
import { triggersExhausted } from './triggers-exhausted.ts';

export const disturbances: readonly Disturbance[] = [
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
  personSorts,
  personInsertsRow,
  personDeletesRow,
  personEditsCell,
  personInsertsColumn,
  personDeletesColumn,
  personDeletesLine,
  personTypesWrong,
  personChangesLocale,
];
