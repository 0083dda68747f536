/** Takes settings of an exported workspace that nobody has set here yet. */
import { tellOwnerOfIban } from '../business/tell-owner.ts';
import { findWorkspaceRecord, tooLong } from '../business/workspace-record.ts';
import { workspaceResource } from '../business/workspace-resource.ts';
import { settingEntries } from '../business/workspace-settings.ts';
import { Refusal } from '../errors/refusal.ts';
import type { JsonObject } from '../schema/represent.ts';
import { validate } from '../schema/validate.ts';
import { workspaceIdOf } from '../store/save-settings.ts';
import type { Session } from '../store/session.ts';
import { showRecord } from '../store/show-record.ts';
import { unasked } from '../store/transaction/commit.ts';
import { mayAll } from '../schema/transaction.ts';
import { transact } from '../store/transaction/transact.ts';

export interface RestoredSettings {
  /** The names of the settings that were taken. */
  readonly taken: readonly string[];
  /** A sentence for each that cannot be. */
  readonly refused: readonly string[];
}

/** The workspace as the API shows it, for an export: one service call. */
export function shownWorkspace(session: Session): JsonObject {
  const { workspace, settings } = session;
  const stored = findWorkspaceRecord(workspace, workspaceResource, workspaceIdOf(workspace, settings));
  return stored === null ? {} : showRecord(workspaceResource, stored.record, stored.fingerprint, session);
}

/**
 * Takes each setting that is empty here and has a value in the file. What the owner has set here stays, as records do that
 * are there already; a repetition finds nothing to take.
 */
export function restoreSettings(session: Session, exported: Readonly<JsonObject>): RestoredSettings {
  const { workspace, settings } = session;
  const id = workspaceIdOf(workspace, settings);
  let outcome: RestoredSettings = { taken: [], refused: [] };
  const nothing = new Refusal('no_route', 'Nothing is missing.');
  try {
    transact(session, {
      attempt: unasked('import'),
      may: mayAll,
      decide: (tx) => {
        const record = tx.find(workspaceResource, id) ?? {};
        const { changes, refused } = changesBy(record, exported);
        outcome = { taken: Object.keys(changes), refused };
        // A transaction needs at least one record.
        if (outcome.taken.length === 0) throw nothing;
        tx.change(workspaceResource, record, changes, ['workspace.updated']);
        return null;
      },
    });
  } catch (error) {
    if (error !== nothing) throw error;
  }
  tellOwnerOfIban(workspace);
  return outcome;
}

function changesBy(
  record: Readonly<JsonObject>,
  exported: Readonly<JsonObject>,
): { readonly changes: JsonObject; readonly refused: readonly string[] } {
  const changes: JsonObject = {};
  const refused: string[] = [];
  for (const [name, { field }] of settingEntries) {
    if (!isEmpty(record[name]) || isEmpty(exported[name])) continue;
    const { ok, value, problems } = validate(field.kind.schema, exported[name]);
    if (ok) changes[name] = value;
    else refused.push(`${name}: ${problems[0]?.message ?? 'It is of the wrong kind.'}`);
  }
  const message = tooLong({ ...record, ...changes });
  return message === null ? { changes, refused } : { changes: {}, refused: [...refused, message] };
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}
