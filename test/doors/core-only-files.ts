/** The contract's test files that go through the core's own door alone, and why. */

const faultInside = 'places a fault inside one execution, which a gateway would repeat';
const ownDoors = 'opens doors of its own';

/** By their path under test/contract. */
export const coreOnlyFiles: Readonly<Record<string, string>> = {
  'crash.test.ts': faultInside,
  'crash-changes.test.ts': faultInside,
  'hand-crash.test.ts': 'places a fault inside a trigger, which no request meets',
  'lossy-pages.test.ts': ownDoors,
  'lossy-writes.test.ts': ownDoors,
  'webhooks/dispatch-crash.test.ts': faultInside,
  'webhooks/endpoint-crash.test.ts': faultInside,
};
