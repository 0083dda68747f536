/** `npm run export`: writes the whole workspace of this machine as JSON and CSV. */
import { exportToFolder } from './exchange/export-to-folder.ts';
import { runExchange } from './exchange/run-exchange.ts';

runExchange(exportToFolder, { begins: false });
