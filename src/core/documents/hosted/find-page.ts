/**
 * Finds the document that a link leads to. The link is proven first, so that a false one costs no call of the document
 * and learns nothing of it.
 */
import { Refusal } from '../../errors/refusal.ts';
import { creditNotes } from '../../resources/credit-notes.ts';
import { invoices } from '../../resources/invoices.ts';
import { quotations } from '../../resources/quotations.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { linkToken } from '../../store/hosted-link.ts';
import { findById } from '../../store/locate/find-record.ts';
import { openSession, sessionNames } from '../../store/open-session.ts';
import { type ReadRow, readableRecord } from '../../store/read/read-records.ts';
import { isTestId } from '../../schema/record-id.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import { finishUnfinished } from '../../store/transaction/redo-tail.ts';
import { SheetMissing, type Workspace } from '../../workspace.ts';
import { hasPage } from './page-life.ts';

/** A document whose link is right. */
export interface FoundPage {
  readonly session: Session;
  readonly resource: Resource;
  /** As it is stored. */
  readonly record: JsonObject;
}

const tokenForm = /^((?:inv|quo|cn)_[0-9A-HJKMNP-TV-Z]{26})_(0|[1-9]\d{0,8})_[0-9a-f]{40}$/;

// A page may be viewed so often within so long. Two views at the same moment may count as one, because the cache is asked
// without a lock.
const viewsMax = 20;
const windowMs = 60_000;

/**
 * Two calls of the cache, and the document's row when the link is right.
 * @returns `gone` for every link that leads nowhere, whatever the reason; `often` when the page was opened too often
 * @throws Refusal workspace_misconfigured, workspace_unavailable, record_quarantined
 */
export function findPage(host: Workspace, token: string): FoundPage | 'gone' | 'often' {
  const [, id = '', version = ''] = tokenForm.exec(token) ?? [];
  if (id === '') return 'gone';
  const workspace = host.inMode(!isTestId(id));
  const viewsName = `views.${id}`;
  const cached = workspace.cache.getAll([...sessionNames, viewsName]);
  const session = openSession(workspace, cached);
  const { settings } = session;
  if (settings.link_secret === '' || !isSame(linkToken(settings, id, Number(version)), token)) return 'gone';
  if (!countView(workspace, viewsName, cached[viewsName])) return 'often';
  const resource = [invoices, quotations, creditNotes].find(({ idPrefix }) => id.startsWith(`${idPrefix}_`));
  const row = resource === undefined ? null : findRow(session, resource, id);
  if (resource === undefined || row === null) return 'gone';
  const { record } = readableRecord(row);
  const isOld = Number(record.link_version ?? 0) !== Number(version);
  return isOld || !hasPage(session, record) ? 'gone' : { session, resource, record };
}

function findRow(session: Session, resource: Resource, id: string): ReadRow | null {
  try {
    finishUnfinished(session);
    return findById(session, recordTable(resource), id);
  } catch (error) {
    // The documents of test mode go with its sheets when it is cleared.
    if (session.workspace.livemode || !(error instanceof SheetMissing)) throw error;
    return null;
  }
}

/**
 * The same page with the record as it is now: one or two document calls.
 * @throws Refusal not_found, record_quarantined
 */
export function readAgain({ session, resource, record: { id } }: FoundPage): FoundPage {
  const row = findById(session, recordTable(resource), String(id));
  if (row === null) throw new Refusal('not_found', 'The document was deleted.');
  return { session, resource, record: readableRecord(row).record };
}

// Every sign is compared, so that the time of the answer tells nothing of where a guess went wrong.
function isSame(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length;
  for (let index = 0; index < expected.length; index += 1)
    difference |= expected.charCodeAt(index) ^ given.charCodeAt(index);
  return difference === 0;
}

function countView({ cache, clock }: Workspace, name: string, cached: string | undefined): boolean {
  const now = clock.now();
  const recent = (cached ?? '').split(',').filter((view) => view !== '' && Number(view) > now - windowMs);
  if (recent.length >= viewsMax) return false;
  cache.put(name, [...recent, now].join(), windowMs / 1000);
  return true;
}
