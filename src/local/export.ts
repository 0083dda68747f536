/** `npm run export`: writes the whole workspace of this machine as JSON and CSV. */
import { exportToFolder } from './exchange/exchange-commands.ts';
import { runExchange } from './exchange/run-exchange.ts';

runExchange(exportToFolder, { begins: false });
