/** How a field of the workspace stands in the sheet Settings and in the form of the developer area. */
import type { Field } from '../schema/field.ts';

/** The parts of the sheet and of the form, in their order, each with its heading and what it is for. */
export const settingGroups = {
  business: ['Who you are', 'As your documents name you.'],
  tax: ['Tax', 'What makes an invoice lawful, and why a line has no tax.'],
  bank: ['Bank', 'Where you are paid. The owner gets a mail when the IBAN changes.'],
  documents: ['Documents', 'How new documents begin, and how they look.'],
  numbering: ['Numbering', 'Numbers are given in their order, without gaps.'],
} as const satisfies Readonly<Record<string, readonly [heading: string, meaning: string]>>;

export type SettingGroup = keyof typeof settingGroups;

/** A cell of the sheet: what stands left of it and right of it. */
export interface SettingLabel {
  /** The settings are found by it, so it never changes. */
  readonly label: string;
  /** What the cell may hold, for people who type into it. */
  readonly hint: string;
}

export interface Setting<F extends Field = Field> extends SettingLabel {
  readonly field: F;
  readonly group: SettingGroup;
  /** The control of the form, where it does not follow from the field's kind. */
  readonly control?: 'lines' | 'colour' | 'logo';
  /** The cells of a field that has several, by the members of its object. */
  readonly parts?: Readonly<Record<string, SettingLabel>>;
}

/** Declares a field with the cell that holds it. */
export function setting<F extends Field>(
  group: SettingGroup,
  label: string,
  hint: string,
  field: F,
  control?: Setting['control'],
): Setting<F> {
  return { group, label, hint, field, ...(control !== undefined && { control }) };
}

/** Declares a field whose members have cells of their own. */
export function settingOfParts<F extends Field>(
  group: SettingGroup,
  label: string,
  parts: Readonly<Record<string, SettingLabel>>,
  field: F,
): Setting<F> {
  return { group, label, hint: '', parts, field };
}
