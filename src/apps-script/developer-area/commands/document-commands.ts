/** Exports the documents of a time for the owner: as PDFs, and as electronic invoices where they are ready. */
import { surveyEInvoices } from '../../../core/documents/einvoice/survey.ts';
import { drawDocuments } from '../../../core/documents/print/draw-documents.ts';
import { startSession } from '../../../core/store/start-session.ts';
import type { CommandTable } from '../command.ts';

export const documentCommands: Pick<CommandTable, 'draw_documents' | 'survey_einvoices'> = {
  draw_documents: (workspace, request) => drawDocuments(startSession(workspace), request),
  survey_einvoices: (workspace, request) => surveyEInvoices(startSession(workspace), request),
};
