/** Shows the settings of the workspace as a form, and changes them with the API's own operation, so that the same rules hold. */
import { actAsOwner } from '../../../core/api/act-as-owner.ts';
import { workspaceRoutes } from '../../../core/api/routes/workspace-routes.ts';
import { lackingForInvoice } from '../../../core/business/lacking-for-invoice.ts';
import { logoLengthMax } from '../../../core/business/logo.ts';
import { type SettingGroup, type Setting, settingGroups } from '../../../core/business/setting.ts';
import { cellWords, settingRows } from '../../../core/business/setting-cells.ts';
import { settingEntries } from '../../../core/business/workspace-settings.ts';
import { Refusal } from '../../../core/errors/refusal.ts';
import { isNullable } from '../../../core/schema/field.ts';
import type { BusinessField, BusinessForm, BusinessGroup } from '../../../pages/protocol.ts';
import type { CommandTable } from '../command.ts';

export const businessCommands: Pick<CommandTable, 'business' | 'save_business'> = {
  business: (workspace) => formOf(actAsOwner(workspace, workspaceRoutes, 'getWorkspace', {})),
  save_business(workspace, { etag, changes }) {
    try {
      const order = { body: changes, headers: { 'if-match': etag } };
      const changed = actAsOwner(workspace, workspaceRoutes, 'updateWorkspace', order);
      return { ok: true, form: formOf(changed) };
    } catch (error) {
      const problems = error instanceof Refusal ? (error.facts.problems ?? []) : [];
      if (problems.length === 0) throw error;
      return {
        ok: false,
        faults: problems.map(({ pointer, message }) => ({ field: pointer.slice(1), message })),
      };
    }
  },
};

function formOf(answer: unknown): BusinessForm {
  const workspace = answer as BusinessForm['workspace'];
  return {
    workspace,
    groups: (Object.keys(settingGroups) as SettingGroup[]).map(groupOf),
    missing: lackingForInvoice(workspace),
    logo_length_max: logoLengthMax,
  };
}

// What the sheet says of cells that the form has controls for.
const formHints: Partial<Readonly<Record<BusinessField['control'], string>>> = {
  tax_ids: 'The VAT number first, then that of the tax office.',
  logo: 'A PNG or a JPEG; a large one is made smaller.',
};

function groupOf(group: SettingGroup): BusinessGroup {
  const [heading, meaning] = settingGroups[group];
  const settings = new Map<string, Setting>(settingEntries.filter(([, setting]) => setting.group === group));
  const fields = settingRows.flatMap(({ name, part, label, hint }): BusinessField[] => {
    const setting = settings.get(name);
    if (setting === undefined) return [];
    const isNeeded = part === null && !isNullable(setting.field);
    const control = controlOf(setting);
    return [{ name, part, label, hint: formHints[control.control] ?? hint, ...control, isNeeded }];
  });
  return { heading, meaning, fields };
}

function controlOf({ control, field }: Setting): Pick<BusinessField, 'control' | 'words'> {
  if (control !== undefined) return { control, words: [] };
  const { kind } = field;
  const words = cellWords(field);
  if (words !== undefined) return { control: kind.cell === 'boolean' ? 'yes_no' : 'words', words };
  if (kind.list === true) return { control: 'tax_ids', words: [] };
  if (kind.cell === 'number') return { control: 'number', words: [] };
  return { control: kind.compares === 'day' ? 'day' : 'text', words: [] };
}
