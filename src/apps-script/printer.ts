/** Prints documents by the template, and converts them by Google. */
import { printRecord } from '../core/documents/print/print-record.ts';
import { wholePage } from '../core/documents/print/whole-page.ts';
import type { Printer } from '../core/documents/printer.ts';
import { toPdf } from './google/pdf.ts';

/** Prints by the template, and converts by Google. */
export function printer(): Printer {
  return { print: printRecord, page: wholePage, pdf: toPdf };
}
