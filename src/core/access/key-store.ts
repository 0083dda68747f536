/** Creates, rolls, revokes and lists the API keys of the workspace: one property for each. */
import { Refusal } from '../errors/refusal.ts';
import type { Workspace } from '../workspace.ts';
import { type ApiKey, apiKeyPrefix, endOf, forgetKeyTable, keysAmong, keyUsePrefix } from './api-key.ts';
import { generateKey, randomBase62 } from './generate-key.ts';
import {
  type KeyProblem,
  type KeyRequest,
  overlapHoursMax,
  requestProblem,
  roomProblem,
} from './key-request.ts';

// Ended keys are listed for a quarter, then dropped: all properties together hold 500 kB.
const endedKeptMs = 90 * 86_400_000;
const hourMs = 3_600_000;

// An owner waits at a form: longer than any request holds the lock, but not longer than a person's patience.
const lockWaitMs = 10_000;

/** The result of an operation, or the reason why it did nothing. */
export type KeyResult<Made> =
  | ({ readonly ok: true } & Made)
  | { readonly ok: false; readonly problem: KeyProblem };

/** A new key: its text is stored nowhere, and shown only this once. */
export interface NewKey {
  readonly key: string;
  readonly record: ApiKey;
}

/**
 * Makes a key.
 * @throws Refusal outcome_unknown, as every operation here does when Google does not confirm a change
 */
export function createKey(workspace: Workspace, request: KeyRequest): KeyResult<NewKey> {
  return underLock<NewKey>(workspace, (keys, nowMs) => {
    const problem = requestProblem(request, nowMs) ?? roomProblem(keys, nowMs);
    if (problem) return { ok: false, problem };
    discardLongEnded(workspace, keys, nowMs);
    return { ok: true, ...issueKey(workspace, request, { rolledFrom: null, nowMs }) };
  });
}

/** Makes a successor with the same name, scopes and lifetime; the old key ends after the overlap. */
export function rollKey(workspace: Workspace, id: string, overlapHours: number): KeyResult<NewKey> {
  return underLock<NewKey>(workspace, (keys, nowMs) => {
    const old = keys.find((key) => key.id === id);
    if (!old) return { ok: false, problem: 'not_found' };
    if (endOf(old) <= nowMs) return { ok: false, problem: 'key_ended' };
    if (!(overlapHours >= 0 && overlapHours <= overlapHoursMax))
      return { ok: false, problem: 'invalid_overlap' };
    const room = overlapHours > 0 ? roomProblem(keys, nowMs) : null;
    if (room) return { ok: false, problem: room };
    discardLongEnded(workspace, keys, nowMs);
    const lifetimeMs = old.expires_at && Date.parse(old.expires_at) - Date.parse(old.created_at);
    const request = { ...old, expires_at: lifetimeMs ? timeText(nowMs + lifetimeMs) : null };
    // The successor is made first, so that an execution that is killed in between leaves the old key as it was.
    const made = issueKey(workspace.inMode(old.mode !== 'test'), request, {
      rolledFrom: old.rolled_from ?? old.id,
      nowMs,
    });
    endOrUndo(workspace, old, made.record.id, { nowMs, endMs: nowMs + overlapHours * hourMs });
    return { ok: true, ...made };
  });
}

// When the old key cannot be ended, it is as it was, and the owner begins anew: without a successor whose text nobody has
// seen.
function endOrUndo(
  workspace: Workspace,
  old: ApiKey,
  successorId: string,
  { nowMs, endMs }: { readonly nowMs: number; readonly endMs: number },
): void {
  try {
    if (endMs === nowMs) storeKey(workspace, { ...old, revoked_at: timeText(nowMs) });
    else if (endMs < endOf(old)) storeKey(workspace, { ...old, expires_at: timeText(endMs) });
  } catch (error) {
    if (!(error instanceof Refusal)) setKey(workspace, successorId, null);
    throw error;
  }
}

/** Ends a key at once; an ended key stays as it is. */
export function revokeKey(workspace: Workspace, id: string): KeyResult<{ readonly record: ApiKey }> {
  return underLock<{ readonly record: ApiKey }>(workspace, (keys, nowMs) => {
    const key = keys.find((candidate) => candidate.id === id);
    if (!key) return { ok: false, problem: 'not_found' };
    if (key.revoked_at !== null) return { ok: true, record: key };
    const record = { ...key, revoked_at: timeText(nowMs) };
    storeKey(workspace, record);
    return { ok: true, record };
  });
}

function underLock<Made>(
  workspace: Workspace,
  change: (keys: readonly ApiKey[], nowMs: number) => KeyResult<Made>,
): KeyResult<Made> {
  if (!workspace.lock.tryAcquire(lockWaitMs)) return { ok: false, problem: 'workspace_busy' };
  try {
    forgetKeyTable(workspace);
    return change(keysAmong(workspace.properties.getAll()), workspace.clock.now());
  } finally {
    release(workspace);
  }
}

// A failure changes nothing of what was done: Google releases the lock when the execution ends.
function release({ lock, log }: Workspace): void {
  try {
    lock.release();
  } catch (error) {
    log.error('lock_not_released', { reason: String(error) });
  }
}

function issueKey(
  workspace: Workspace,
  request: KeyRequest,
  origin: { readonly rolledFrom: string | null; readonly nowMs: number },
): NewKey {
  const { build, livemode } = workspace;
  const key = generateKey(workspace, livemode ? build.keyMode : 'test');
  const record: ApiKey = {
    id: `key_${randomBase62(workspace, 20)}`,
    name: request.name.trim(),
    ...(!livemode && { mode: 'test' }),
    hash: workspace.digest.sha256Hex(key),
    last4: key.slice(-4),
    scopes: [...new Set(request.scopes)],
    created_at: timeText(origin.nowMs),
    expires_at: request.expires_at === null ? null : timeText(Date.parse(request.expires_at)),
    revoked_at: null,
    rolled_from: origin.rolledFrom,
  };
  storeKey(workspace, record);
  return { key, record };
}

function storeKey(workspace: Workspace, record: ApiKey): void {
  setKey(workspace, record.id, JSON.stringify(record));
}

/**
 * Stores a key's text, or deletes it. A call that fails may have been carried out all the same: reading back tells.
 * @throws ServiceFailure when it was not carried out; Refusal outcome_unknown when that cannot be told
 */
function setKey({ properties }: Workspace, id: string, text: string | null): void {
  const name = apiKeyPrefix + id;
  try {
    if (text === null) properties.delete(name);
    else properties.set(name, text);
  } catch (error) {
    if (isStored(properties, name, text)) return;
    throw error;
  }
}

function isStored(properties: Workspace['properties'], name: string, text: string | null): boolean {
  try {
    return properties.get(name) === text;
  } catch (_unreadable) {
    throw new Refusal(
      'outcome_unknown',
      'Google did not confirm the change of the key: it may be done or not. Look at the list of keys before you repeat it, and revoke what you do not know.',
    );
  }
}

function discardLongEnded(workspace: Workspace, keys: readonly ApiKey[], nowMs: number): void {
  for (const key of keys.filter((candidate) => endOf(candidate) < nowMs - endedKeptMs)) {
    workspace.properties.delete(apiKeyPrefix + key.id);
    workspace.properties.delete(keyUsePrefix + key.id);
  }
}

function timeText(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
