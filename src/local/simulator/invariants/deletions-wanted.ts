/** A record is deleted only when a client or the owner has asked for that, or a person has deleted its row. */
import { webhookEndpoints } from '../../../core/events/endpoints/webhook-endpoints.ts';
import type { JudgedRun } from '../judged-run.ts';
import type { Invariant } from './invariant.ts';

export const deletionsWanted: Invariant = {
  name: 'nothing is deleted but what somebody deleted',
  check: (run) => {
    const wanted = deletionsAsked(run);
    return run.journal.flatMap(({ records, idempotencyKey, transaction }) =>
      records
        .filter(
          ({ kind, id, object }) =>
            kind === 'deleted' && !isWanted(run, wanted, { id, object, idempotencyKey, transaction }),
        )
        .map(({ id }) => `transaction ${transaction} deletes ${id}`),
    );
  },
};

/** The command of the developer area's page. */
const deletesEndpoint = 'developerArea delete_endpoint';

interface Deletion {
  readonly id: string;
  readonly object: string;
  readonly idempotencyKey: string;
  readonly transaction: number;
}

/** The entries that requests to delete have committed, by the ids in their paths. */
function deletionsAsked(run: JudgedRun): ReadonlySet<string> {
  return new Set(
    run.exchanges
      .filter(({ call }) => call.method === 'DELETE')
      .map((exchange) => `${run.entryOf(exchange)?.transaction} ${exchange.call.path.split('/')[4]}`),
  );
}

function isWanted({ executions, world }: JudgedRun, asked: ReadonlySet<string>, deletion: Deletion): boolean {
  const { id, object, idempotencyKey, transaction } = deletion;
  if (idempotencyKey === '' && object === webhookEndpoints.object)
    return executions.some(({ purpose }) => purpose === deletesEndpoint);
  return idempotencyKey === '' ? world.deletedByHand.has(id) : asked.has(`${transaction} ${id}`);
}
