/** Decides under which lock requests are counted when a run begins, as the seed says. */
import { keyTableName } from '../../../src/core/access/api-key.ts';
import { type RateLock, rateLockName, writeRateLock } from '../../../src/core/access/rate-lock.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import type { SimulatedScene } from './scene.ts';

const dayMs = 86_400_000;

// A choice holds alone after seven minutes: for these runs that moment comes while they are under way.
const almostSettledMs = 7 * 60_000 - 1_500;

const choices: readonly Pick<RateLock, 'chosen' | 'changedMs'>[] = [
  { chosen: 'user', changedMs: dayMs },
  { chosen: 'script', changedMs: dayMs },
  { chosen: 'user', changedMs: almostSettledMs },
  { chosen: 'script', changedMs: almostSettledMs },
];

/** The scene with the property and its copy in the table of keys; as it is where the user lock proves nothing. */
export function withRateLock(
  scene: SimulatedScene,
  seed: number,
): Pick<SimulatedScene, 'properties' | 'cache'> {
  if (scene.switches.userLock !== 'excludes_all') return scene;
  const { chosen, changedMs: agoMs } = choices[Math.floor(seed / choices.length) % choices.length] ?? {
    chosen: 'user',
    changedMs: dayMs,
  };
  const text = writeRateLock({ chosen, changedMs: scene.nowMs - agoMs, account: localOwner });
  const { script = {} } = scene.properties;
  return {
    properties: { ...scene.properties, script: { ...script, [rateLockName]: text } },
    cache: scene.cache.map(([name, value]) =>
      name === keyTableName
        ? ([name, JSON.stringify({ ...JSON.parse(value), [rateLockName]: text })] as const)
        : ([name, value] as const),
    ),
  };
}
