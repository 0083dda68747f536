/** What workloads know of the API keys of the scene besides their secrets. */
import { keysAmong } from '../../core/access/api-key.ts';
import type { PropertySnapshot } from '../emulator/services/properties/property-stores.ts';
import type { SceneFacts } from './scene.ts';

/** The ids of the keys: `keyMain` and so on; and the last letters of the one to be revoked. */
export function idsOfKeys(
  properties: PropertySnapshot,
  { revoked }: SceneFacts['keys'],
): Record<string, string> {
  const keys = keysAmong(properties.script ?? {});
  const named = keys.map(({ name, id }) => [`key${name}`, id] as const);
  return { ...Object.fromEntries(named), endOfRevoked: revoked.slice(-4) };
}
