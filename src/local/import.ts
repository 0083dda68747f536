/** `npm run import`: brings an export back, or customers or products of another tool. */
import { importFromFile } from './exchange/exchange-commands.ts';
import { runExchange } from './exchange/run-exchange.ts';

runExchange(importFromFile, { begins: true });
