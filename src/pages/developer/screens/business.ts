/** The Business screen: the settings of the workspace as a form, with what an invoice still lacks. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { BusinessFault, BusinessField, BusinessForm, BusinessGroup } from '../../protocol.ts';
import { type Loaded, load, loading, messageOf, whenLoaded } from '../../shared/loaded.ts';
import type { Screen } from '../screen.ts';
import { businessControl } from '../views/business-controls.ts';
import { changesOf, businessDraftOf, type BusinessDraft, keyOf } from '../views/business-draft.ts';

/** The state of the screen. */
interface State {
  loaded: Loaded<BusinessForm>;
  draft: BusinessDraft;
  faults: readonly BusinessFault[];
  /** What came of the last attempt to save; null before the first. */
  outcome: { readonly isGood: boolean; readonly words: string } | null;
  isSaving: boolean;
}

interface Actions {
  readonly refresh: () => void;
  readonly change: (changed: BusinessDraft) => void;
  readonly save: (form: BusinessForm) => void;
  readonly fault: (field: string, message: string | null) => void;
}

export const businessScreen: Screen = {
  id: 'business',
  title: 'Business',
  show({ call, place }) {
    const state: State = { loaded: loading, draft: {}, faults: [], outcome: null, isSaving: false };
    const set = (changed: Partial<State>): void => {
      Object.assign(state, changed);
      render(view(state, actions), place);
    };
    const show = (form: BusinessForm): Partial<State> => ({
      loaded: { kind: 'loaded', value: form },
      draft: businessDraftOf(form),
      faults: [],
      isSaving: false,
    });
    const actions: Actions = {
      refresh: () =>
        void load(
          () => call('business', {}),
          (loaded) => set(loaded.kind === 'loaded' ? show(loaded.value) : { loaded }),
        ),
      change: (changed) => set({ draft: { ...state.draft, ...changed }, outcome: null }),
      fault(field, message) {
        const others = state.faults.filter((one) => one.field !== field);
        set({ faults: message === null ? others : [...others, { field, message }] });
      },
      async save(form) {
        set({ isSaving: true, outcome: null });
        try {
          const changes = changesOf(form, state.draft);
          const saved = await call('save_business', { etag: form.workspace.etag, changes });
          if (saved.ok)
            set({
              ...show(saved.form),
              outcome: { isGood: true, words: 'Saved. New documents use it from now on.' },
            });
          else
            set({
              faults: saved.faults,
              isSaving: false,
              outcome: { isGood: false, words: faultWords(saved.faults) },
            });
        } catch (error) {
          set({ isSaving: false, outcome: { isGood: false, words: messageOf(error) } });
        }
        if (state.faults.length > 0) place.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      },
    };
    actions.refresh();
  },
};

function faultWords(faults: readonly BusinessFault[]): string {
  const [general] = faults.filter(({ field }) => field === '');
  if (general !== undefined) return general.message;
  return faults.length === 1
    ? 'Nothing was saved: one field is wrong.'
    : `Nothing was saved: ${faults.length} fields are wrong.`;
}

function view(state: State, actions: Actions): TemplateResult {
  return html`<h1>Business</h1>
    <p class="lead">What documents say of you, and how they begin. The sheet Settings shows the same.</p>
    ${whenLoaded(state.loaded, actions.refresh, (form) => formView(form, state, actions))}`;
}

function formView(form: BusinessForm, state: State, actions: Actions): TemplateResult {
  const isChanged = Object.keys(changesOf(form, state.draft)).length > 0;
  const save = (event: Event): void => {
    event.preventDefault();
    actions.save(form);
  };
  return html`${lackView(form)}
    <form class="business" novalidate @submit=${save}>
      ${form.groups.map((group) => groupView(group, form, state, actions))}
      <div class="business-save">
        <button type="submit" class="button action" ?disabled=${!isChanged || state.isSaving}>
          ${state.isSaving ? 'Saving…' : 'Save'}
        </button>
        ${
          isChanged && !state.isSaving
            ? html`<button type="button" class="button" @click=${() => actions.change(businessDraftOf(form))}>Discard changes</button>`
            : nothing
        }
        <p role="status" class=${state.outcome?.isGood === false ? 'wrong' : 'fine'}>${state.outcome?.words ?? ''}</p>
      </div>
    </form>`;
}

function lackView({ missing }: BusinessForm): TemplateResult {
  if (missing.length === 0)
    return html`<p class="business-lack"><span class="badge good">✓ Complete</span> Invoices say what they have to say of you.</p>`;
  return html`<section class="business-lack" aria-label="Missing for invoices">
    <h2><span class="badge warn">! ${missing.length} missing</span> Invoices do not yet say what they have to</h2>
    <ul>
      ${missing.map(({ field, sentence }) => html`<li><a href=${`#business-${keyOf(field)}`} @click=${goTo(field)}>${sentence}</a></li>`)}
    </ul>
  </section>`;
}

// The address of the page names the screen, so a link within it moves the focus instead.
function goTo(field: string): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    document.getElementById(`business-${keyOf(field)}`)?.focus();
  };
}

function groupView(
  { heading, meaning, fields }: BusinessGroup,
  form: BusinessForm,
  state: State,
  actions: Actions,
): TemplateResult {
  return html`<fieldset>
    <legend>${heading}</legend>
    <p class="fine">${meaning}</p>
    <div class="business-fields">${fields.map((field) => fieldView(field, form, state, actions))}</div>
  </fieldset>`;
}

function fieldView(field: BusinessField, form: BusinessForm, state: State, actions: Actions): TemplateResult {
  const path = field.part === null ? field.name : `${field.name}/${field.part}`;
  const id = `business-${keyOf(path)}`;
  // A fault of an entry of a list is shown at the list.
  const own = state.faults.filter((one) => one.field === path || one.field.startsWith(`${path}/`));
  const isWide = ['lines', 'logo', 'tax_ids'].includes(field.control);
  const control = businessControl(field, {
    id,
    isWrong: own.length > 0,
    value: state.draft[keyOf(path)] ?? '',
    logoLengthMax: form.logo_length_max,
    change: (value) => actions.change({ [keyOf(path)]: value }),
    fault: (message) => actions.fault(path, message),
  });
  return html`<div class=${isWide ? 'business-field wide' : 'business-field'}>
    <label for=${id}>${field.label}</label>
    ${control}
    ${own.map(({ message }) => html`<p class="wrong">${message}</p>`)}
    <p class="fine" id=${`${id}-hint`}>${field.hint}</p>
  </div>`;
}
