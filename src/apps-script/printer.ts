/** Prints documents: their HTML here, their PDF by the script that is loaded for it. */
import { wholePage } from '../core/documents/print/html/whole-page.ts';
import { viewRecord } from '../core/documents/print/view-record.ts';
import type { Printer } from '../core/documents/printer.ts';
import { loadPdf } from './load-script.ts';

export function printer(): Printer {
  return { view: viewRecord, html: wholePage, pdf: (view) => loadPdf().drawPdf(view) };
}
