/** The exchange as the owner's page reaches it: through the one function that pages may call. */
import type { ExchangePort } from '../../../src/core/exchange/exchange-port.ts';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import type { CommandName, Reply } from '../../../src/pages/protocol.ts';
import { owner } from '../../contract/support/test-workspace.ts';

/** @throws Error with what the script answered a command that failed */
export function portOf(emulator: Emulator): ExchangePort {
  const ask = async <Answer>(command: CommandName, input: unknown): Promise<Answer> => {
    const outcome = emulator.callFromPage('developerArea', [JSON.stringify({ command, input })], owner);
    if (!outcome.ok) throw new Error(outcome.message);
    const reply = JSON.parse(String(outcome.value)) as Reply<Answer>;
    if (!reply.ok) throw new Error(reply.message);
    return reply.answer;
  };
  return {
    head: () => ask('exchange_head', {}),
    restoreSettings: (exported) => ask('exchange_settings', exported),
    page: (wish) => ask('exchange_page', wish),
    restore: (order) => ask('exchange_restore', order),
    importTable: (order) => ask('exchange_table', order),
    importRows: (order) => ask('exchange_rows', order),
  };
}
