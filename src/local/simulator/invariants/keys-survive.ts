/** An API key works until somebody ends it, and one that is rolled ends only beside its successor. */
import { endOf, keysAmong, lineageOf } from '../../../core/access/api-key.ts';
import type { Invariant } from './invariant.ts';

const ends = /^(revokeApiKey|developerArea revoke_key)$/;

export const keysSurvive: Invariant = {
  name: 'keys work until they are ended',
  check({ executions, scene, world }) {
    const keys = keysAmong(world.emulator.world.properties.snapshot().script ?? {});
    const before = keysAmong(scene.properties.script ?? {});
    const isRevoking = executions.some(({ purpose }) => ends.test(purpose));
    return before.flatMap((key) => {
      const now = keys.find(({ id }) => id === key.id);
      if (now === undefined) return [`the key ${key.name} is lost`];
      const hasSuccessor = keys.some(
        ({ id, rolled_from }) => id !== key.id && rolled_from === lineageOf(key),
      );
      const mayEnd = hasSuccessor || (isRevoking && key.name === 'Revoked');
      return endOf(now) === endOf(key) || mayEnd ? [] : [`the key ${key.name} was ended by nobody`];
    });
  },
};
