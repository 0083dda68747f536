/** Goes through the documents of a time, and says of each whether it is ready to be an electronic invoice; exports those. */
import { Refusal } from '../../errors/refusal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { readNewest } from '../../store/page/newest-page.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import { dateOf, isIssuedIn, isTooOld } from '../issued-in.ts';
import { readable } from '../readable.ts';
import { buildModel } from './build-model.ts';
import { checkEInvoice } from './check.ts';
import { readEInvoiceSources } from './find-source.ts';
import type { SurveyedDocument, SurveyPage, SurveyRequest } from './survey-page.ts';
import { writers } from './writers.ts';

// A page of checks, or of XML, is at most a few hundred kB in one answer.
const checksOfPage = 200;
const exportsOfPage = 40;

/**
 * Issued documents of a page of rows, the newest first, voided ones left out. Three reads and a search for each page, more
 * where rows have moved.
 * @throws Refusal workspace_busy, invalid_parameter when there is no such resource
 */
export function surveyEInvoices(session: Session, request: SurveyRequest): SurveyPage {
  const { plural, syntax, before } = request;
  const resource = session.workspace.resources.find((one) => one.plural === plural);
  if (resource === undefined) throw new Refusal('invalid_parameter', `There are no ${plural}.`);
  const limit = syntax === null ? checksOfPage : exportsOfPage;
  const { rows, hasMore } = readNewest(session, recordTable(resource), limit, before);
  const records = rows.flatMap(({ decoded }) => (decoded.ok ? [decoded.stored.record] : []));
  const wanted = records.filter((record) => record.status !== 'void' && isIssuedIn(record, request));
  const sourceOf = readEInvoiceSources(session, wanted);
  const documents = wanted.flatMap((record) => readable(() => survey(record, sourceOf, request)));
  const oldest = records[records.length - 1];
  return {
    documents,
    unreadable: rows.length - records.length + wanted.length - documents.length,
    next: hasMore && !isTooOld(oldest, request) ? (rows[rows.length - 1]?.seq ?? null) : null,
  };
}

function survey(
  record: JsonObject,
  sourceOf: (record: JsonObject) => Parameters<typeof checkEInvoice>[0],
  { profile, syntax }: SurveyRequest,
): SurveyedDocument {
  const source = sourceOf(record);
  const { ready, missing } = checkEInvoice(source, profile, syntax ?? undefined);
  return {
    number: source.number,
    date: dateOf(record),
    customer_name: source.customer.company ?? source.customer.name ?? '',
    missing,
    xml: ready && syntax !== null ? writers[syntax](buildModel(source, profile)) : null,
  };
}
