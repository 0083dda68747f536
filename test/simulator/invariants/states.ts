/** Invariants of changes: versions rise, a quotation is one invoice, deletions were asked for. */
import { webhookEndpoints } from '../../../src/core/events/endpoints/webhook-endpoints.ts';
import { isLiving, type State, statesOf } from '../oracle/record-histories.ts';
import type { JournalEntry } from '../../../src/core/store/journal/journal-entry.ts';
import { isOfCaller, isRestored, type RunHistory } from '../oracle/run-history.ts';
import type { Invariant } from './invariant.ts';

/** A record's version counts its states from one, and each of them bears the time of its transaction. */
export const versionsRise: Invariant = {
  name: 'versions rise one by one',
  check: (run) => statesOf(run).flatMap((state) => versionFaults(run, state)),
};

function versionFaults(run: RunHistory, state: State): string[] {
  const { kind, id, shown, entry } = state;
  // The journal keeps only the id of a record whose row a person deleted.
  if (kind === 'deleted') return [];
  // A record that is restored from an export keeps its version and times.
  if (isRestored(run, entry, kind, shown)) return [];
  const { version, updated_at } = shown;
  const last = stateBefore(state)?.shown ?? null;
  const isSame =
    kind === 'updated' && (isNewLink(last, shown) || isMarked(last, shown) || isMailed(last, shown));
  const wanted = isSame ? last?.version : wantedVersion(state);
  const wantedAt = isSame ? last?.updated_at : entry.at;
  return [
    ...(version === wanted ? [] : [`${id} has version ${String(version)} instead of ${String(wanted)}`]),
    ...(updated_at === wantedAt
      ? []
      : [`${id} was changed at ${String(wantedAt)} and says ${String(updated_at)}`]),
  ];
}

function wantedVersion(state: State): number {
  // The workspace has its first version from Set up, without an entry of the journal.
  if (state.before === undefined) return state.kind === 'updated' ? 2 : 1;
  return Number(stateBefore(state)?.shown.version) + 1;
}

/** True when nothing but the link to the page of a document was replaced: a new link is no other version. */
function isNewLink(before: State['shown'] | null, after: State['shown']): boolean {
  // Warnings are those of the request, and the address is that of the new link.
  const rest = (shown: State['shown'] | null): string =>
    JSON.stringify(Object.entries({ ...shown, link_version: 0, hosted_url: null, warnings: [] }).sort());
  return Number(after.link_version ?? 0) > Number(before?.link_version ?? 0) && rest(before) === rest(after);
}

/** True when nothing was done but to write that an invoice is overdue into its row. */
function isMarked(before: State['shown'] | null, after: State['shown']): boolean {
  const rest = (shown: State['shown'] | null): string =>
    JSON.stringify(Object.entries({ ...shown, is_overdue: true, warnings: [] }).sort());
  return after.is_overdue === true && rest(before) === rest(after);
}

/** True when nothing was done but to count a mail of the document. */
function isMailed(before: State['shown'] | null, after: State['shown']): boolean {
  const rest = (shown: State['shown'] | null): string =>
    JSON.stringify(Object.entries({ ...shown, emails_count: 0, last_emailed_at: null, warnings: [] }).sort());
  return Number(after.emails_count ?? 0) > Number(before?.emails_count ?? 0) && rest(before) === rest(after);
}

/** The record before the change; before its deletion, when it comes back from one. */
function stateBefore({ before }: State): State | undefined {
  return before?.kind === 'deleted' ? before.before : before;
}

/** A quotation becomes one invoice: another one is made only when the one that it became is gone or void. */
export const oneQuotationOneInvoice: Invariant = {
  name: 'one quotation is one invoice',
  check(run) {
    const invoices = new Map<unknown, State>();
    return statesOf(run).flatMap((state) => {
      if (state.object !== 'invoice') return [];
      const quotation = (isLiving(state) ? state : state.before)?.shown.quotation_id;
      if (typeof quotation !== 'string') return [];
      const other = invoices.get(quotation);
      const isValid = isLiving(state) && state.shown.status !== 'void';
      if (other !== undefined && other.id !== state.id)
        return isValid ? [`${quotation} has become ${other.id} and ${state.id}`] : [];
      if (isValid) invoices.set(quotation, state);
      else invoices.delete(quotation);
      return [];
    });
  },
};

/** A record is deleted only when a client or the owner has asked for that, or a person has deleted its row. */
export const deletionsWanted: Invariant = {
  name: 'nothing is deleted but what somebody deleted',
  check: (run) => {
    const wanted = deletionsAsked(run);
    return run.journal.flatMap((entry) =>
      entry.records
        .filter(({ kind, id, object }) => kind === 'deleted' && !isWanted(run, wanted, { id, object, entry }))
        .map(({ id }) => `transaction ${entry.transaction} deletes ${id}`),
    );
  },
};

/** The command of the developer area's page. */
const deletesEndpoint = 'developerArea delete_endpoint';

interface Deletion {
  readonly id: string;
  readonly object: string;
  readonly entry: JournalEntry;
}

/** The entries that requests to delete have committed, by the ids in their paths. */
function deletionsAsked(run: RunHistory): ReadonlySet<string> {
  return new Set(
    run.exchanges
      .filter(({ call }) => call.method === 'DELETE')
      .map((exchange) => `${run.entryOf(exchange)?.transaction} ${exchange.call.path.split('/')[4]}`),
  );
}

function isWanted(
  { executions, world }: RunHistory,
  asked: ReadonlySet<string>,
  deletion: Deletion,
): boolean {
  const { id, object, entry } = deletion;
  if (!isOfCaller(entry) && object === webhookEndpoints.object)
    return executions.some(({ purpose }) => purpose === deletesEndpoint);
  return isOfCaller(entry) ? asked.has(`${entry.transaction} ${id}`) : world.deletedIds.has(id);
}
