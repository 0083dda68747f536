/** Declares the workspace as a record of the API: the settings that the owner makes, with a version and events. */
import {
  derived,
  emptyValue,
  type InputOf,
  type RecordOf,
  readOnly,
  readOnlyNullable,
} from '../schema/field.ts';
import type { JsonObject } from '../schema/represent.ts';
import { text, timestamp } from '../schema/kinds.ts';
import { history, identity, warningList } from '../resources/record-fields.ts';
import type { Transaction } from '../schema/transaction.ts';
import { resource, type Resource } from '../schema/resource.ts';
import type { Workspace } from '../workspace.ts';
import { keepWorkspaceRecord } from './keep-workspace-record.ts';
import { findWorkspaceRecord, tooLong } from './workspace-record.ts';
import { settingEntries, settingFields } from './workspace-settings.ts';

declare module '../schema/record-types.ts' {
  interface RecordTypes {
    workspace: RecordOf<typeof fields>;
  }
  interface EventTypes {
    workspace: 'workspace.updated';
  }
}

const fields = {
  ...identity('workspace', 'ws'),
  ...settingFields,
  timezone: readOnlyNullable(text(100), 'The time zone of the spreadsheet (IANA), in which a day begins.'),
  warnings: derived(warningList, 'Warnings about the request: tax numbers that should be checked.'),
  version: history.version,
  etag: history.etag,
  created_at: readOnly(timestamp, 'When the workspace was set up.'),
  updated_at: readOnly(timestamp, 'When one of its settings changed last.'),
};

/** It has one record, which nobody creates or deletes. Most of it is one property; the logo has properties of its own. */
export const workspaceResource: Resource = resource({
  object: 'workspace',
  plural: 'workspace',
  idPrefix: 'ws',
  sheet: '',
  propertyRecords: {
    tellsChanges: true,
    find: (workspace, id) => findWorkspaceRecord(workspace, workspaceResource, id),
    keep: keepWorkspace,
  },
  fields,
  // A logo alone fills most of one.
  dataCells: 2,
  filters: [],
  unique: {},
  revise(input, tx) {
    const given: Readonly<JsonObject> = input;
    const revised = Object.fromEntries(
      settingEntries.map(([name, { field }]) => [name, given[name] ?? emptyValue(field)]),
    );
    const message = tooLong({ timezone: tx.settings.time_zone, ...revised });
    if (message !== null) tx.fault({ pointer: '', code: 'too_long', message });
    warnOfTaxIds(input, tx);
    return revised;
  },
  create() {
    throw new Error('A workspace is made by Set up.');
  },
});

// A number that does not fit its country is taken all the same: only its owner knows.
function warnOfTaxIds({ tax_ids, address }: InputOf<typeof fields>, tx: Transaction): void {
  for (const [index, { type, value }] of (tax_ids ?? []).entries()) {
    const warning = type === null ? null : tx.codeLists().taxIdWarning(type, value, address?.country ?? null);
    if (warning !== null) tx.warn({ ...warning, pointer: `/tax_ids/${index}/${warning.field}` });
  }
}

/** Writes the record as the journal has it; the caller holds the lock. */
function keepWorkspace(workspace: Workspace, id: string, written: string | null): void {
  keepWorkspaceRecord(workspace, workspaceResource, { id, written });
}
