/** Probes in which form Google gives the address of the web app, and how long a request to it takes. */
import { serviceCall } from '../../google/service-call.ts';
import { keepWebAppUrl } from '../../developer-area/keep-web-app-url.ts';
import { googleWebAppUrl, webAppUrl } from '../../developer-area/web-app-url.ts';
import { askWebApp } from '../../web-app/ask-web-app.ts';
import { testAddress } from '../../web-app/test-web-app.ts';
import { besideModel, medianMs, type Probe } from './probe.ts';
import { keepMeasured, modelMs } from './speed-model.ts';

const rounds = 3;

export const addressProbe: Probe = {
  id: 'address',
  title: 'Address of the web app',
  run({ workspace }) {
    const given: string | null = serviceCall(() => ScriptApp.getService().getUrl());
    const told = `Google gives ${formOf(given ?? '')}.`;
    const url = webAppUrl();
    if (url === null) return [told, 'No address is known: requests were not measured.'];
    const tested = testAddress(workspace, url);
    if ('fault' in tested) return [told, `Callers cannot reach the web app. ${tested.fault}`];
    // The address that callers have just reached need not be asked of Google any more.
    if (url === googleWebAppUrl()) keepWebAppUrl(workspace, url);
    // Without a key the request is refused before it reads anything: what is left is Google's own share.
    const ms = medianMs(workspace.clock, rounds, () => askWebApp(url, '/api/v1/invoices'));
    keepMeasured(workspace.properties, { request: ms });
    return [
      told,
      'The address that is kept answers callers without an account.',
      besideModel('A refused request', ms, modelMs.request),
    ];
  },
};

// The id of the deployment and the domain are the owner's own: the report may be sent to others.
function formOf(url: string): string {
  if (url === '') return 'no address';
  return url
    .replace(/\/s\/[\w-]+/, '/s/…')
    .replace(/\/a\/macros\/[^/]+/, '/a/macros/<domain>')
    .replace(/\/a\/(?!macros\/)[^/]+/, '/a/<domain>');
}
