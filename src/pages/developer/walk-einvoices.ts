/** Asks the script for the electronic invoices of a time, page by page, and makes files of them. */
import type { SurveyedDocument, SurveyRequest } from '../../core/documents/einvoice/survey-page.ts';
import type { CallServer } from '../shared/call-server.ts';
import { storeZip } from '../shared/store-zip.ts';
import { freeName } from './free-name.ts';

/** The documents of a time, invoices and then credit notes. */
export interface Survey {
  readonly documents: readonly SurveyedDocument[];
  readonly unreadable: number;
}

type Wish = Omit<SurveyRequest, 'plural' | 'before'>;

/** @param onProgress told after each page how many documents there are so far */
export async function walkEInvoices(
  call: CallServer,
  wish: Wish,
  onProgress: (count: number) => void,
): Promise<Survey> {
  const documents: SurveyedDocument[] = [];
  let unreadable = 0;
  for (const plural of ['invoices', 'credit_notes'] as const) {
    for (let before: number | null | undefined = null; before !== undefined; ) {
      const page: Awaited<ReturnType<typeof call<'survey_einvoices'>>> = await call('survey_einvoices', {
        ...wish,
        plural,
        before,
      });
      documents.push(...page.documents);
      unreadable += page.unreadable;
      onProgress(documents.length);
      before = page.next ?? undefined;
    }
  }
  return { documents, unreadable };
}

/** What an export has made. */
export interface ExportedMonth {
  readonly name: string;
  /** The archive; null when no document is ready. */
  readonly archive: Blob | null;
  readonly count: number;
  /** The numbers of documents that are not in the archive, because they are not ready. */
  readonly left: readonly string[];
  readonly unreadable: number;
}

/** @param name the name of the archive, without its ending */
export function archiveOf({ documents, unreadable }: Survey, name: string): ExportedMonth {
  const used = new Set<string>();
  const files = documents.flatMap(({ number, xml }) =>
    xml === null ? [] : [{ name: freeName(number ?? 'document', '.xml', used), content: xml }],
  );
  return {
    name: `${name}.zip`,
    archive: files.length === 0 ? null : storeZip(files),
    count: files.length,
    left: documents.flatMap(({ number, xml }) => (xml === null ? [number ?? ''] : [])),
    unreadable,
  };
}
