/** Carries records out of the workspace and back. */
import { serveExchange } from '../../../core/exchange/serve-exchange.ts';
import type { CommandTable } from '../command.ts';

export const exchangeCommands: Pick<
  CommandTable,
  'exchange_head' | 'exchange_page' | 'exchange_restore' | 'exchange_table'
> = {
  exchange_head: (workspace) => serveExchange(workspace).head(),
  exchange_page: (workspace, wish) => serveExchange(workspace).page(wish),
  exchange_restore: (workspace, order) => serveExchange(workspace).restore(order),
  exchange_table: (workspace, order) => serveExchange(workspace).importTable(order),
};
