/** Probes how long the lock, the cache and the properties take. */
import { besideModel, medianMs, type Probe } from './probe.ts';
import { keepMeasured, modelMs } from './speed-model.ts';

const rounds = 3;

// Requests go on beside the probe: it gives up early, and holds the lock for no longer than it takes to release it.
const waitMs = 2000;

export const lockTimeProbe: Probe = {
  id: 'lock',
  title: 'Lock',
  run({ workspace: { clock, lock, properties } }) {
    let isBusy = false;
    const ms = medianMs(clock, rounds, () => {
      if (isBusy || !lock.tryAcquire(waitMs)) isBusy = true;
      else lock.release();
    });
    if (isBusy) return [`Not measured: a write held the lock for more than ${waitMs / 1000} seconds.`];
    keepMeasured(properties, { lock: ms });
    return [besideModel('Taken and released', ms, modelMs.lock)];
  },
};

const name = 'live_probe';
const keptSeconds = 60;

export const cacheProbe: Probe = {
  id: 'cache',
  title: 'Cache',
  run({ workspace: { cache, clock, properties } }) {
    let lost = 0;
    const ms = medianMs(clock, rounds, (round) => {
      cache.put(name, String(round), keptSeconds);
      if (cache.get(name) !== String(round)) lost += 1;
    });
    cache.remove(name);
    keepMeasured(properties, { cache: ms });
    const told = besideModel('Put and read', ms, modelMs.cache);
    return lost === 0 ? [told] : [told, `${lost} of ${rounds} values were not there when they were read.`];
  },
};

export const propertyProbe: Probe = {
  id: 'property',
  title: 'Properties',
  run({ workspace: { clock, properties } }) {
    const ms = medianMs(clock, rounds, (round) => {
      properties.set(name, String(round));
      properties.get(name);
    });
    properties.delete(name);
    keepMeasured(properties, { property: ms });
    return [besideModel('Set and read', ms, modelMs.property)];
  },
};
