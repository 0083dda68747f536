/** The refusals that are measured: they must cost next to nothing, because anybody can cause them. */
import { keyChecksum } from '../../../core/access/api-key-format.ts';
import { get, middleInvoice, type Operation, type Stage } from './operation.ts';

const requestsAMinute = 100;

// Well formed, so that only the table of keys tells that it is none.
const letters = 'A'.repeat(32);
const unknownKey = `bbk_live_${letters}${keyChecksum(letters)}`;

export const refusingOperations: readonly Operation[] = [
  {
    name: 'refused_401',
    status: 401,
    run: ({ bench }) => bench.send(unknownKey, 'GET', '/api/v1/invoices'),
  },
  {
    name: 'refused_429',
    status: 429,
    prepare: useUpLimit,
    run: (stage) => get(stage, `invoices/${middleInvoice(stage)}`),
  },
];

// Requests that find no path cost no document call, and count all the same.
function useUpLimit(stage: Stage): string {
  for (let count = 0; count < requestsAMinute; count += 1) get(stage, 'nothing');
  return '';
}
