/** Reaches the exchange of a workspace on this machine as its owner's page does. */
import type { ExchangePort } from '../../core/exchange/exchange-port.ts';
import { localOwner, type LocalWorkspace } from '../runtime/local-workspace.ts';

/** Each answer is given once what was written would survive `kill -9`. */
export function localPort({ emulator, commit }: Pick<LocalWorkspace, 'emulator' | 'commit'>): ExchangePort {
  const ask = async <Answer>(command: string, input: unknown): Promise<Answer> => {
    const outcome = emulator.callFromPage('developerArea', [JSON.stringify({ command, input })], localOwner);
    await commit();
    if (!outcome.ok) throw new Error(outcome.message);
    const reply = JSON.parse(String(outcome.value)) as Reply<Answer>;
    if (!reply.ok) throw new Error(reply.message);
    return reply.answer;
  };
  return {
    head: () => ask('exchange_head', {}),
    page: (wish) => ask('exchange_page', wish),
    restore: (order) => ask('exchange_restore', order),
    importTable: (order) => ask('exchange_table', order),
  };
}

// What the script replies to a page.
type Reply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };
