/** The contract's test files that go through the core's own entry point alone, and why. */

const faultInside = 'places a fault inside one execution, which a gateway would repeat';
const ownGateways = 'opens gateways of its own';

/** By their path under test/contract. */
export const coreOnlyFiles: Readonly<Record<string, string>> = {
  'durability/crash.slow.test.ts': faultInside,
  'durability/crash-changes.long.test.ts': faultInside,
  'sheet-edits/crash.slow.test.ts': 'places a fault inside a trigger, which no request meets',
  'lists/lossy-pages.long.test.ts': ownGateways,
  'idempotency/lossy-writes.long.test.ts': ownGateways,
  'webhooks/dispatch-crash.slow.test.ts': faultInside,
  'webhooks/endpoint-crash.slow.test.ts': faultInside,
};
