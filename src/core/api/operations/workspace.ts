/** Shows the workspace, and changes it by a JSON Merge Patch. */
import { takeSettingsEdit } from '../../business/take-settings-edit.ts';
import { tellOwnerOfIban } from '../../business/tell-owner.ts';
import { findWorkspaceRecord } from '../../business/workspace-record.ts';
import { workspaceResource } from '../../business/workspace-resource.ts';
import { Refusal } from '../../errors/refusal.ts';
import { workspaceIdOf } from '../../store/save-settings.ts';
import { etagOf, showRecord } from '../../store/show-record.ts';
import type { Answer, Call } from '../operation.ts';
import { changeOf, runWrite } from './write.ts';

/** One service call. */
export function getWorkspace({ session }: Call): Answer {
  const { workspace, settings } = session;
  const stored = findWorkspaceRecord(workspace, workspaceResource, workspaceIdOf(workspace, settings));
  if (stored === null)
    throw new Refusal('workspace_misconfigured', 'The settings have been replaced meanwhile.');
  const { record, fingerprint } = stored;
  const body = JSON.stringify(showRecord(workspaceResource, record, fingerprint, session));
  return { status: 200, body, headers: { ETag: etagOf(fingerprint) } };
}

/**
 * What a person has typed into the sheet before is committed first, so that the patch builds on what they see.
 * @throws Refusal insufficient_scope for a test key, etag_mismatch, validation_failed, workspace_busy
 */
export function updateWorkspace(call: Call): Answer {
  const { workspace, settings } = call.session;
  if (!workspace.livemode)
    throw new Refusal(
      'insufficient_scope',
      'A test key reads the workspace, and only a live key changes it.',
    );
  const id = workspaceIdOf(workspace, settings);
  takeSettingsEdit(call.session);
  const answer = runWrite(call, changeOf(workspaceResource, { ...call, id }));
  tellOwnerOfIban(workspace);
  return answer;
}
