/** Carries records out of the workspace and back. */
import { serveExchange } from '../../../core/exchange/serve-exchange.ts';
import { resources } from '../../../core/resources/index.ts';
import type { CommandTable } from '../command.ts';

export const exchangeCommands: Pick<
  CommandTable,
  'exchange_head' | 'exchange_page' | 'exchange_restore' | 'exchange_table'
> = {
  exchange_head: (workspace) => serveExchange(workspace, resources).head(),
  exchange_page: (workspace, wish) => serveExchange(workspace, resources).page(wish),
  exchange_restore: (workspace, order) => serveExchange(workspace, resources).restore(order),
  exchange_table: (workspace, order) => serveExchange(workspace, resources).importTable(order),
};
