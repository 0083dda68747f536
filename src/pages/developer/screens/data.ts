/** The Data screen: exports the workspace as files, and imports files. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { ExchangePort, ImportProgress } from '../../../core/exchange/exchange-port.ts';
import {
  exportOpening,
  exportWorkspace,
  type WorkspaceExport,
} from '../../../core/exchange/export-workspace.ts';
import { decodeFile } from '../../../core/csv/decode-file.ts';
import type { ColumnChoices } from '../../../core/exchange/foreign/plan-import.ts';
import { type ImportReport, importFile } from '../../../core/exchange/import-file.ts';
import { readImport } from '../../../core/exchange/read-import.ts';
import type { CallServer } from '../../shared/call-server.ts';
import { type Loaded, load, whenLoaded } from '../../shared/loaded.ts';
import type { Screen } from '../screen.ts';
import { monthChoice, monthOf } from '../views/choice.ts';
import { drawnMonth, exportedFiles, importReport } from '../views/exchange-reports.ts';
import { type ChosenFile, importPlan } from '../views/import-plan.ts';
import { type DrawnMonth, walkDocuments } from '../walk-documents.ts';

/** The state of the screen. */
interface Progress {
  exported: Loaded<WorkspaceExport> | null;
  opening: Loaded<WorkspaceExport> | null;
  /** The month whose documents are saved, `YYYY-MM`, and how many are drawn so far. */
  month: string;
  drawn: Loaded<DrawnMonth> | null;
  drawnCount: number;
  imported: Loaded<ImportReport> | null;
  /** How far the import has come; null while none runs. */
  importing: ImportProgress | null;
  file: File | null;
  /** What the chosen file would become; null without a file. */
  read: Loaded<ChosenFile> | null;
  /** What the owner has chosen for columns, by their positions. */
  choices: ColumnChoices;
  /** The same until the chosen file is imported, so that a second attempt goes on where the first has died. */
  importId: string;
  /** The resource of the rows of a CSV file; empty when the file name decides. */
  plural: string;
}

interface Actions {
  readonly exportAll: () => void;
  readonly exportOpening: () => void;
  readonly chooseMonth: (month: string) => void;
  readonly drawMonth: () => void;
  readonly importChosen: () => void;
  readonly choose: (chosen: Partial<Pick<Progress, 'file' | 'plural' | 'choices'>>) => void;
  readonly readAgain: () => void;
}

const nothingChosen = { importing: null, file: null, read: null, choices: {}, importId: '', plural: '' };

export const dataScreen: Screen = {
  id: 'data',
  title: 'Data',
  show({ call, place }) {
    const nothingMade = { exported: null, opening: null, imported: null, drawn: null, drawnCount: 0 };
    const progress: Progress = { ...nothingMade, ...nothingChosen, month: monthOf(new Date()) };
    const port = portOf(call);
    const draw = (): void => {
      render(view(progress, actions), place);
    };
    const actions: Actions = {
      exportAll: () =>
        void load(
          () => exportWorkspace(port),
          (exported) => {
            progress.exported = exported;
            draw();
          },
        ),
      exportOpening: () =>
        void load(
          () => exportOpening(port),
          (opening) => {
            progress.opening = opening;
            draw();
          },
        ),
      chooseMonth(month) {
        Object.assign(progress, { month, drawn: null });
        draw();
      },
      drawMonth() {
        const { month } = progress;
        progress.drawnCount = 0;
        void load(
          () =>
            walkDocuments(call, month, (count) => {
              progress.drawnCount = count;
              draw();
            }),
          (drawn) => {
            // The documents of another month may be chosen meanwhile.
            if (progress.month !== month) return;
            progress.drawn = drawn;
            draw();
          },
        );
      },
      importChosen: () =>
        void load(
          () =>
            importChosenFile(port, progress, (importing) => {
              progress.importing = importing;
              draw();
            }),
          (imported) => {
            progress.imported = imported;
            progress.importing = null;
            if (imported.kind === 'loaded') progress.importId = crypto.randomUUID();
            draw();
          },
        ),
      choose(chosen) {
        // Other rows are another import, and its columns are chosen anew.
        Object.assign(progress, { choices: {} }, chosen, { imported: null, importId: crypto.randomUUID() });
        actions.readAgain();
      },
      readAgain() {
        const { importId, file } = progress;
        if (file === null) {
          progress.read = null;
          draw();
          return;
        }
        void load(
          () => readChosenFile(port, file, progress),
          (read) => {
            // The owner may have chosen something else meanwhile, and keeps seeing the plan while columns are chosen.
            if (importId !== progress.importId || (read.kind === 'loading' && progress.read !== null)) return;
            progress.read = read;
            draw();
          },
        );
      },
    };
    draw();
  },
};

function portOf(call: CallServer): ExchangePort {
  return {
    head: () => call('exchange_head', {}),
    restoreSettings: (exported) => call('exchange_settings', exported),
    page: (wish) => call('exchange_page', wish),
    restore: (order) => call('exchange_restore', order),
    importTable: (order) => call('exchange_table', order),
    importRows: (order) => call('exchange_rows', order),
  };
}

async function readChosenFile(
  port: ExchangePort,
  file: File,
  { plural, choices }: Progress,
): Promise<ChosenFile> {
  const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()), TextDecoder);
  if (!decoded.ok) throw new Error(decoded.reason);
  const { text, encoding } = decoded;
  const head = await port.head();
  const wishes = { fileName: file.name, text, plural: plural === '' ? null : plural, choices };
  return { text, encoding, importable: head.importable, content: readImport(head, wishes) };
}

async function importChosenFile(
  port: ExchangePort,
  { file, read, plural, choices, importId }: Progress,
  onProgress: (importing: ImportProgress) => void,
): Promise<ImportReport> {
  if (file === null || read?.kind !== 'loaded') throw new Error('Choose a file first.');
  return importFile(port, {
    fileName: file.name,
    text: read.value.text,
    plural: plural === '' ? null : plural,
    choices,
    importId,
    onProgress,
  });
}

function view(progress: Progress, actions: Actions): TemplateResult {
  const { exported, opening, imported, importing, read } = progress;
  return html`<h1>Data</h1>
    <h2>Export</h2>
    <p>
      One JSON file with everything, which you can import again with the same ids, and a CSV table of each kind for other
      programs. No file contains keys or webhook secrets.
    </p>
    <p>
      <button type="button" class="button action" ?disabled=${exported?.kind === 'loading'} @click=${actions.exportAll}>
        Export everything
      </button>
    </p>
    ${exported === null ? nothing : whenLoaded(exported, actions.exportAll, exportedFiles)}
    <h2>Documents of a month</h2>
    <p>
      One ZIP file with the PDF of each invoice, quotation and credit note that is dated in it, drafts left out. A PDF that
      is ready for EN 16931 carries its electronic invoice.
    </p>
    ${monthOfDocuments(progress, actions)}
    <h2>Import</h2>
    <p>
      A file that you exported here, or a CSV file with customers or products from another program. You see what becomes
      of it before anything is written. Existing records stay as they are, so you can correct a file and import it again.
    </p>
    <label class="labelled">
      <span>File</span>
      <input type="file" accept=".json,.csv,.txt" @change=${(event: Event) => actions.choose({ file: chosenFile(event) })} />
    </label>
    <label class="labelled">
      <span>The rows of a CSV file are</span>
      <select @change=${(event: Event) => actions.choose({ plural: chosenText(event) })}>
        <option value="">as the file says</option>
        <option value="customers">customers</option>
        <option value="products">products</option>
      </select>
    </label>
    ${
      read === null
        ? nothing
        : whenLoaded(read, actions.readAgain, (chosen) =>
            importPlan(chosen, (index, path) =>
              actions.choose({ choices: { ...progress.choices, [index]: path } }),
            ),
          )
    }
    <p>
      <button
        type="button"
        class="button action"
        ?disabled=${read?.kind !== 'loaded' || imported?.kind === 'loading'}
        @click=${actions.importChosen}
      >
        Import
      </button>
    </p>
    ${importing === null ? nothing : html`<p role="status">Importing: ${importing.done.toLocaleString('en')} of ${importing.all.toLocaleString('en')}</p>`}
    ${imported === null ? nothing : whenLoaded(imported, actions.importChosen, importReport)}
    <h2>Start a new year's spreadsheet</h2>
    <p>A spreadsheet becomes slower with each year. You can go on in an empty one, and keep this one to look things up.</p>
    <ol>
      <li>Choose a quiet hour: nobody may bill between step 2 and step 4.</li>
      <li>Export what the new spreadsheet begins with: customers, products, everything unpaid or unanswered, and the numbers.</li>
      <li>Install the API in a new spreadsheet, and import the file there, on this screen. Choose its settings.</li>
      <li>Make new keys and endpoints there, and revoke the keys of this spreadsheet that may write.</li>
      <li>In the sheet Settings of this spreadsheet, close the books through today.</li>
    </ol>
    <p>
      <button type="button" class="button action" ?disabled=${opening?.kind === 'loading'} @click=${actions.exportOpening}>
        Export for a new spreadsheet
      </button>
    </p>
    ${opening === null ? nothing : whenLoaded(opening, actions.exportOpening, exportedFiles)}`;
}

function monthOfDocuments({ month, drawn, drawnCount }: Progress, actions: Actions): TemplateResult {
  const isDrawing = drawn?.kind === 'loading';
  return html`<div class="filters">${monthChoice(month, actions.chooseMonth)}</div>
    <p>
      <button type="button" class="button action" ?disabled=${isDrawing} @click=${actions.drawMonth}>Save the PDFs</button>
    </p>
    ${isDrawing && drawnCount > 0 ? html`<p class="fine">${drawnCount.toLocaleString('en')} documents so far</p>` : nothing}
    ${drawn === null ? nothing : whenLoaded(drawn, actions.drawMonth, drawnMonth)}`;
}

function chosenFile(event: Event): File | null {
  return (event.currentTarget as HTMLInputElement).files?.[0] ?? null;
}

function chosenText(event: Event): string {
  return (event.currentTarget as HTMLSelectElement).value;
}
