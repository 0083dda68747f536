/** Asks the script for the PDFs of a time, page by page, and makes an archive of them. */
import type { DrawRequest } from '../../core/documents/print/drawn-page.ts';
import type { CallServer } from '../shared/call-server.ts';
import { base64Bytes } from '../shared/base64-bytes.ts';
import { storeZip } from '../shared/store-zip.ts';
import { freeName } from './free-name.ts';

/** The PDFs of a time. */
export interface DrawnMonth {
  readonly name: string;
  /** The archive; null when there is no document. */
  readonly archive: Blob | null;
  readonly count: number;
  readonly unreadable: number;
}

const plurals = ['invoices', 'quotations', 'credit_notes'] as const;

/**
 * @param month `YYYY-MM`
 * @param onProgress told after each page how many documents there are so far
 */
export async function walkDocuments(
  call: CallServer,
  month: string,
  onProgress: (count: number) => void,
): Promise<DrawnMonth> {
  const files: { name: string; content: Uint8Array }[] = [];
  const used = new Set<string>();
  let unreadable = 0;
  for (const plural of plurals) {
    for (let before: DrawRequest['before'] | undefined = null; before !== undefined; ) {
      const page: Awaited<ReturnType<typeof call<'draw_documents'>>> = await call('draw_documents', {
        ...{ plural, before },
        from: `${month}-01`,
        to: `${month}-31`,
      });
      for (const { name, base64 } of page.files) {
        files.push({ name: `${plural}/${freeName(name, '.pdf', used)}`, content: base64Bytes(base64) });
      }
      unreadable += page.unreadable;
      onProgress(files.length);
      before = page.next ?? undefined;
    }
  }
  const archive = files.length === 0 ? null : storeZip(files);
  return { name: `documents-${month}.zip`, archive, count: files.length, unreadable };
}
