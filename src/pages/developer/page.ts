/** The developer area: a menu of screens, and the screen that was chosen. */
import { html, render } from 'lit-html';
import { callServer } from '../shared/call-server.ts';
import { screens } from './screens/index.ts';

const root = document.getElementById('root');
if (root !== null) start(root);

function start(root: HTMLElement): void {
  render(
    html`<nav class="menu" aria-label="Developer area"></nav>
      <div class="screen" id="screen" tabindex="-1"></div>`,
    root,
  );
  const menu = root.querySelector<HTMLElement>('.menu');
  const frame = root.querySelector<HTMLElement>('.screen');
  if (menu === null || frame === null) return;

  const goTo = (id: string): void => {
    const screen = screens.find((one) => one.id === id) ?? screens[0];
    render(
      html`<ul>
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
    // Each screen gets an element of its own, so that a late answer of the previous screen cannot draw over it.
    const place = document.createElement('div');
    if (screen.hasOwnLayout !== true) place.className = 'plain';
    frame.replaceChildren(place);
    frame.setAttribute('aria-label', screen.title);
    frame.scrollTop = 0;
    screen.show({ call: callServer, place, goTo });
  };
  goTo(location.hash.slice(1));
}
