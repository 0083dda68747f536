/** `npm run key`: makes an API key for the workbook of this machine, and prints it once. */
import { makeKey } from './runtime/make-key.ts';

makeKey(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
