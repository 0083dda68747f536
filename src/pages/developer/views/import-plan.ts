/** Shows what a chosen file is, and lets the owner choose what each of its columns becomes, before anything is written. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { WorkspaceHead } from '../../../core/exchange/exchange-port.ts';
import type { PlannedColumn } from '../../../core/exchange/foreign/plan-import.ts';
import { type TargetChoice, targetChoices } from '../../../core/exchange/foreign/targets.ts';
import type { ForeignFile, ImportedFile } from '../../../core/exchange/read-import.ts';
import { sentences } from './exchange-reports.ts';

export interface ChosenFile {
  readonly text: string;
  readonly encoding: string;
  readonly importable: WorkspaceHead['importable'];
  readonly content: ImportedFile;
}

/** Told which column becomes what; null for one that is not imported. */
export type ChooseColumn = (index: number, path: string | null) => void;

export function importPlan(chosen: ChosenFile, choose: ChooseColumn): TemplateResult {
  const { encoding, content, importable } = chosen;
  return html`<div role="group" aria-label="What becomes of the file">
    ${encoding === 'UTF-8' ? nothing : html`<p>Read as ${encoding}.</p>`}
    ${content.kind === 'workspace' ? html`<p>A workspace that was exported here.</p>` : nothing}
    ${
      content.kind === 'own'
        ? html`<p>A table of ${content.plural} that was exported here. They come back with the same ids.</p>`
        : nothing
    }
    ${content.kind === 'foreign' ? foreignPlan(content, importable, choose) : nothing}
  </div>`;
}

// A long file may have thousands; whoever has read so many of them corrects the file first.
const shownMax = 50;

function foreignPlan(
  { plan, read, notes }: ForeignFile,
  importable: ChosenFile['importable'],
  choose: ChooseColumn,
): TemplateResult {
  const choices = targetChoices(plan.plural, importable[plan.plural] ?? []);
  return html`${notes.map((note) => html`<p>${note}</p>`)}
    <table class="plan">
      <thead>
        <tr>
          <th scope="col">Column of the file</th>
          <th scope="col">Becomes</th>
        </tr>
      </thead>
      <tbody>
        ${plan.columns.map((column) => columnRow(column, choices, choose))}
      </tbody>
    </table>
    ${sentences('These rows will be refused:', shortened(read.refused))}
    ${sentences('Please look at:', shortened(read.warnings))}
    ${sentences('Left out, because they are no records:', shortened(plan.leftOut))}`;
}

function columnRow(
  { index, header, sample, path }: PlannedColumn,
  choices: readonly TargetChoice[],
  choose: ChooseColumn,
): TemplateResult {
  const name = header === '' ? `Column ${index + 1}` : header;
  const choosePath = (event: Event): void => {
    const { value } = event.currentTarget as HTMLSelectElement;
    choose(index, value === '' ? null : value);
  };
  return html`<tr>
    <th scope="row">${name}<span class="fine">${sample === '' ? 'empty' : shortText(sample)}</span></th>
    <td>
      <select aria-label="What ${name} becomes" @change=${choosePath}>
        <option value="" .selected=${path === null}>not imported</option>
        ${choices.map((choice) => html`<option value=${choice.path} .selected=${choice.path === path}>${choice.label}</option>`)}
      </select>
    </td>
  </tr>`;
}

function shortText(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

function shortened(list: readonly string[]): readonly string[] {
  return list.length <= shownMax
    ? list
    : [...list.slice(0, shownMax), `… and ${(list.length - shownMax).toLocaleString('en')} more.`];
}
