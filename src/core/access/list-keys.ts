/** Lists the API keys of one mode for the owner. */
import type { Workspace } from '../workspace.ts';
import { type ApiKey, keysOf, keyUsePrefix } from './api-key.ts';
import { lastAdmittedMs } from './key-uses.ts';

/** A key as the owner sees it. */
type ListedKey = Omit<ApiKey, 'hash'> & {
  /** To the hour, or closer for a busy key; null for a key that was never used. */
  readonly last_used_at: string | null;
};

/** All keys of the mode, newest first, the ended ones of the last 90 days among them. */
export function listKeys(workspace: Pick<Workspace, 'properties' | 'livemode'>): ListedKey[] {
  const properties = workspace.properties.getAll();
  return keysOf(workspace, properties)
    .map(({ hash: _hash, ...shown }) => {
      const usedMs = lastAdmittedMs(properties[keyUsePrefix + shown.id]);
      return { ...shown, last_used_at: usedMs === null ? null : new Date(usedMs).toISOString() };
    })
    .sort((one, other) => (one.created_at < other.created_at ? 1 : -1));
}
