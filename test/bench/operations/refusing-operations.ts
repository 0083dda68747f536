/** The measured refusals. They must cost next to nothing, because anybody can cause them. */
import { keyChecksum } from '../../../src/core/access/api-key-format.ts';
import { get, middleInvoice, type Operation, type PreparedWorkspace } from './operation.ts';

const requestsAMinute = 100;

// The key is well formed, so that the API has to look it up in the table of keys.
const letters = 'A'.repeat(32);
const unknownKey = `bbk_live_${letters}${keyChecksum(letters)}`;

export const refusingOperations: readonly Operation[] = [
  {
    name: 'refused_401',
    status: 401,
    limits: { ms: [30, 30, 30], pessimistic: [30, 30, 30], calls: [0, 0, 0] },
    run: ({ bench }) => bench.send(unknownKey, 'GET', '/api/v1/invoices'),
  },
  {
    name: 'refused_429',
    status: 429,
    limits: { ms: [30, 30, 30], pessimistic: [30, 30, 30], calls: [0, 0, 0] },
    prepare: useUpLimit,
    run: (workspace) => get(workspace, `invoices/${middleInvoice(workspace)}`),
  },
];

// Requests for an unknown path make no document call, and the rate limit counts them like others.
function useUpLimit(workspace: PreparedWorkspace): string {
  for (let count = 0; count < requestsAMinute; count += 1) get(workspace, 'nothing');
  return '';
}
