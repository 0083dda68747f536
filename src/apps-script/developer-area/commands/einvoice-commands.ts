/** Says for the owner which documents are ready to be electronic invoices, and exports them. */
import { surveyEInvoices } from '../../../core/documents/einvoice/survey.ts';
import { startSession } from '../../../core/store/start-session.ts';
import type { CommandTable } from '../command.ts';

export const einvoiceCommands: Pick<CommandTable, 'survey_einvoices'> = {
  survey_einvoices: (workspace, request) => surveyEInvoices(startSession(workspace), request),
};
