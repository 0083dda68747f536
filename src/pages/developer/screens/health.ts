/** The Health screen: each check with its result, and a button that fixes what it found. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import type { CheckedHealth, CheckList, Remedy } from '../../protocol.ts';
import { type Loaded, load, loading, messageOf, whenLoaded, withAdvice } from '../../shared/loaded.ts';
import { question as ask } from '../../shared/question.ts';
import type { Screen } from '../screen.ts';
import { type ProbesState, probesView, runProbes } from '../views/probe-report.ts';

interface State {
  readonly list: Loaded<CheckList>;
  /** Results by the id of the check; a running check has none. */
  readonly results: Readonly<Record<string, CheckedHealth>>;
  /** The id of the check that is being fixed. */
  readonly mending: string | null;
  readonly probes: ProbesState;
}

interface Actions {
  readonly checkAll: () => void;
  /** Repairs what a check has found, or one of its cases. */
  readonly fix: (id: string, remedy?: string) => void;
  readonly probe: () => void;
}

export const healthScreen: Screen = {
  id: 'health',
  title: 'Health',
  show({ call, place }) {
    let state: State = { list: loading, results: {}, mending: null, probes: { kind: 'idle' } };
    const change = (changed: Partial<State>): void => {
      state = { ...state, ...changed };
      render(view(state, actions), place);
    };
    const note = (result: CheckedHealth): void =>
      change({ results: { ...state.results, [result.id]: result } });
    const actions: Actions = {
      checkAll() {
        change({ results: {}, mending: null });
        void load(
          () => call('list_checks', {}),
          (list) => {
            change({ list });
            if (list.kind === 'loaded') void run(list.value.checks);
          },
        );
      },
      fix(id, remedy) {
        change({ mending: id });
        call('fix_check', { id, ...(remedy !== undefined && { remedy }) }).then(
          (result) => {
            // All others are made again, also those that had passed: a renamed header breaks the formulas of the Dashboard as
            // well, and a sheet that was added empty lacks its records.
            change({ mending: null, results: { [id]: result } });
            void run(listed().filter((check) => check.id !== id));
          },
          (error: unknown) => {
            const known = state.results[id];
            change({ mending: null });
            if (known !== undefined) note({ ...known, sentences: [...known.sentences, messageOf(error)] });
          },
        );
      },
      probe: () => void runProbes(call, (probes) => change({ probes })),
    };
    const listed = (): CheckList['checks'] => (state.list.kind === 'loaded' ? state.list.value.checks : []);
    // One after the other: each check is an execution, and Google runs at most 30 at once for an owner.
    // A later run takes over from one that is under way, whose results may be from before a repair.
    let runs = 0;
    const run = async (checks: CheckList['checks']): Promise<void> => {
      runs += 1;
      const own = runs;
      for (const { id, title } of checks) {
        const failed = (error: unknown): CheckedHealth => ({
          id,
          title,
          state: 'fault',
          sentences: [messageOf(error)],
          is_fixable: false,
          cases: [],
          link: null,
        });
        const result = await call('run_check', { id }).catch(failed);
        if (own !== runs) return;
        note(result);
      }
    };
    actions.checkAll();
  },
};

function view({ list, results, mending, probes }: State, { checkAll, fix, probe }: Actions): TemplateResult {
  const found = Object.values(results);
  const isDone = list.kind === 'loaded' && found.length === list.value.checks.length;
  return html`<div class="heading">
      <h1>Health</h1>
      <button type="button" class="button" ?disabled=${!isDone || probes.kind === 'running'} @click=${checkAll}>Check again</button>
    </div>
    <p class="lead" role="status">${isDone ? summary(found) : 'Checking…'}</p>
    ${whenLoaded(
      list,
      checkAll,
      ({ checks }) => html`<ul class="checks">
        ${checks.map(({ id, title }) => entry(title, results[id] ?? null, mending === id, (remedy) => fix(id, remedy)))}
      </ul>`,
    )}
    ${probesView(probes, isDone && mending === null, probe)}`;
}

function summary(found: readonly CheckedHealth[]): string {
  const count = found.filter(({ state }) => state !== 'good').length;
  if (count === 0) return 'All checks passed.';
  return count === 1 ? '1 check needs your attention.' : `${count} checks need your attention.`;
}

const signs = {
  good: { sign: '✓', words: 'passed' },
  warning: { sign: '!', words: 'warning' },
  fault: { sign: '✕', words: 'failed' },
} as const;

const badges = { good: 'badge good', warning: 'badge warn', fault: 'badge bad' } as const;

function entry(
  title: string,
  result: CheckedHealth | null,
  isMending: boolean,
  fix: (remedy?: string) => void,
): TemplateResult {
  if (result === null) {
    return html`<li>
      <span class="badge" aria-hidden="true">…</span>
      <div class="check-text"><h2>${title}</h2></div>
    </li>`;
  }
  const { state, sentences, is_fixable, cases, link } = result;
  return html`<li>
    <span class=${badges[state]}><span aria-hidden="true">${signs[state].sign}</span> ${signs[state].words}</span>
    <div class="check-text">
      <h2>${title}</h2>
      ${sentences.map((sentence) => html`<p>${withAdvice(sentence)}</p>`)}
      ${cases.map(
        ({ sentence, remedies }) => html`<div class="case">
          <p>${sentence}</p>
          ${remedies.map(
            (
              remedy,
            ) => html`<button type="button" class="button" ?disabled=${isMending} @click=${() => void choose(remedy, fix)}>
              ${remedy.words}
            </button>`,
          )}
        </div>`,
      )}
    </div>
    ${
      is_fixable
        ? html`<button type="button" class="button action" aria-label=${`Fix: ${title}`} ?disabled=${isMending} @click=${() => fix()}>
            ${isMending ? 'Fixing…' : 'Fix'}
          </button>`
        : nothing
    }
    ${
      link === null
        ? nothing
        : html`<a class="button action" href=${link.url} target="_blank" rel="noopener">${link.words}</a>`
    }
  </li>`;
}

/** Carries out a remedy, behind its question when it has one. */
async function choose({ id, words, question }: Remedy, fix: (remedy: string) => void): Promise<void> {
  const isMeant =
    question === null ||
    (await ask({ title: `${words}?`, sentences: [question], yes: words, isDangerous: true }));
  if (isMeant) fix(id);
}
