/** The live probes on the Health screen: a button, the progress, and a report that can be copied. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ProbeReport } from '../../protocol.ts';
import { copyButton } from '../../shared/copy-button.ts';
import { messageOf } from '../../shared/loaded.ts';
import type { CallServer } from '../../shared/call-server.ts';

export type ProbesState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly title: string; readonly done: number; readonly all: number }
  | { readonly kind: 'done'; readonly report: string }
  | { readonly kind: 'failed'; readonly message: string };

/** From then on no further probe begins, so that the button takes a minute at most. */
const lastStartMs = 50_000;

/** The literal in the page's HTML, as HtmlService has served it. */
function servedLiteral(): string | null {
  const { probedLiteral } = globalThis as { readonly probedLiteral?: unknown };
  return typeof probedLiteral === 'string' ? probedLiteral : null;
}

/** Runs the probes one after the other, and notes what state the screen is to show. */
export async function runProbes(call: CallServer, note: (state: ProbesState) => void): Promise<void> {
  const startMs = Date.now();
  note({ kind: 'running', title: '', done: 0, all: 0 });
  try {
    const { build, probes } = await call('list_probes', {});
    const parts: string[] = [];
    for (const [done, { id, title }] of probes.entries()) {
      if (Date.now() - startMs > lastStartMs) {
        parts.push(part(title, ['Not run: the minute was over. Press the button again.']));
        continue;
      }
      note({ kind: 'running', title, done, all: probes.length });
      const failed = (error: unknown): ProbeReport => ({
        id,
        is_done: false,
        lines: [`The probe failed: ${messageOf(error)}`],
      });
      const { lines } = await call('run_probe', { id, literal: servedLiteral() }).catch(failed);
      parts.push(part(title, lines));
    }
    const head = `Business Billing REST API, live probes\nBuild ${build}, ${new Date().toISOString()}`;
    note({ kind: 'done', report: [head, ...parts].join('\n\n') });
  } catch (error) {
    note({ kind: 'failed', message: messageOf(error) });
  }
}

function part(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** @param mayStart false while the checks run, whose scratch sheets and timings would come in between */
export function probesView(state: ProbesState, mayStart: boolean, start: () => void): TemplateResult {
  const isRunning = state.kind === 'running';
  return html`<section class="probes" aria-labelledby="probes-title">
    <div class="heading">
      <h2 id="probes-title">Measure this Google</h2>
      <button type="button" class="button" ?disabled=${isRunning || !mayStart} @click=${start}>
        ${isRunning ? 'Measuring…' : state.kind === 'idle' ? 'Run the probes' : 'Run again'}
      </button>
    </div>
    <p>
      Tries what Google does with texts, searches and addresses, and measures what reads and writes take here. It needs a minute
      at most, works on a sheet of its own that it removes, and changes no records. The report has no keys and no data of
      customers.
    </p>
    <p role="status">${isRunning && state.all > 0 ? `${state.done + 1} of ${state.all}: ${state.title}` : nothing}</p>
    ${state.kind === 'failed' ? html`<p class="fault" role="alert">${state.message}</p>` : nothing}
    ${
      state.kind === 'done'
        ? html`<div class="report">
            ${copyButton(state.report, 'the report')}
            <pre tabindex="0" aria-label="Report of the probes">${state.report}</pre>
          </div>`
        : nothing
    }
  </section>`;
}
