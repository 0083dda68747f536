/** The reference of the API, with the addresses of this workspace in its examples. */
import { html, render } from 'lit-html';
import type { AnswerOf } from '../../protocol.ts';
import { readDocument } from '../../reference/model/documented-answers.ts';
import { mountReference } from '../../reference/mount-reference.ts';
import { gatewayAddress } from '../../shared/gateway-address.ts';
import { load, whenLoaded } from '../../shared/loaded.ts';
import type { Screen } from '../screen.ts';

export const referenceScreen: Screen = {
  id: 'reference',
  title: 'Reference',
  hasOwnLayout: true,
  show({ call, place }) {
    const refresh = (): Promise<void> =>
      load(
        () => call('reference', {}),
        (loaded) => {
          if (loaded.kind === 'loaded') mount(place, loaded.value);
          else render(html`<h1>Reference</h1>${whenLoaded(loaded, refresh, () => html``)}`, place);
        },
      );
    void refresh();
  },
};

function mount(place: HTMLElement, { openapi, web_app_url: webApp }: AnswerOf<'reference'>): void {
  const root = document.createElement('div');
  place.replaceChildren(root);
  const gateway = gatewayAddress();
  const addresses = {
    gateway: gateway ?? 'https://your-gateway.example.com',
    webApp: webApp ?? 'https://script.google.com/macros/s/…/exec',
  };
  // Without a known gateway, the examples call the web app.
  mountReference(root, readDocument(openapi), addresses, gateway === null ? 'web_app' : 'gateway');
}
