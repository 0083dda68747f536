/** Google's conversion of an HtmlOutput to a PDF, and its daily quota. */
import { type DailyQuotas, spendQuota } from '../../../execution/daily-quotas.ts';
import type { Execution } from '../../../execution/execution.ts';
import { freeCall } from '../../../execution/gate.ts';
import { type Blob, createBlob } from '../../utilities/blob.ts';
import { beyondTables } from './beyond-tables.ts';

/** Makes the bytes of a PDF of a page. What it throws, the script gets as an exception with the same message. */
export type PrintPdf = (html: string) => Uint8Array;

interface ConversionWorld {
  readonly quotas: DailyQuotas;
  readonly printPdf: PrintPdf;
}

/** Converts the content of an output, as `getAs` does. */
export type Convert = (html: string, contentType: string) => Blob;

/** The conversion as one execution sees it. */
export function createConversion(execution: Execution, { quotas, printPdf }: ConversionWorld): Convert {
  const { gate, realm, switches } = execution;
  return (html, contentType) => {
    if (contentType !== 'application/pdf')
      throw realm.exception(`Converting from text/html to ${contentType} is not supported.`);
    const print = (): Uint8Array => {
      spendQuota(execution, quotas, 'conversion', 1);
      const dropped = switches.pdfBeyondTables === 'fails' ? beyondTables(html) : [];
      if (dropped.length > 0) throw realm.exception(`Conversion failed: ${dropped.join(', ')}.`);
      try {
        return printPdf(html);
      } catch (error) {
        throw realm.exception(error instanceof Error ? error.message : String(error));
      }
    };
    return createBlob(execution, gate.pass(freeCall('html', 'HtmlOutput.getAs', [contentType]), print));
  };
}
