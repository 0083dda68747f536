/** The built script that draws PDFs, in a context with nothing in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import type { Printer } from '../src/core/documents/printer.ts';

const path = join(__dirname, '../dist/apps-script/pdf.html');

let compiled: Script | null = null;

/** Loads it anew: nothing of another document is left in it. */
export function loadPdfScript(): { readonly drawPdf: Printer['pdf'] } {
  compiled ??= new Script(`${readFileSync(path, 'utf8')};BillingPdf`);
  return compiled.runInContext(createContext({})) as ReturnType<typeof loadPdfScript>;
}
