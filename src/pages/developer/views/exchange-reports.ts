/** Shows what an export has made, and what an import has done. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { WorkspaceExport } from '../../../core/exchange/export-workspace.ts';
import type { ImportReport } from '../../../core/exchange/import-file.ts';
import { lineRanges } from '../../../core/exchange/line-ranges.ts';
import type { DrawnMonth } from '../walk-documents.ts';

/** The files of an export, to download. */
export function exportedFiles({ files, counts, unreadable }: WorkspaceExport): TemplateResult {
  return html`<div role="status">
    <p>${countedRecords(counts)} in ${files.length === 1 ? 'this file' : 'these files'}:</p>
    <ul>
      ${files.map(({ name, text }) => html`<li><a download=${name} href=${addressOf(text)}>${name}</a></li>`)}
    </ul>
    ${sentences('Rows that could not be read and were not exported:', unreadable)}
  </div>`;
}

// The browser creates the files itself, so no data leaves it.
function addressOf(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
}

/** The outcome of an import. */
export function importReport(report: ImportReport): TemplateResult {
  const { written, present, presentLines, refused, leftOut, warnings, ignored, settings } = report;
  const lines = presentLines.length === 0 ? '' : ` (${linesOf(presentLines)})`;
  return html`<div role="status">
    <p>
      ${countedRecords(written)} written.
      ${present === 0 ? nothing : html`${present} already there, left unchanged${lines}.`}
    </p>
    ${sentences('Refused:', refused)}
    ${sentences('Please look at:', warnings)}
    ${sentences('Left out, because they are no records:', leftOut)}
    ${sentences('Columns that were not imported:', ignored)}
    ${sentences('Settings that differ. Change them in the Settings sheet:', settings)}
  </div>`;
}

function countedRecords(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.length === 0 ? 'No records' : some.map(([plural, count]) => `${count} ${plural}`).join(', ');
}

function linesOf(lines: readonly number[]): string {
  return `${lines.length === 1 ? 'line' : 'lines'} ${lineRanges(lines)}`;
}

/** A list under its title; nothing for an empty one. */
export function sentences(title: string, list: readonly string[]): TemplateResult | typeof nothing {
  if (list.length === 0) return nothing;
  return html`<p>${title}</p>
    <ul>
      ${list.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>`;
}

/** The archive of a month's documents, to download. */
export function drawnMonth({ name, archive, count, unreadable }: DrawnMonth): TemplateResult {
  return html`<div role="status">
    ${
      archive === null
        ? html`<p>No document is dated in this month.</p>`
        : html`<p>
            <a download=${name} href=${URL.createObjectURL(archive)}>${name}</a>, ${count === 1 ? '1 document' : `${count} documents`}
          </p>`
    }
    ${unreadable === 0 ? nothing : html`<p>${unreadable} rows could not be read.</p>`}
  </div>`;
}
