/** Prints documents: their HTML here, their PDF by the script that is loaded for it. */
import { wholePage } from '../core/documents/print/html/whole-page.ts';
import { viewRecord } from '../core/documents/print/view-record.ts';
import type { Printer } from '../core/documents/printer.ts';
import { loadPdf } from './load-script.ts';

/** It loads the script once, however many documents it draws. */
export function printer(): Printer {
  let script: ReturnType<typeof loadPdf> | null = null;
  return {
    view: viewRecord,
    html: wholePage,
    pdf(view, invoice) {
      script ??= loadPdf();
      return script.drawPdf(view, invoice);
    },
  };
}
