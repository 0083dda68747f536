/** The E-invoices screen: how many invoices of a year are ready, what to fill in, and a month as files. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { type Profile, profiles, type Syntax } from '../../../core/documents/einvoice/profiles.ts';
import { type Loaded, load, loading, whenLoaded } from '../../shared/loaded.ts';
import type { Screen } from '../screen.ts';
import { labelledChoice, monthChoice, monthOf, namedBySelf, type Option } from '../views/choice.ts';
import { exportedMonth, readinessReport } from '../views/einvoice-report.ts';
import { archiveOf, type ExportedMonth, type Survey, walkEInvoices } from '../walk-einvoices.ts';

const profileNames: Readonly<Record<Profile, string>> = {
  en16931: 'EN 16931',
  peppol: 'Peppol BIS Billing',
  xrechnung: 'XRechnung',
};

const syntaxNames: Readonly<Record<Syntax, string>> = { ubl: 'UBL', cii: 'CII' };

/** The state of the screen. */
interface State {
  profile: Profile;
  year: string;
  surveyed: Loaded<Survey>;
  /** How many documents are checked so far. */
  count: number;
  /** `YYYY-MM`. */
  month: string;
  syntax: Syntax;
  exported: Loaded<ExportedMonth> | null;
}

interface Actions {
  readonly choose: (chosen: Partial<Pick<State, 'profile' | 'year'>>) => void;
  readonly chooseExport: (chosen: Partial<Pick<State, 'month' | 'syntax'>>) => void;
  readonly check: () => void;
  readonly exportMonth: () => void;
  readonly openBusiness: () => void;
}

export const einvoicesScreen: Screen = {
  id: 'einvoices',
  title: 'E-invoices',
  show({ call, place, goTo }) {
    const today = new Date();
    const state: State = {
      profile: 'en16931',
      year: String(today.getFullYear()),
      surveyed: loading,
      count: 0,
      month: monthOf(today),
      syntax: 'ubl',
      exported: null,
    };
    const set = (changed: Partial<State>): void => {
      Object.assign(state, changed);
      render(view(state, actions), place);
    };
    const actions: Actions = {
      check() {
        const { profile, year } = state;
        const wish = { profile, syntax: null, from: `${year}-01-01`, to: `${year}-12-31` };
        // An answer about what is no longer chosen is not shown.
        const isWanted = (): boolean => state.profile === profile && state.year === year;
        set({ count: 0 });
        void load(
          () => walkEInvoices(call, wish, (count) => isWanted() && set({ count })),
          (surveyed) => isWanted() && set({ surveyed }),
        );
      },
      choose(chosen) {
        Object.assign(state, chosen, { exported: null });
        if (state.profile === 'peppol') state.syntax = 'ubl';
        actions.check();
      },
      chooseExport: (chosen) => set({ ...chosen, exported: null }),
      exportMonth() {
        const { profile, syntax, month } = state;
        const wish = { profile, syntax, from: `${month}-01`, to: `${month}-31` };
        void load(
          async () => {
            const survey = await walkEInvoices(call, wish, () => undefined);
            return archiveOf(survey, `einvoices-${month}-${profile}-${syntax}`);
          },
          (exported) => set({ exported }),
        );
      },
      openBusiness: () => goTo('business'),
    };
    actions.check();
  },
};

function view(state: State, actions: Actions): TemplateResult {
  const { profile, year, surveyed, count } = state;
  const years = [0, 1, 2].map((before) => String(new Date().getFullYear() - before));
  return html`<h1>E-invoices</h1>
    <p class="lead">
      Invoices and credit notes as XML of EN 16931. An export is a file and nothing more: it is sent to no customer and to
      no authority.
    </p>
    <div class="filters">
      ${labelledChoice('Profile', Object.entries(profileNames), profile, (chosen) => actions.choose({ profile: chosen as Profile }))}
      ${labelledChoice('Year', namedBySelf(years), year, (chosen) => actions.choose({ year: chosen }))}
    </div>
    ${surveyed.kind === 'loading' && count > 0 ? html`<p class="fine">${count.toLocaleString('en')} documents so far</p>` : nothing}
    ${whenLoaded(surveyed, actions.check, (survey) => readinessReport(survey, profileNames[profile], year, actions.openBusiness))}
    <h2>Export a month</h2>
    <p>One ZIP file with the XML of each document that is ready for ${profileNames[profile]}.</p>
    ${exportForm(state, actions)}`;
}

function exportForm({ month, syntax, profile, exported }: State, actions: Actions): TemplateResult {
  // Peppol is exchanged in UBL alone.
  const syntaxes = profiles[profile].syntaxes.map((one): Option => [one, syntaxNames[one]]);
  return html`<div class="filters">
      ${monthChoice(month, (chosen) => actions.chooseExport({ month: chosen }))}
      ${labelledChoice('Syntax', syntaxes, syntax, (chosen) => actions.chooseExport({ syntax: chosen as Syntax }))}
    </div>
    <p>
      <button
        type="button"
        class="button action"
        ?disabled=${exported?.kind === 'loading'}
        @click=${actions.exportMonth}
      >
        Export
      </button>
    </p>
    ${exported === null ? nothing : whenLoaded(exported, actions.exportMonth, exportedMonth)}`;
}
