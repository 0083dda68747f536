/** The developer area: a menu of screens, the switch between live and test data, and the screen that was chosen. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { callServerIn } from '../shared/call-server.ts';
import { colourPage, modeSwitch, testDataBanner } from '../shared/mode-switch.ts';
import { screens } from './screens/index.ts';
import { askToClear } from './views/clear-test-data.ts';

const root = document.getElementById('root');
if (root !== null) start(root);

function start(root: HTMLElement): void {
  render(
    html`<nav class="menu" aria-label="Developer area"></nav>
      <div class="framed">
        <div class="of-mode"></div>
        <div class="screen" id="screen" tabindex="-1"></div>
      </div>`,
    root,
  );
  const [menu, banner, frame] = ['.menu', '.of-mode', '.screen'].map((one) =>
    root.querySelector<HTMLElement>(one),
  );
  if (!menu || !banner || !frame) return;
  let livemode = !location.hash.startsWith('#test/');

  const goTo = (id: string): void => {
    const screen = screens.find((one) => one.id === id) ?? screens[0];
    const isLive = livemode || screen.hasModes !== true;
    const choose = (chosen: boolean): void => {
      livemode = chosen;
      goTo(screen.id);
    };
    colourPage(isLive);
    render(
      html`${screen.hasModes === true ? modeSwitch(livemode, choose) : nothing}
        <ul>
          ${screens.map(
            (one) => html`<li>
              <button
                type="button"
                aria-current=${one === screen ? 'page' : 'false'}
                @click=${() => goTo(one.id)}
              >
                ${one.title}
              </button>
            </li>`,
          )}
        </ul>`,
      menu,
    );
    const call = callServerIn(isLive);
    render(
      testDataBanner(
        isLive,
        clearButton(() => askToClear(call, () => goTo(screen.id))),
      ),
      banner,
    );
    // Each screen gets an element of its own, so that a late answer of the previous screen cannot draw over it.
    const place = document.createElement('div');
    if (screen.hasOwnLayout !== true) place.className = 'plain';
    frame.replaceChildren(place);
    frame.setAttribute('aria-label', screen.title);
    frame.scrollTop = 0;
    screen.show({ call, livemode: isLive, place, goTo });
  };
  goTo(location.hash.replace(/^#(test\/)?/, ''));
}

function clearButton(clear: () => void): TemplateResult {
  return html`<button type="button" class="button danger" @click=${clear}>Clear test data</button>`;
}
