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
  const isSame = kind === 'updated' && isSameVersion(last, shown);
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

/** What the day and the request make of a document, whatever is done to it. */
const ofTheMoment = ['is_overdue', 'is_expired', 'warnings'];

/**
 * True when a link was made, a mail was counted, or an invoice was marked as overdue, and nothing else was done: that is
 * no other version.
 */
function isSameVersion(before: State['shown'] | null, after: State['shown']): boolean {
  const rises = (field: string): boolean => Number(after[field] ?? 0) > Number(before?.[field] ?? 0);
  const changed = [
    ...(rises('link_version') ? ['link_version', 'hosted_url'] : []),
    ...(rises('emails_count') ? ['emails_count', 'last_emailed_at'] : []),
  ];
  const left = new Set([...ofTheMoment, ...changed]);
  const rest = (shown: State['shown'] | null): string =>
    JSON.stringify(
      Object.entries(shown ?? {})
        .filter(([field]) => !left.has(field))
        .sort(),
    );
  return (changed.length > 0 || after.is_overdue === true) && rest(before) === rest(after);
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
