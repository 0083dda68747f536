/** Mutations of who is let in, and of what a caller asks for with headers: rate limit, keys, repetition, If-Match. */
import type { admitRequests } from '../../../src/core/access/admit-requests.ts';
import { type forgetKeyTable, keyTableName } from '../../../src/core/access/api-key.ts';
import type { revokeKey } from '../../../src/core/access/key-store.ts';
import { type neededLocks, readRateLock } from '../../../src/core/access/rate-lock.ts';
import { type limitRates, rateLogName } from '../../../src/core/access/rate-limiter.ts';
import type { recoverRateLog } from '../../../src/core/access/rate-log.ts';
import type { idempotencyOf } from '../../../src/core/api/idempotency.ts';
import type { findForWrite } from '../../../src/core/api/find-for-write.ts';
import type { Call } from '../../../src/core/api/operation.ts';
import type { findEntryByKey } from '../../../src/core/store/journal/find-entry.ts';
import type { idempotencyMemoryMs, noteRecentKeys } from '../../../src/core/store/journal/recent-keys.ts';
import type { Mutation } from './mutation.ts';

const noLock = { tryAcquire: () => true, release: () => undefined };

export const requestMutations: readonly Mutation[] = [
  {
    name: 'limiter_without_lock',
    description: 'Admissions are counted without the lock, so two requests take the same last place.',
    seams: {
      admitRequests:
        (original: typeof admitRequests): typeof admitRequests =>
        (workspace, hashes, firstRead) =>
          original({ ...workspace, lock: noLock, userLock: noLock }, hashes, firstRead),
    },
  },
  {
    name: 'cache_miss_is_empty_log',
    description: 'A log of admissions that the cache has lost counts as empty, so everybody is let in again.',
    seams: {
      recoverRateLog:
        (original: typeof recoverRateLog): typeof recoverRateLog =>
        (_checkpoint, clockMs) =>
          original(null, clockMs),
    },
  },
  {
    name: 'admissions_not_logged',
    description: 'A request that is let in is not written down, so everybody is the first of the minute.',
    seams: {
      limitRates:
        (original: typeof limitRates): typeof limitRates =>
        (workspace, keys, reads) => {
          if (!keys.every(({ hash }) => rateLogName(hash) in reads.first.read))
            return original(workspace, keys, reads);
          const cache = { ...workspace.cache, put: () => undefined, putAll: () => undefined };
          return original({ ...workspace, cache }, keys, reads);
        },
    },
  },
  {
    name: 'revoked_key_kept',
    description: 'The owner is told that a key is revoked, and nothing is stored.',
    seams: {
      revokeKey:
        (original: typeof revokeKey): typeof revokeKey =>
        (workspace, id) =>
          original({ ...workspace, properties: { ...workspace.properties, set: () => undefined } }, id),
    },
  },
  {
    name: 'key_table_kept',
    description: 'A key is revoked while the copy of all keys that the cache holds still names it.',
    seams: { forgetKeyTable: (): typeof forgetKeyTable => () => undefined },
  },
  {
    name: 'key_table_dropped_once',
    description: 'The cache answers the table that it had before a revocation, and the key in it is let in.',
    seams: {
      forgetKeyTable: (): typeof forgetKeyTable => (workspace) => workspace.cache.remove(keyTableName),
    },
  },
  {
    name: 'key_table_read_unlocked',
    description:
      'The properties of the keys are read before the lock is there, so what was changed meanwhile comes back.',
    seams: {
      admitRequests:
        (original: typeof admitRequests): typeof admitRequests =>
        (workspace, hashes, firstRead, keepsLock) => {
          if (keyTableName in firstRead) return original(workspace, hashes, firstRead, keepsLock);
          const early = workspace.properties.getAll();
          const properties = { ...workspace.properties, getAll: () => early };
          return original({ ...workspace, properties }, hashes, firstRead, keepsLock);
        },
    },
  },
  {
    name: 'choice_holds_at_once',
    description:
      'A lock that was chosen is the only one from then on, while requests are counted under the other one.',
    seams: {
      neededLocks: (): typeof neededLocks => (text) => {
        const { chosen } = readRateLock(text);
        return { script: chosen === 'script', user: chosen === 'user' };
      },
    },
  },
  {
    name: 'fingerprint_not_compared',
    description: 'Another request under a known key is answered with what the first one made.',
    seams: {
      idempotencyOf:
        (original: typeof idempotencyOf): typeof idempotencyOf =>
        (call) => {
          const attempt = original(call);
          // A cell of the journal's column holds a method and a hash, or nothing.
          const fingerprint = attempt.fingerprint === '' ? '' : `POST ${'0'.repeat(64)}`;
          return { ...attempt, fingerprint };
        },
    },
  },
  {
    name: 'key_only_in_tail',
    description: 'A key is looked for among the newest transactions alone.',
    seams: {
      findEntryByKey:
        (original: typeof findEntryByKey): typeof findEntryByKey =>
        (session, tail, idempotencyKey) =>
          original(session, { ...tail, isComplete: true }, idempotencyKey),
    },
  },
  {
    name: 'recent_key_forgotten',
    description: 'The notes of recent keys lack those of the older entries that were read.',
    seams: {
      noteRecentKeys:
        (original: typeof noteRecentKeys): typeof noteRecentKeys =>
        (noted, entries, isComplete, nowMs) =>
          original(
            noted,
            entries.map((entry, index) => (index < entries.length / 2 ? { ...entry, keys: '' } : entry)),
            isComplete,
            nowMs,
          ),
    },
  },
  {
    name: 'key_forgotten_soon',
    description: 'A key is remembered for half a day.',
    seams: { idempotencyMemoryMs: (dayMs: typeof idempotencyMemoryMs): number => dayMs / 2 },
  },
  {
    name: 'if_match_ignored',
    description: 'A write goes through whatever If-Match says.',
    seams: {
      findForWrite:
        (original: typeof findForWrite): typeof findForWrite =>
        (tx, resource, call) =>
          original(tx, resource, asking(call, '*')),
    },
  },
  {
    name: 'if_match_never_met',
    description: 'A tag that names the record as it is counts as an old one.',
    seams: {
      findForWrite:
        (original: typeof findForWrite): typeof findForWrite =>
        (tx, resource, call) => {
          const { 'if-match': wanted = '*' } = call.request.headers;
          return original(tx, resource, wanted === '*' ? call : asking(call, '"an-old-one"'));
        },
    },
  },
];

function asking(call: Call, tag: string): Call {
  return { ...call, request: { ...call.request, headers: { ...call.request.headers, 'if-match': tag } } };
}
