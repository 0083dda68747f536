/** The cached table of keys, by which requests are let in, says what the properties say. */
import {
  type ApiKey,
  endOf,
  keysAmong,
  keyTableName,
  readKeyTable,
} from '../../../src/core/access/api-key.ts';
import { rateLockName } from '../../../src/core/access/rate-lock.ts';
import type { Invariant } from './invariant.ts';

type Key = Omit<ApiKey, 'scopes'>;

/** When nobody changes a key or the choice of locks any more, the table has what their properties have. */
export const keyTableTrue: Invariant = {
  name: 'the table of keys is that of the properties',
  check({ world: { emulator, clock } }) {
    const text = emulator.world.caches.open('script').get(keyTableName, clock.now());
    if (text === null) return [];
    const properties = emulator.world.properties.snapshot().script ?? {};
    const table = readKeyTable(text);
    const valid = (keys: readonly Key[]): string[] =>
      keys
        .filter((key) => !key.revoked_at && endOf(key) > clock.now())
        .map(({ id, hash, expires_at }) => `${id} ${hash} ${expires_at}`)
        .sort();
    const [cached, stored] = [valid(table.keys), valid(keysAmong(properties))];
    const lock = properties[rateLockName];
    return [
      ...(cached.join() === stored.join() ? [] : [`${cached.length} keys for ${stored.length}`]),
      ...(table.rate_lock === lock ? [] : [`the lock ${table.rate_lock} for ${lock}`]),
    ];
  },
};
